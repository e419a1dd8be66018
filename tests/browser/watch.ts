import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from './fixtures'

/** Collects a page's errors and warnings; call the returned function at the end of the test. */
export function watchConsole(page: Page): () => void {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return () => expect(complaints).toEqual([])
}

/** No violation of axe-core's rules, of any impact, on the page or within the given parts. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  // It is brought into the page once, and does not say what passes: both halve the time. The site has no frames.
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
  axe.setLegacyMode().options({ resultTypes: ['violations'] })
  if (within) axe.include(within)
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}
