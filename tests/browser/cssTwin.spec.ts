import { expect, test } from './fixtures'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { openSourcePage, type SourcePage } from './sourcePage'

/**
 * Compares our drawing with a CSS rendering in the same fonts, the best reference for shadows, gradients,
 * kerning and baselines. At most 0.05 % of the pixels may differ at 2x.
 */
const MAX_DIFFERING = 0.0005

let source: SourcePage

test.use({ deviceScaleFactor: 2, viewport: { width: 1_000, height: 600 } })

test.beforeAll(async () => {
  source = await openSourcePage()
})

test.afterAll(() => source.close())

for (const [name, fixture, tag] of [
  ['a gradient sheet with md shadow and both scripts', 'typicalScene', ['@full']],
  ['sharp corners, lg shadow with spread, an inner shadow and a translucent panel', 'twinScene', []],
] as const) {
  test(`equals its CSS twin: ${name}`, { tag: [...tag] }, async ({ page }) => {
    await page.goto(source.url)
    const dataUrl = await page.evaluate(async (fixture) => {
      const load = (path: string) => import(/* @vite-ignore */ path) as Promise<unknown>
      const fixtures = (await load('/tests/draw/fixtures.ts')) as typeof import('../draw/fixtures')
      const { loadFonts } = (await load(
        '/src/draw/fonts/browserFonts.ts',
      )) as typeof import('../../src/draw/fonts/browserFonts')
      const { exportStage } = (await load(
        '/src/draw/konva/exportStage.ts',
      )) as typeof import('../../src/draw/konva/exportStage')
      const { pictures } = (await load(
        '/src/draw/pictures/images.ts',
      )) as typeof import('../../src/draw/pictures/images')
      const { cssTwin } = (await load('/tests/browser/cssTwin.ts')) as typeof import('./cssTwin')
      const scene = fixtures[fixture]()
      await loadFonts(scene)
      document.body.append(cssTwin(scene))
      const stage = exportStage(scene, { gradients: 'grained', pictures })
      return stage.toDataURL({ pixelRatio: 2 })
    }, fixture)
    const drawn = PNG.sync.read(Buffer.from(dataUrl.split(',')[1] ?? '', 'base64'))
    const twin = PNG.sync.read(await page.locator('#twin').screenshot())
    expect([drawn.width, drawn.height]).toEqual([twin.width, twin.height])
    const { width, height } = drawn
    const map = new PNG({ width, height })
    const differing = pixelmatch(drawn.data, twin.data, map.data, width, height, { threshold: 0.1 })
    await test.info().attach('drawn', { body: PNG.sync.write(drawn), contentType: 'image/png' })
    await test.info().attach('twin', { body: PNG.sync.write(twin), contentType: 'image/png' })
    await test.info().attach('difference', { body: PNG.sync.write(map), contentType: 'image/png' })
    console.log(`${name}: ${((differing / width / height) * 100).toFixed(4)} % of pixels differ`)
    expect(differing / (width * height)).toBeLessThanOrEqual(MAX_DIFFERING)
  })
}
