import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from './fixtures'

export function watchConsole(page: Page): () => void {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return () => expect(complaints).toEqual([])
}

export async function expectAccessible(page: Page, within?: string): Promise<void> {
  // Injecting axe once and omitting passes halve the time each. The site has no frames.
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
  axe.setLegacyMode().options({ resultTypes: ['violations'] })
  if (within) axe.include(within)
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}
