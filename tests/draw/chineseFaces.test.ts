import { expect, it } from 'vitest'
import { dayInChinese, chineseDateInWords, digitsInChinese } from '../../src/calendar/chineseWords'
import { nodeMetrics } from '../../src/draw/node/nodeCanvas'
import { coversInNode } from '../../src/draw/node/nodeFonts'
import almanac from '../../src/quotes/almanac.json'
import { segmentsOf } from '../../src/text/breaks'
import { FONTS, type FontId } from '../../src/text/fonts'
import { shapeText, spanWidthPx } from '../../src/text/shapedText'

const CHARACTERS = new Set(
  [
    ...almanac.map(({ translation, authorZh }) => `${translation}${authorZh ?? ''}`),
    ...Array.from({ length: 31 }, (_, day) => dayInChinese(day + 1)),
    chineseDateInWords({ year: 2025, month: 6, isLeap: true, day: 1 }),
    digitsInChinese(2026),
    '正农历年月日星期',
    '，。、；：？！—…·《》（）',
  ]
    .join('')
    .match(/[\p{sc=Han}\u3000-\u303f\uff00-\uffef〇·—…]/gu),
)

/** Characters these fonts lack; another of our fonts draws them. */
const LACKING: Partial<Record<FontId, string>> = {
  'font-rounded': '·',
  'font-modern': '〇',
  'font-pixel': '·褴',
}

it.each(Object.keys(FONTS) as FontId[])('the Chinese face of %s has every day of the almanac', (fontId) => {
  const { family } = FONTS[fontId].han
  const lacking = [...CHARACTERS].filter((character) => !coversInNode(family, character))
  expect(lacking.join('')).toBe(LACKING[fontId] ?? '')
})

it.each(Object.keys(FONTS) as FontId[])('marks that are set closer do not touch in %s', (fontId) => {
  const style = {
    fontId,
    bold: false,
    italic: false,
    sizePx: 40,
    lineHeightPx: 60,
    latinTrackingEm: 0,
    hanTrackingEm: 0,
  }
  for (const pair of ['：（', '？！', '，（', '！）', '；《', '。）', '）。']) {
    const text = `日${pair}日`
    const shaped = shapeText(segmentsOf(text), style, nodeMetrics)
    const inks: [left: number, right: number][] = []
    spanWidthPx(shaped, 0, text.length, ({ text: part, x, font }) => {
      let from = x
      for (const mark of part) {
        const ink = nodeMetrics.inkEm(mark, font)
        inks.push([from + ink.x * font.sizePx, from + (ink.x + ink.width) * font.sizePx])
        from += nodeMetrics.widthPx(mark, font)
      }
    })
    const [, [, endsPx] = [], [startsPx] = []] = inks
    expect(startsPx! - endsPx!, pair).toBeGreaterThan(0)
  }
})
