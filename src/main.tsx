import '@fontsource-variable/inter/wght.css'
import './styles/tokens.css'
import './styles/type.css'
import './styles/base.css'
import { createStore, Provider } from 'jotai'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { changeLanguage } from './language/changeLanguage'
import { browserWorld, firstLanguage } from './pages/browserLanguage'
import { SiteRoutes } from './pages/routes'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

void changeLanguage(firstLanguage(), browserWorld)

createRoot(root).render(
  <StrictMode>
    <Provider store={createStore()}>
      <BrowserRouter>
        <SiteRoutes />
      </BrowserRouter>
    </Provider>
  </StrictMode>,
)
