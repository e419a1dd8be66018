import './styles/tokens.css'
import './styles/type.css'
import './styles/base.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { changeLanguage } from './language/changeLanguage'
import { LANGUAGES } from './language/languages'
import { withoutLanguage } from './language/path'
import { browserLanguageEffects, firstLanguage, addLanguageToAddress } from './pages/browser/browserLanguage'
import { firstPicture } from './pages/browser/firstPaint'
import { loadPage, pageAt } from './pages/pages'
import { Site } from './pages/routes'
import { loadFaces } from './styles/faces'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

void start(root)

async function start(root: HTMLElement): Promise<void> {
  if (navigator.serviceWorker?.controller) loadFaces() // they are cached, so no font flash
  const language = firstLanguage()
  const served = { page: root.dataset['page'], htmlLang: document.documentElement.lang }
  addLanguageToAddress(language)
  const page = pageAt(withoutLanguage(location.pathname))
  // A host that ignores address or language serves another page.
  const isServed = served.page === page && served.htmlLang === LANGUAGES[language].htmlLang
  if (isServed) await window.firstPaint

  // The page itself retries code that fails to load, and then reports the failure.
  const code = loadPage(page).catch(() => undefined)
  await changeLanguage(language, browserLanguageEffects)
  await code
  if (isServed) await firstPicture()
  loadFaces()
  const site = <Site Router={BrowserRouter} />
  // Short tasks never block taps and scrolling for long.
  if (isServed) startTransition(() => void hydrateRoot(root, site))
  else createRoot(root).render(site)
  pressAgain()
}

declare global {
  interface Window {
    /** public/first-paint.js records it; null afterwards. */
    earlyPress?: HTMLElement | null
  }
}

/** React hydrates at once what is pressed from now on; earlier presses only the page's first script knows. */
function pressAgain(): void {
  const button = window.earlyPress
  window.earlyPress = null
  setTimeout(() => button?.isConnected && button.click())
}
