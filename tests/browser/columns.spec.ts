import { PNG } from 'pngjs'
import type { Box } from '../../src/scene/nodes'
import { expect, test } from './fixtures'
import { openSourcePage, type SourcePage } from './sourcePage'

/**
 * Compares our columns with CSS `writing-mode: vertical-rl`, where the browser uses the same glyph positions
 * as our table.
 */
const MAX_APART_PX = 2
const HALF_GREY = 128
const SQUARE_PX = 60
const PITCH_PX = 100

let source: SourcePage

test.use({ deviceScaleFactor: 1, viewport: { width: 1_300, height: 900 } })

test.beforeAll(async () => {
  source = await openSourcePage()
})

test.afterAll(() => source.close())

const LINES = [
  '子在川上曰日',
  '永，东。国、',
  '酬：鹰；龘',
  '何？来！',
  '日（上）',
  '论《语》',
  '曰『逝』',
  '曰「好」',
  '一〇二',
  '望——等',
  '许……吧',
]
/**
 * For these marks our table moves the ink further out than the font's vertical glyphs, or uses another glyph.
 */
const OWN_INK = '，：；？！「」—…'
/** Distances from the cell's right and top edges, in em. */
const TABLE = [
  { marks: '，。、：；', right: 0.06, top: 0.08 },
  { marks: '？！', right: 0.1, top: 0.06 },
]

test('columns stand as in the browser’s vertical writing', { tag: '@full' }, async ({ page }) => {
  await page.goto(source.url)
  const cells = await page.evaluate(
    async ([lines, squarePx, pitchPx]) => {
      const path = '/tests/browser/cssColumns.ts'
      const { showColumns } = (await import(/* @vite-ignore */ path)) as typeof import('./cssColumns')
      return showColumns(lines, squarePx, pitchPx)
    },
    [LINES, SQUARE_PX, PITCH_PX] as const,
  )
  const own = PNG.sync.read(await page.locator('#own').screenshot())
  const css = PNG.sync.read(await page.locator('#css').screenshot())
  expect(cells.map(({ text }) => text).join('')).toBe(LINES.join(''))
  for (const cell of cells) {
    expect(Math.abs(cell.own.y - cell.css.y), cell.text).toBeLessThanOrEqual(MAX_APART_PX)
    expect(Math.abs(cell.own.height - cell.css.height), cell.text).toBeLessThanOrEqual(MAX_APART_PX)
    const ink = edgesOf(own, cell.own)
    if (!OWN_INK.includes(cell.text[0]!))
      edgesOf(css, cell.css).forEach((edge, at) =>
        expect(Math.abs(ink[at]! - edge), cell.text).toBeLessThanOrEqual(MAX_APART_PX),
      )
    const asked = TABLE.find(({ marks }) => marks.includes(cell.text))
    if (!asked) continue
    const [, top, right] = ink as [number, number, number]
    expect(Math.abs((PITCH_PX + SQUARE_PX) / 2 - right - asked.right * SQUARE_PX), cell.text).toBeLessThan(
      1.5,
    )
    expect(Math.abs(top - asked.top * SQUARE_PX), cell.text).toBeLessThan(1.5)
  }
})

/** Edges of the ink in part of a picture: left, top, right, bottom, from the part's corner. */
function edgesOf({ data, width }: PNG, part: Box): number[] {
  const [fromY, toY] = [Math.round(part.y), Math.round(part.y + part.height)]
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let y = fromY; y < toY; y += 1)
    for (let x = part.x; x < part.x + part.width; x += 1) {
      if (data[(y * width + x) * 4]! >= HALF_GREY) continue
      ;[left, right] = [Math.min(left, x - part.x), Math.max(right, x - part.x + 1)]
      ;[top, bottom] = [Math.min(top, y - fromY), Math.max(bottom, y - fromY + 1)]
    }
  return [left, top, right, bottom]
}
