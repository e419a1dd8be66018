import { createStore, Provider } from 'jotai'
import { StrictMode, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { SiteRoutes } from '../routes'

/** The whole site under a router: the browser's, or a fixed address for a static page. */
export function Site({ Router }: { Router: ComponentType<{ children: ReactNode }> }) {
  const [store] = useState(createStore)
  useLiveMark()
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

/** For those who wait for the page to take a click: tests, and whoever scripts a browser. */
function useLiveMark(): void {
  useEffect(() => {
    document.documentElement.dataset['live'] = ''
  }, [])
}
