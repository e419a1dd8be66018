import { openEditor } from './editorPage'
import { facesLoaded } from './faces'
import { expect, test } from './fixtures'
import { twoFrames } from './frames'
import { holdRequests } from './holdRequests'
import { productModule } from './product'

/** Fonts that load later must not lay out existing text again. */

interface LayoutEvent {
  name: string
  args: { beginData?: { dirtyObjects: number; totalObjects: number } }
}

for (const [path, tag] of [
  ['/en/guide', []],
  ['/zh/guide', ['@full']],
] as const) {
  const title = `a font’s file that comes leaves the words of the page alone: ${path}`
  test(title, { tag: [...tag] }, async ({ page, browser }) => {
    await page.goto(path)
    await facesLoaded(page, ['Inter Interface'])
    await page.evaluate(() => {
      const file = performance.getEntriesByType('resource').find(({ name }) => /inter-latin-wght/.test(name))!
      document.fonts.add(new FontFace('Another', `url(${file.name})`))
    })
    await twoFrames(page)
    await browser.startTracing(page, { categories: ['devtools.timeline'] })
    await page.evaluate(async () => {
      const loaded = await document.fonts.load('16px Another')
      if (loaded.length !== 1) throw new Error('no such face')
    })
    await twoFrames(page)
    const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: LayoutEvent[] }
    const layouts = trace.traceEvents.flatMap(({ name, args: { beginData } }) =>
      name === 'Layout' && beginData ? [beginData] : [],
    )
    const whole = layouts.filter(({ dirtyObjects, totalObjects }) => dirtyObjects > totalObjects / 2)
    expect(whole).toEqual([])
  })
}

test(
  'the rules of all templates’ fonts are asked for together, not each once the last font is there',
  { tag: '@full' },
  async ({ page }) => {
    await openEditor(page)
    const { release } = await holdRequests(page, '**/*.woff2')
    const { TEMPLATE_FONTS } =
      await productModule<typeof import('../../src/card/templates')>('card/templates/index.ts')
    const { FONTS } = await productModule<typeof import('../../src/text/fonts')>('text/fonts/index.ts')
    const families = [...TEMPLATE_FONTS].flatMap((id) => [FONTS[id].latin.family, FONTS[id].han.family])
    const missing = () =>
      page.evaluate((names) => {
        const there = new Set([...document.fonts].map(({ family }) => family.replaceAll(/["']/g, '')))
        return names.filter((name) => !there.has(name))
      }, families)
    await expect.poll(missing).toEqual([])
    release()
  },
)
