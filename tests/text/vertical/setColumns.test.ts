import { describe, expect, it } from 'vitest'
import { markInkEm } from '../../../src/text/vertical/markInks'
import { advances, cellsOf, columnsOf, SQUARE_PX, wordsInColumns } from './setup'

const FACE = { family: 'Noto Serif SC Variable', weight: 450, italic: false, sizePx: 100 }

/** The ink of a cell's mark, in px from the axis and the square's upper edge. */
function inkOf(text: string, at: number) {
  const cell = cellsOf(text)[at]!
  const ink = markInkEm(cell.runs[0]!)
  return {
    right: cell.x + (ink.x + ink.width) * 100,
    top: cell.y + ink.y * 100,
    middle: { x: cell.x + (ink.x + ink.width / 2) * 100, y: cell.y + (ink.y + ink.height / 2) * 100 },
  }
}

describe('a cell', () => {
  it('is a square of a Chinese character, with tracking after it but at the end', () => {
    expect(advances('日签')).toEqual(['日 100', '签 100'])
    expect(advances('日签', { trackingEm: 0.1 })).toEqual(['日 110', '签 100'])
    expect(cellsOf('日')[0]).toMatchObject({ isTurned: false, x: -50 })
  })

  it.each(['，', '。', '、', '；', '：'])('moves the ink of %s to the upper right of its square', (mark) => {
    expect(inkOf(`日${mark}`, 1).right).toBeCloseTo(50 - 6)
    expect(inkOf(`日${mark}`, 1).top).toBeCloseTo(8)
    expect(cellsOf(`日${mark}`)[1]!.isTurned).toBe(false)
  })

  it.each(['？', '！'])('moves the ink of %s there too, a little less far out', (mark) => {
    expect(inkOf(`日${mark}`, 1).right).toBeCloseTo(50 - 10)
    expect(inkOf(`日${mark}`, 1).top).toBeCloseTo(6)
  })

  it('is half as long where a mark follows', () => {
    expect(advances('美。”他')).toEqual(['美 100', '。 50', '』 100', '他 100'])
    expect(advances('“说‘好’。”')).toEqual([
      '『 100',
      '说 100',
      '「 100',
      '好 100',
      '」 50',
      '。 50',
      '』 100',
    ])
    expect(advances('也。“日')).toEqual(['也 100', '。 50', '『 100', '日 100'])
    expect(advances('《“日')).toEqual(['《 50', '『 100', '日 100'])
  })

  it('keeps a tall mark from the one that closes after it', () => {
    const [, mark] = advances('何？”')
    expect(mark).toMatch(/^？ [89]\d$/)
    expect(advances('何！”')[1]).toBe('！ 50') // its ink is beside the bracket's
  })

  it('has turned corner brackets for the quotation marks of Chinese, and for no others', () => {
    const marks = cellsOf('曰“逝‘者’”').filter(({ kind }) => kind === 'open' || kind === 'close')
    expect(marks.map(({ runs }) => runs[0]!.text)).toEqual(['『', '「', '」', '』'])
    expect(marks.every(({ isTurned }) => isTurned)).toBe(true)
    expect(columnsOf('It’s “Walden”').shown).toBe('It’s “Walden”')
  })

  it.each([...'（）《》〈〉【】'])('turns %s', (mark) => {
    const cell = cellsOf(`日${mark}月`)[1]!
    expect(cell).toMatchObject({ isTurned: true, lengthPx: 100 })
  })

  it.each(['font-serif', 'font-kai', 'font-brush', 'font-running'] as const)(
    'keeps brackets near what they are about, in the middle of the column (%s)',
    (fontId) => {
      for (const [open, close] of ['（）', '《》', '〈〉', '【】']) {
        const cells = cellsOf(`日${open}月${close}日`, { fontId })
        const [before, after] = [cells[1]!, cells[3]!].map((cell) => {
          const { font } = cell.runs[0]!
          const ink = markInkEm(cell.runs[0]!)
          const [from, to] = [ink.x, ink.x + ink.width].map((em) => cell.y + em * font.sizePx)
          expect(cell.x - (ink.y + ink.height / 2) * font.sizePx).toBeCloseTo(0)
          return { from: from!, to: to! }
        })
        expect(SQUARE_PX - before!.to, open).toBeLessThanOrEqual(12.01)
        expect(after!.from, close).toBeLessThanOrEqual(12.01)
        expect(before!.to, open).toBeLessThan(SQUARE_PX)
        expect(after!.from, close).toBeGreaterThan(-2)
      }
    },
  )

  it('draws —— and …… unbroken and turned, two squares long, in the middle of the column', () => {
    for (const pair of ['——', '……']) {
      const cell = cellsOf(`望${pair}等`)[1]!
      expect(cell).toMatchObject({ isTurned: true, lengthPx: 200, runs: [{ text: pair }] })
      const { font } = cell.runs[0]!
      const ink = markInkEm(cell.runs[0]!)
      expect(cell.x - (ink.y + ink.height / 2) * font.sizePx).toBeCloseTo(0)
    }
  })

  it('has the dot between names in the middle of 0.6 of a square', () => {
    expect(advances('克·吐')).toEqual(['克 100', '· 60', '吐 100'])
    expect(inkOf('克·吐', 1).middle.x).toBeCloseTo(0)
    expect(inkOf('克·吐', 1).middle.y).toBeCloseTo(30)
  })

  it('keeps one or two figures upright, no wider than 0.98 of a square', () => {
    const cells = cellsOf('第12章7日')
    expect(advances('第12章7日')).toEqual(['第 100', '12 100', '章 100', '7 100', '日 100'])
    expect(cells.map(({ isTurned }) => isTurned)).toEqual([false, false, false, false, false])
    const figures = cells[1]!
    expect(figures.runs[0]!.widthPx * figures.scaleX).toBeCloseTo(98)
    expect(cells[3]!.scaleX).toBe(1)
  })

  it('turns longer numbers and Latin words, 0.22 of a square from Chinese', () => {
    for (const words of ['1854', '3.5', 'Walden', 'A']) {
      const cells = cellsOf(`读${words}时`)
      expect(cells[1]).toMatchObject({ isTurned: true, runs: [{ text: words }] })
      const latin = cells[1]!
      expect(latin.topPx).toBeCloseTo(122)
      expect(cells[2]!.topPx - latin.topPx - latin.lengthPx).toBeCloseTo(22)
      expect(cellsOf(`读 ${words} 时`).map(({ topPx }) => topPx)).toEqual(cells.map(({ topPx }) => topPx))
    }
    expect(advances('New York')[0]).toMatch(/^New /)
  })

  it('never has a presentation form', () => {
    const all = '（）《》【】〈〉“”‘’，。、；：？！——……·'
    const drawn = columnsOf(all).columns.flatMap(({ cells }) => cells.flatMap(({ runs }) => runs))
    expect(drawn.map(({ text }) => text).join('')).not.toMatch(/[\ufe10-\ufe4f]/)
    expect(drawn.map(({ text }) => text).join('')).toBe('（）《》【】〈〉『』「」，。、；：？！——……·')
  })
})

