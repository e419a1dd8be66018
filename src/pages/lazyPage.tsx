import { lazy, type ComponentType } from 'react'

export interface PageCode {
  Page: ComponentType
  load?: () => Promise<void> // once it has resolved, Page renders synchronously
}

/**
 * A page whose code is loaded on demand. Prerendering and hydration load it first: React would otherwise
 * replace the static words with a spinner.
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
