import { createStore, Provider } from 'jotai'
import { StrictMode, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { SiteRoutes } from '../routes'

interface SiteProps {
  Router: ComponentType<{ children: ReactNode }>
}

/** `Router` is the browser's, or one with a fixed URL for a static page. */
export function Site({ Router }: SiteProps) {
  const [store] = useState(createStore)
  useHydratedMark()
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

/** Marks the page as interactive, for tests and scripts that wait for it. */
function useHydratedMark(): void {
  useEffect(() => {
    document.documentElement.dataset['live'] = ''
  }, [])
}
