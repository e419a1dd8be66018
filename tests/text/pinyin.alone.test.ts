import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PINYIN_CASES } from './pinyinCases'
import { coversInNode } from '../../src/draw/node/nodeFonts'
import { nodeMetrics } from '../../src/draw/node/nodeCanvas'
import almanac from '../../src/quotes/almanac.json'
import { BUILT_IN_QUOTES } from '../../src/quotes/builtIn'
import type { Font } from '../../src/scene/nodes'
import { contrastRatio } from '../../src/scene/colour'
import { dictionary } from '../../src/text/pinyin/dictionary'
import { lighterInk, knowsAllReadings, pinyinBy } from '../../src/text/pinyin/pinyinBy'
import { pinyinMetrics } from '../../src/text/pinyin/pinyin'
import { readingsOf as readingsBy } from '../../src/text/pinyin/readings'
import { FONTS } from '../../src/text/fonts'
import type { Line } from '../../src/text/paragraph'
import { withPinyinRoom } from '../../src/text/pinyin/room'
import { firstBaselinePx } from '../../src/text/textNodes'
import { typographic } from '../../src/text/typographic'
import { wrapLines } from '../../src/text/wrap'
import { idsOf } from '../layout/cards'
import { runs } from '../fixtures/tier'

const TEXTS = [...almanac, ...Object.values(BUILT_IN_QUOTES)].map(({ translation }) => translation)
const LINES = TEXTS.flatMap((text) => text.split('\n'))
const HAN = /\p{sc=Han}/u
const METRICS = pinyinMetrics(nodeMetrics, pinyinBy(null))
const readingsOf = (line: string) => readingsBy(line, null)
const readWith = (line: string, readings: typeof readingsOf) =>
  [...line].map((character, at) => (HAN.test(character) ? readings(line)[at] : character))

function readInLine(words: string, readings = readingsOf): string {
  const line = LINES.find((candidate) => candidate.includes(words))!
  const from = line.indexOf(words)
  return readWith(line, readings)
    .slice(from, from + words.length)
    .join(' ')
}

describe('the readings of the almanac', () => {
  it('are known for every line, set as it is typed or in typographic marks', () => {
    expect(TEXTS.filter((text) => !knowsAllReadings([text]))).toEqual([])
    expect(TEXTS.filter((text) => !knowsAllReadings([typographic(text)]))).toEqual([])
  })

  it('are one syllable for each Chinese character, and none for a mark', () => {
    for (const line of LINES)
      readingsOf(line).forEach((reading, at) => {
        if (HAN.test(line[at]!))
          expect(reading, `${line[at]} in ${line}`).toMatch(/^[a-zāáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜü]{1,6}$/u)
        else expect(reading).toBe('')
      })
  })

  it.each(PINYIN_CASES)('%s: %s', (words, readings) => {
    expect(readInLine(words)).toBe(readings)
  })

  it('keep the tones of 一 and 不 as the dictionary has them', () => {
    const readings = LINES.flatMap((line) =>
      [...line].map((character, at) => character + readingsOf(line)[at]),
    )
    expect(new Set(readings.filter((one) => /^[一不]/u.test(one)))).toEqual(new Set(['一yī', '不bù']))
  })

  it('are not taken for those of a line that was changed', () => {
    expect(knowsAllReadings([`${LINES[0]!}了`])).toBe(false)
  })
})

