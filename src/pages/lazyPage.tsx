import { lazy, type ComponentType } from 'react'

export interface PageCode {
  Page: ComponentType
  load?: () => Promise<void> // after it resolves, Page renders synchronously
}

/**
 * Prerendering and hydration load a page's code first; otherwise React would replace the static text with a
 * spinner.
 */
export function lazyPage(importPage: () => Promise<ComponentType>): PageCode {
  let Loaded: ComponentType | null = null
  const Late = lazy(() => importPage().then((Page) => ({ default: Page })))
  return {
    Page: () => (Loaded ? <Loaded /> : <Late />),
    load: async () => {
      Loaded = await importPage()
    },
  }
}
