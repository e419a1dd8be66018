import { describe, expect, it } from 'vitest'
import type { TextMetrics } from '../../src/text/metrics/metrics'
import { wrapLines } from '../../src/text/wrap'
import { fakeMetrics } from './fakeMetrics'
import { HAN_PX, linesOfText, oneLine, plain, wrap } from './setup'

const GAP_PX = 8 // 0.20 em of 40

describe('between the scripts', () => {
  it('stands a thin gap, inside the line and never at its edge', () => {
    const line = oneLine('用Node写')
    expect(line.runs[1]?.x).toBeCloseTo(HAN_PX + GAP_PX)
    expect(line.runs[2]?.x).toBeCloseTo(HAN_PX + 80 + 2 * GAP_PX)
    expect(line.widthPx).toBeCloseTo(2 * HAN_PX + 80 + 2 * GAP_PX)
    const [first] = wrap('人人abcd', 2 * HAN_PX + 4).lines
    expect(first?.widthPx).toBeCloseTo(2 * HAN_PX)
  })

  it('stands none where a space was typed or a full-width mark already parts them', () => {
    expect(oneLine('用 Node').widthPx).toBeCloseTo(HAN_PX + 10 + 80)
    expect(oneLine('好，Node').widthPx).toBeCloseTo(2 * HAN_PX + 80)
  })

  it('keeps a quantity at a distance from its noun', () => {
    expect(oneLine('20%的').widthPx).toBeCloseTo(60 + GAP_PX + HAN_PX)
  })
})

describe('accents', () => {
  it('are two on a letter that had more than three: more would lie on other lines', () => {
    const drawn = (text: string) =>
      oneLine(text)
        .runs.map((run) => run.text)
        .join('')
    expect(drawn(`x${'\u0301'.repeat(500)}b`)).toBe(`x${'\u0301'.repeat(2)}b`)
    expect(drawn(`é${'\u0301'.repeat(500)}b`)).toBe('é\u0301b')
    for (const kept of ['o\u0301', 'ǖ', 'i\u0328\u0307\u0301']) expect(drawn(kept)).toBe(kept)
    expect(drawn(`${'\u0301'.repeat(9)}`)).toBe(`\u00a0${'\u0301'.repeat(2)}`)
  })
})

describe('full-width marks that meet', () => {
  it.each([
    ['好。”他', 4, 1],
    ['书》（上', 4, 1],
    ['说：“好', 4, 1],
    ['（「好」）', 5, 2],
    ['好！”。', 4, 2],
    ['好，他', 3, 0],
  ])('%s stand close', (text, count, squeezes) => {
    expect(oneLine(text).widthPx).toBeCloseTo((count - squeezes / 2) * HAN_PX)
  })

  it('are drawn by runs that begin where the squeeze ends', () => {
    const { runs } = oneLine('好。”他')
    expect(runs.map((run) => run.text)).toEqual(['好。', '”他'])
    expect(runs[1]?.x).toBeCloseTo(1.5 * HAN_PX)
    expect(runs[0]?.widthPx).toBeCloseTo(2 * HAN_PX)
  })
})

describe('tracking', () => {
  it('is each script’s own and ends before the line does', () => {
    const line = oneLine('ab人', { latinTrackingEm: 0.05, hanTrackingEm: 0.1 })
    expect(line.runs[0]?.letterSpacingPx).toBe(2)
    expect(line.runs[1]?.letterSpacingPx).toBeCloseTo(3.76)
    expect(line.widthPx).toBeCloseTo(44 + GAP_PX + HAN_PX)
  })

  it('does not tear —— apart', () => {
    const dash = oneLine('道——路', { hanTrackingEm: 0.02 }).runs.find((run) => run.text === '——')
    expect(dash?.letterSpacingPx).toBe(0)
  })
})

describe('the optical edge', () => {
  it('lets an opening “ hang out on the left by 0.9 of its width', () => {
    expect(oneLine('“Well', {}, { align: 'left' }).opticalStartPx).toBeCloseTo(0.9 * 20)
  })

  it('centres letters, not dots: 60% of Latin marks is left out', () => {
    const line = oneLine('well.”', {}, { align: 'center' })
    expect(line.opticalEndPx).toBeCloseTo(0.6 * (10 + 20))
  })

  it('leaves out the blank half of full-width marks at both ends', () => {
    const line = oneLine('“好。', {}, { align: 'center' })
    expect(line.opticalStartPx).toBeCloseTo(HAN_PX / 2)
    expect(line.opticalEndPx).toBeCloseTo(HAN_PX / 2)
  })

  it('takes everything into account where punctuation shall not hang', () => {
    const line = oneLine('“好。', {}, { align: 'center', hangsPunctuation: false })
    expect([line.opticalStartPx, line.opticalEndPx]).toEqual([0, 0])
  })
})

describe('units wider than the line', () => {
  it('part at the marks of an address first', () => {
    expect(linesOfText('https://example.com/path/to?query=one', 420)).toEqual([
      'https://example.com/',
      'path/to?query=one',
    ])
  })

  it('part between letters where nothing else helps, on lines of their own', () => {
    expect(linesOfText('a https://b.org/solitude', 330)).toEqual(['a', 'https://b.org/', 'solitude'])
    expect(linesOfText('an incomprehensibility it is', 200)).toEqual([
      'an',
      'incompre',
      'hensibility',
      'it is',
    ])
  })
})

describe('a Chinese dash', () => {
  // On a canvas, Noto fonts draw the pair 1.68 em wide; CLREQ requires two characters.
  const short: TextMetrics = {
    ...fakeMetrics,
    widthPx: (text, font, spacing) =>
      text === '——' ? 1.68 * font.sizePx : fakeMetrics.widthPx(text, font, spacing),
  }
  const dashesIn = (text: string, metrics: TextMetrics) =>
    wrapLines(text, plain, 2000, metrics, { align: 'left' }).lines[0]?.runs.find((run) => run.text === '——')

  it('is as long as two characters, whatever its face gives', () => {
    expect(dashesIn('道——路', short)?.widthPx).toBeCloseTo(2 * HAN_PX)
    expect(dashesIn('道——路', fakeMetrics)?.font.sizePx).toBeCloseTo(HAN_PX)
  })
})
