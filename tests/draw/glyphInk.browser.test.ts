import { expect, it } from 'vitest'
import { loadFonts } from '../../src/draw/fonts/browserFonts'
import { browserMetrics } from '../../src/draw/fonts/browserMetrics'
import table from '../../src/text/vertical/markInks.json'
import { line } from './fixtures'

const MARKS = '，。、；：？！…（《』'

it.each([
  ['Noto Serif SC Variable', 400],
  ['Noto Serif SC Variable', 900],
  ['LXGW WenKai', 400],
] as const)('is read in a browser as in Node: %s %d', async (family, weight) => {
  const font = { family, weight, italic: false, sizePx: 40 }
  await loadFonts({ still: [], live: [line('marks', MARKS, { x: 0, y: 0 }, { font })] })
  const inks: Record<string, number[]> = (table as Record<string, Record<string, object>>)[family]![
    weight
  ] as never
  for (const mark of MARKS) {
    const { x, y, width, height } = browserMetrics.inkEm(mark, font)
    const edges = [x, y, x + width, y + height].map((em) => em * 1000)
    edges.forEach((edge, at) => expect(Math.abs(edge - inks[mark]![at]!), mark).toBeLessThan(1.5))
  }
})

it('is nothing where a character has none', () => {
  const font = { family: 'Noto Serif SC Variable', weight: 400, italic: false, sizePx: 40 }
  expect(browserMetrics.inkEm('\u3000', font)).toMatchObject({ width: 0, height: 0 })
})