describe('syllables', () => {
  it('have a face with every letter of them, in each family', () => {
    const letters = new Set(LINES.flatMap((line) => readingsOf(line)).flatMap((reading) => [...reading]))
    for (const letter of 'āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜü') letters.add(letter)
    for (const fontId of idsOf(FONTS)) {
      const style = {
        fontId,
        sizePx: 40,
        bold: false,
        italic: false,
        lineHeightPx: 70,
        latinTrackingEm: 0,
        hanTrackingEm: 0,
        pinyinPx: 20,
      }
      const { lines } = wrapLines(LINES[0]!, style, 900, METRICS, { align: 'left' })
      const { family } = lines[0]!.pinyin!.runs[0]!.font
      expect(
        [...letters].filter((letter) => !coversInNode(family, letter)),
        `${fontId}, ${family}`,
      ).toEqual([])
    }
  })

  // Regression: Smiley Sans and 志莽行书 are taller for their size, so syllables overlapped them.
  it.each(idsOf(FONTS))(
    'are clear of their characters, and nearer to them than to the line above: %s',
    (fontId) => {
      const sizePx = 40
      const style = withPinyinRoom({
        fontId,
        sizePx,
        bold: false,
        italic: false,
        lineHeightPx: 0,
        latinTrackingEm: 0,
        hanTrackingEm: 0,
      })
      const inkOf = ({ text, font }: { text: string; font: Font }) =>
        [...text].map((character) => {
          const { y, height } = nodeMetrics.inkEm(character, font)
          return { above: -y * font.sizePx, below: (y + height) * font.sizePx }
        })
      const { lines } = wrapLines('能够影响一天的质地，那是最高的艺术。', style, 900, METRICS, {
        align: 'left',
      })
      const [{ runs, pinyin }] = lines as [Line]
      const tall = Math.max(...runs.flatMap(inkOf).map(({ above }) => above))
      const deep = Math.max(...runs.flatMap(inkOf).map(({ below }) => below))
      const syllables = pinyin!.runs.flatMap(inkOf)
      const feetPx = pinyin!.risePx - Math.max(...syllables.map(({ below }) => below))
      const headPx = pinyin!.risePx + Math.max(...syllables.map(({ above }) => above))
      expect(feetPx).toBeGreaterThan(tall - 0.05 * sizePx)
      expect(style.lineHeightPx - headPx - deep).toBeGreaterThan(Math.max(0, feetPx - tall))
      expect(firstBaselinePx(style)).toBeGreaterThan(headPx - 0.05 * sizePx)
    },
  )

  it('are lighter than their words, and can be read', () => {
    const colour = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`)
    fc.assert(
      fc.property(colour, colour, (ink, ground) => {
        const [own, lighter] = [ink, lighterInk(ink, [ground])].map((one) => contrastRatio(one, ground))
        expect(lighter).toBeLessThanOrEqual(own! + 0.01)
        expect(lighter).toBeGreaterThanOrEqual(Math.min(4.6, own! - 0.01))
      }),
      { numRuns: runs(100) },
    )
    expect(lighterInk('#000000', ['#ffffff'])).not.toBe('#000000')
  })
})

describe('with the dictionary', () => {
  const readingsOf = (line: string) => readingsBy(line, dictionary)
  const read = (line: string) => readWith(line, readingsOf)

  it.each([
    [
      '重新开始，重要的是银行行长长大了',
      'chóng xīn kāi shǐ ， zhòng yào de shì yín háng háng zhǎng zhǎng dà le',
    ],
    ['我只求慢慢地走，走得很远', 'wǒ zhǐ qiú màn màn de zǒu ， zǒu de hěn yuǎn'],
    ['一只船在地上，值得', 'yī zhī chuán zài dì shàng ， zhí dé'],
    ['人人都好，首都也好', 'rén rén dōu hǎo ， shǒu dū yě hǎo'],
    ['不，一样东西', 'bù ， yī yàng dōng xi'],
    ['銀行還沒有長大', 'yín háng hái méi yǒu zhǎng dà'],
    ['女儿的绿衣服', 'nǚ ér de lǜ yī fu'],
  ])('reads %s', (line, readings) => {
    expect(read(line).join(' ')).toBe(readings)
  })

  it('reads the almanac as the table does', () => {
    for (const [words, readings] of PINYIN_CASES) expect(readInLine(words, readingsOf)).toBe(readings)
  })

  it('errs in less than one of five hundred characters of the almanac', () => {
    const counted = LINES.flatMap((line) => {
      const table = readingsOf(line)
      const typed = readingsOf(`${line} `)
      return [...line].flatMap((character, at) => (HAN.test(character) ? [typed[at] === table[at]] : []))
    })
    expect(counted.length).toBeGreaterThan(7_700)
    expect(counted.filter((isSame) => !isSame).length / counted.length).toBeLessThan(0.002)
  })

  it('has a reading or none at each unit, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom(...LINES), (noise, line) => {
        const text = `${line}${noise}${line}`
        expect(readingsOf(text)).toHaveLength(text.length)
      }),
      { numRuns: runs(100) },
    )
  })
})
