import { createStore, Provider } from 'jotai'
import { StrictMode, useState, type ComponentType, type ReactNode } from 'react'
import { SiteRoutes } from './routes'

/** The whole site under a router: the browser's, or a fixed address for a static page. */
export function Site({ Router }: { Router: ComponentType<{ children: ReactNode }> }) {
  const [store] = useState(createStore)
  return (
    <StrictMode>
      <Provider store={store}>
        <Router>
          <SiteRoutes />
        </Router>
      </Provider>
    </StrictMode>
  )
}
