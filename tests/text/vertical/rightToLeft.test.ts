import { describe, expect, it } from 'vitest'
import { columnsOf } from './setup'

function fromHead(text: string, squares?: number): string[] {
  const { columns, shown } = columnsOf(text, squares)
  return columns.map(({ cells }) =>
    cells
      .toSorted((one, other) => one.topPx - other.topPx)
      .map(({ startOffset, endOffset }) => shown.slice(startOffset, endOffset))
      .join(' '),
  )
}

describe('right-to-left words in a column', () => {
  // A rotated line is read from its foot, so the first word is lowest.
  it.each([
    ['רבי עקיבא', 'עקיבא רבי'],
    ['محمود درويش', 'درويش محمود'],
    ['א ב ג ד', 'ד ג ב א'],
  ])('stand in their own order: %s', (text, words) => {
    expect(fromHead(text)).toEqual([words])
  })

  it('leave what is among them and around them where it is', () => {
    expect(fromHead('日月 רבי עקיבא 山水')).toEqual(['日 月 עקיבא רבי 山 水'])
    expect(fromHead('日 one two 月')).toEqual(['日 one two 月'])
  })

  it('stand so in each of their columns, and on none of one another', () => {
    const { columns } = columnsOf('אבגד הוזח טיכל מנסע', 10)
    expect(columns.length).toBeGreaterThan(1)
    for (const { cells, lengthPx } of columns) {
      const placed = cells.toSorted((one, other) => one.topPx - other.topPx)
      expect(placed.map(({ startOffset }) => startOffset)).toEqual(
        cells.map(({ startOffset }) => startOffset).toReversed(),
      )
      for (const [at, { topPx }] of placed.entries())
        if (at > 0) expect(topPx).toBeGreaterThan(placed[at - 1]!.topPx + placed[at - 1]!.lengthPx)
      expect(placed.at(-1)!.topPx + placed.at(-1)!.lengthPx).toBeCloseTo(lengthPx)
    }
  })
})
