import { CARD_OF_TODAY, expect, test, type Page } from './fixtures'
import type { Font } from '../../src/scene/nodes'
import { openSourcePage, type SourcePage } from './sourcePage'

/** A retry must recover failed font files; by itself, a failed FontFace stays failed. */
let source: SourcePage

test.describe.configure({ mode: 'default' }) // The tests share one worker and one source server.

test.beforeAll(async () => {
  source = await openSourcePage()
})

test.afterAll(() => source.close())

test.beforeEach(async ({ page }) => {
  await page.goto(source.url)
})

const SERIF: Pick<Font, 'family' | 'weight'> = { family: 'Noto Serif SC Variable', weight: 640 }

function load(page: Page, text: string, face = SERIF, measured = '—') {
  return page.evaluate(
    async ({ text, face, measured }) => {
      const load = (path: string) => import(/* @vite-ignore */ path) as Promise<unknown>
      const fonts = (await load(
        '/src/draw/fonts/browserFonts.ts',
      )) as typeof import('../../src/draw/fonts/browserFonts')
      const { browserMetrics } = (await load(
        '/src/draw/fonts/browserMetrics.ts',
      )) as typeof import('../../src/draw/fonts/browserMetrics')
      const fixtures = (await load('/tests/draw/fixtures.ts')) as typeof import('../draw/fixtures')
      const font = { ...face, italic: false, sizePx: 40 }
      const scene = { still: [], live: [fixtures.line('han', text, { x: 0, y: 50 }, { font })] }
      const before = fonts.fontsReady(scene)
      const outcome = await fonts.loadFonts(scene)
      browserMetrics.clear()
      const { status } = outcome
      return {
        before,
        status,
        after: fonts.fontsReady(scene),
        characters: outcome.status === 'missing-glyphs' ? outcome.characters : [],
        widthPx: browserMetrics.widthPx(measured, font),
      }
    },
    { text, face, measured },
  )
}

test('fonts that fail to load are reported, and a retry recovers', async ({ page }) => {
  const text = '惊奇—'
  await page.route('**/*.woff2', (route) => route.abort())
  expect(await load(page, text)).toMatchObject({ before: false, status: 'offline', after: false })
  expect(await load(page, text)).toMatchObject({ before: false, status: 'offline', after: false })
  await page.unroute('**/*.woff2')
  const recovered = await load(page, text)
  expect(recovered).toMatchObject({ before: false, status: 'ready', after: true })
  expect(recovered.widthPx).toBeCloseTo(36.72, 1) // A system font would measure 40.
  expect(await load(page, '惊奇—？')).toMatchObject({ status: 'ready', after: true })
  expect(await load(page, text)).toMatchObject({ before: true, status: 'ready', after: true })
})

test('each weight comes back as itself', async ({ page }) => {
  const text = 'I am the master'
  const family = 'Galmuri11'
  await page.route('**/*.woff2', (route) => route.abort())
  for (const weight of [400, 700]) await load(page, text, { family, weight }, text)
  await page.unroute('**/*.woff2')
  const widths = []
  for (const weight of [400, 700]) {
    const recovered = await load(page, text, { family, weight }, text)
    expect(recovered).toMatchObject({ status: 'ready', after: true })
    widths.push(recovered.widthPx)
  }
  const [regular, bold] = widths
  expect(bold! / regular!).toBeCloseTo(1.04, 2) // The letters are 101 px wide, bold 105.
})

test('a character that no file of the family has is named', async ({ page }) => {
  expect(await load(page, '惊𓀀')).toMatchObject({ status: 'missing-glyphs', characters: ['𓀀'], after: true })
})

test('only the files that the text needs are fetched', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) files.push(request.url())
  })
  await load(page, '惊奇')
  expect(files.length).toBeGreaterThan(0)
  expect(files.length).toBeLessThanOrEqual(3) // The font has 103 files; one is for the measured dash.
})

/**
 * Imitates WebKit on a first visit, where some load promises and events never fire although the font has
 * loaded.
 */
function suppressLoadEvents(): void {
  const load = document.fonts.load.bind(document.fonts)
  document.fonts.load = (font, text) => {
    void load(font, text)
    return new Promise(() => {})
  }
  const listen = HTMLLinkElement.prototype.addEventListener
  HTMLLinkElement.prototype.addEventListener = function (
    this: HTMLLinkElement,
    ...[type, ...rest]: Parameters<typeof listen>
  ) {
    const isOfType = /\/(?:wght|result)[^/]*\.css$/.test(this.href)
    if (!(isOfType && type === 'load')) listen.call(this, type, ...rest)
  }
}

test('a card appears though the browser never reports that its fonts have loaded', async ({ page }) => {
  await page.addInitScript(suppressLoadEvents)
  await page.goto('/en')
  await expect(page.getByRole('img', { name: CARD_OF_TODAY })).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
})
