import { lazy, type ComponentType } from 'react'

export interface PageCode {
  Page: ComponentType
  load?: () => Promise<void> // once it has resolved, Page is drawn without waiting
}

/**
 * A page whose code comes when it is asked for. The static page and its hydration load it first: React would
 * otherwise draw a spinner where the words already stand.
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
