import { describe, expect, it } from 'vitest'
import { gridText } from '../../../src/look/compositions/letter/gridRows'
import { fakeMetrics } from '../../text/fakeMetrics'

const WRITING = { fontId: 'font-kai', weight: 400, glyphShare: 0.7, columns: 20, indentCells: 0 } as const

function drawnIn(text: string, columns: number = WRITING.columns): string[][] {
  const { shown, rows } = gridText(text, { ...WRITING, columns }, fakeMetrics)
  const graphemes = [...shown]
  return rows.map(({ groups }) =>
    groups.flatMap(({ tokens }) => tokens.map(({ start, end }) => graphemes.slice(start, end).join(''))),
  )
}

describe('words on squared paper', () => {
  it.each(['רבי עקיבא', 'محمود درويش', 'בן 20 שנה'])(
    'are drawn together where they are read from the right: %s',
    (name) => {
      expect(drawnIn(name)).toEqual([[name]])
      expect(drawnIn(`日${name}月`)).toEqual([['日', name, '月']])
    },
  )

  it('are drawn one by one where they are read from the left', () => {
    expect(drawnIn('Emily Dickinson')).toEqual([['Emily', 'Dickinson']])
  })

  it('go on in the next row where they do not fit', () => {
    const rows = drawnIn('רבי עקיבא', 4)
    expect(rows).toEqual([['רבי'], ['עקיבא']])
  })
})

describe('Chinese on squared paper', () => {
  it('ends a row some cells early, after a phrase, and fills the rows of a long text', () => {
    const text = '黄昏的光线从百叶窗的缝隙里漏进来，在地板上画出一道道金色的条纹。'
    const rows = (written: string) => drawnIn(written, 12).map((row) => row.join(''))
    expect(rows(text)[0]).toBe('黄昏的光线')
    expect(rows(text).join('')).toBe(text)
    const full = rows(text.repeat(3)).slice(0, -1)
    expect(Math.min(...full.map(({ length }) => length))).toBeGreaterThanOrEqual(11)
  })
})
