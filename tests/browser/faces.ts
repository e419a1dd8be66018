import type { Page } from './fixtures'

/** Waits for interface fonts by family name; fallbacks of similar width show until then. */
export async function facesLoaded(page: Page, names: readonly string[]): Promise<void> {
  await page.waitForFunction((awaited) => {
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded')
    return awaited.every((name) => loaded.some(({ family }) => family.includes(name)))
  }, names)
}
