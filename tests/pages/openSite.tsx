import { act, render } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { BrowserRouter } from 'react-router-dom'
import { changeLanguage } from '../../src/language/changeLanguage'
import { browserLanguageEffects, firstLanguage } from '../../src/pages/browser/browserLanguage'
import { loadPage, pageAt } from '../../src/pages/pages'
import { withoutLanguage } from '../../src/language/path'
import { SiteRoutes } from '../../src/pages/routes'
import { quoteDependenciesAtom } from '../../src/state/quote'
import { nothingInView } from './nothingInView'

/** Opens a URL of the site in jsdom on 21 November 2026, with nothing in view and no network unless given. */
export async function openSite(
  address: string,
  fetch: typeof globalThis.fetch = async () => Promise.reject(new TypeError('offline')),
) {
  nothingInView()
  window.scrollTo = () => {}
  history.pushState(null, '', address)
  await changeLanguage(firstLanguage(), browserLanguageEffects)
  await loadPage(pageAt(withoutLanguage(location.pathname)))
  const store = createStore()
  store.set(quoteDependenciesAtom, {
    ...store.get(quoteDependenciesAtom),
    now: () => new Date(2026, 10, 21, 9),
    fetch,
  })
  await act(async () => {
    render(
      <Provider store={store}>
        <BrowserRouter>
          <SiteRoutes />
        </BrowserRouter>
      </Provider>,
    )
  })
  return store
}
