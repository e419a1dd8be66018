import type { Page } from './fixtures'

/** Waits for faces of the interface, by the names of their families; until then fallback faces of about the same widths are shown. */
export async function facesLoaded(page: Page, names: readonly string[]): Promise<void> {
  await page.waitForFunction((awaited) => {
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded')
    return awaited.every((name) => loaded.some(({ family }) => family.includes(name)))
  }, names)
}