describe('columns', () => {
  it('are as few as fit, broken where a reader pauses', () => {
    expect(wordsInColumns(columnsOf('子在川上曰：“逝者如斯夫！不舍昼夜。”', 6))).toEqual([
      '子在川上曰：',
      '『逝者如斯夫！',
      '不舍昼夜。』',
    ])
  })

  it('let an opening mark hang above and closing ones below', () => {
    const { columns } = columnsOf('子在川上曰：“逝者如斯夫！”', 5)
    expect(columns.map(({ hangingTopPx }) => hangingTopPx)).toEqual([0, 100])
    expect(columns[1]!.cells[1]!.topPx).toBe(0)
    expect(columns.map(({ lengthPx }) => lengthPx)).toEqual([500, 500])
    expect(columns[0]!.hangingEndPx).toBe(100)
    expect(columns[1]!.hangingEndPx).toBeGreaterThan(100)
  })

  it('keep each line of verse to itself', () => {
    expect(wordsInColumns(columnsOf('希望长着羽毛，\n栖息在灵魂里，', 20))).toEqual([
      '希望长着羽毛，\n',
      '栖息在灵魂里，',
    ])
  })

  it('part a word that is longer than a column', () => {
    const text = columnsOf('Donaudampfschifffahrt', 3)
    expect(text.columns.length).toBeGreaterThan(2)
    for (const { lengthPx } of text.columns) expect(lengthPx).toBeLessThanOrEqual(300.01)
  })

  it('move ink by the table of its face at any weight', () => {
    const at = (weight: number) => markInkEm({ text: '。', font: { ...FACE, weight }, widthPx: 100 })
    expect(at(550).width).toBeCloseTo((at(400).width + at(700).width) / 2, 3)
    expect(at(1000)).toEqual(at(900))
  })
})
