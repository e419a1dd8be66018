import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { caretMap } from '../../../src/layout/caret'
import { layoutCard } from '../../layout/laidOut'
import {
  bestLineBreaks,
  lineBreakCost,
  lineBreakOptions,
} from '../../../src/look/compositions/poster/breakPoster'
import { posterText } from '../../../src/look/compositions/poster/posterText'
import { RATIOS } from '../../../src/look/ratios'
import { typographic } from '../../../src/text/typographic'
import { cardWith, idsOf, QUOTE } from '../../layout/cards'
import { expectValidLayout, textNodes } from '../../layout/validLayout'
import { fakeMetrics } from '../../text/fakeMetrics'

const LIVE = {
  ...QUOTE,
  content: 'Live all you can; it’s a mistake not to.',
  translation: '尽情地活吧；不这样，就是错误。',
}
const STYLE = {
  fontId: 'font-sans' as const,
  sizePx: 48,
  bold: false,
  weight: 860,
  italic: false,
  lineHeightPx: 48,
  latinTrackingEm: -0.045,
  hanTrackingEm: 0,
}

describe('poster', () => {
  it('fills the measure with every line of the lead but those that would be too tall', () => {
    for (const aspectRatio of idsOf(RATIOS)) {
      const scene = layoutCard(
        cardWith({ composition: 'poster', frameStyle: 'clean', aspectRatio }, {}, LIVE),
        fakeMetrics,
      )
      const { width, x } = scene.plan.textBox
      const nodes = textNodes(scene.live).filter(({ block }) => block === 'content')
      const ends = nodes.map((node) => node.x + Math.max(...node.runs.map((run) => run.x + run.widthPx)) - x)
      const full = ends.filter((end) => end > 0.82 * width)
      const lines = nodes.filter(({ joinsLine }) => !joinsLine).length
      expect(full.length, aspectRatio).toBeGreaterThanOrEqual(Math.ceil(0.7 * lines))
    }
  })

  it('sets one word off, the first that is no article, pronoun or preposition', () => {
    const accentOf = (text: string) => {
      const { words, accent } = posterText(text, STYLE, fakeMetrics, 24)
      return words.slice(accent.from, accent.to).map((word) => word.text)
    }
    expect(accentOf('Live all you can')).toEqual(['LIVE'])
    expect(accentOf('The nicest days')).toEqual(['NICEST'])
    expect(accentOf('我们喜欢活着')).toEqual(['喜欢'])
  })

  it('parts verse at its feet, and the words of today by phrase', () => {
    const words = (text: string) => posterText(text, STYLE, fakeMetrics, 24).words.map((word) => word.text)
    expect(words('山重水复疑无路，柳暗花明又一村。')).toEqual([
      '山重水复',
      '疑无路，',
      '柳暗花明',
      '又一村。',
    ])
    expect(words('把复杂留给自己，把简单交给用户。')).not.toContain('把复杂留')
  })

  it('sets the accent as far from what follows as the same words are apart elsewhere', () => {
    const translation = '他在2026年说：这本书好看，真好看'
    for (const aspectRatio of idsOf(RATIOS)) {
      const settings = { composition: 'poster', frameStyle: 'clean', aspectRatio, lead: 'only-zh' } as const
      const scene = layoutCard(cardWith(settings, {}, { ...LIVE, translation }), fakeMetrics)
      const nodes = textNodes(scene.live).filter(({ block }) => block === 'translation')
      const runs = nodes.flatMap((node) => node.runs.map((run) => ({ ...run, x: node.x + run.x, y: node.y })))
      const figures = runs.findIndex(({ text }) => text === '2026')
      const [before, found, after] = [runs[figures - 1]!, runs[figures]!, runs[figures + 1]]
      if (before.y !== found.y) continue
      const gapPx = found.x - before.x - before.widthPx
      const plainPx = after?.y === found.y ? after.x - found.x - found.widthPx : 0.1 * found.font.sizePx
      expect(gapPx, aspectRatio).toBeGreaterThan(0)
      expect(gapPx, aspectRatio).toBeCloseTo(plainPx, 1)
    }
  })

  it('keeps what reaches far below the line of a short translation off the foot', () => {
    for (const aspectRatio of idsOf(RATIOS))
      for (const [content, translation] of [
        ['人', '\u202bأب\u202c'],
        ['Yes', 'ก็ญู'],
        ['😀', '\u0301'],
      ] as const)
        expectValidLayout(
          cardWith(
            { composition: 'poster', frameStyle: 'clean', aspectRatio, shadow: 'none', showDate: false },
            {},
            { ...QUOTE, content, translation, author: '' },
          ),
        )
  })

  it('never breaks inside a Chinese word, and not before 的', () => {
    const { words } = posterText('我们喜欢的世界', STYLE, fakeMetrics, 24)
    expect(words.map(({ text }) => text)).toContain('世界')
    const before = words.find((_, at) => words[at + 1]?.text === '的')
    expect(before?.breakCost).toBeGreaterThan(0.8)
  })

  it('keeps what was typed: capitals are as long as the letters, ß stays', () => {
    const { shown } = posterText('Straße ﬁn', STYLE, fakeMetrics, 24)
    expect(shown).toBe('STRAßE ﬁN')
  })

  it('compares every way to break a few words, and finds the cheapest of many', () => {
    const few = posterText('Live all you can', STYLE, fakeMetrics, 24).words
    expect(lineBreakOptions(few, 1, 1)).toHaveLength(8)
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 5 }), (lines) => {
        const { words } = posterText(LIVE.content, STYLE, fakeMetrics, 24)
        const ways = lineBreakOptions(words, 1, 1).filter((ends) => ends.length === lines)
        const costOf = (ends: readonly number[]) => {
          const meanEm = (words.at(-1)!.endEm - words[0]!.startEm) / lines
          return ends.reduce((sum, end, at) => {
            const from = ends[at - 1] ?? 0
            const em = Math.max(0.05, words[end - 1]!.endEm - words[from]!.startEm)
            return sum + lineBreakCost(words, from, end) + Math.log(em / meanEm) ** 2
          }, 0)
        }
        const best = bestLineBreaks(words, lines)!
        expect(costOf(best)).toBeCloseTo(Math.min(...ways.map(costOf)), 6)
      }),
    )
  })

  it('can be written in place: the caret passes the accented word without a gap', () => {
    const card = cardWith({ composition: 'poster', frameStyle: 'clean', aspectRatio: '16:9' }, {}, LIVE)
    const scene = layoutCard(card, fakeMetrics)
    const shown = typographic(LIVE.content)
    const map = caretMap(scene, { id: 'content', text: shown, align: 'left' }, fakeMetrics)!
    const joined = textNodes(scene.live).filter(({ joinsLine }) => joinsLine)
    expect(joined.length).toBeGreaterThan(0)
    expect(map.lines.map(({ start, end }) => shown.slice(start, end)).join('')).toBe(shown)
    for (const { stops, start, end } of map.lines) {
      expect(stops.length).toBeGreaterThanOrEqual(end - start)
      stops.slice(1).forEach((stop, at) => expect(stop.alongPx).toBeGreaterThan(stops[at]!.alongPx - 0.01))
    }
  })

  it.each(idsOf(RATIOS))('shows the other language of a verse at %s, line by line', (aspectRatio) => {
    const verse = {
      ...QUOTE,
      content: 'Hope is the thing with feathers\nThat perches in the soul,\nAnd never stops at all,',
      translation: '希望长着羽毛，\n栖息在灵魂里，\n永不停息。',
    }
    const scene = layoutCard(
      cardWith({ composition: 'poster', frameStyle: 'clean', aspectRatio }, {}, verse),
      fakeMetrics,
    )
    expect(scene.blocks.find(({ id }) => id === 'translation')?.lines).toHaveLength(3)
  })

  it('leaves out the other language before it cuts the lead off', () => {
    const content = 'wonder and more wonder '.repeat(60)
    const scene = layoutCard(
      cardWith({ composition: 'poster', frameStyle: 'clean', aspectRatio: '1:1' }, {}, { ...LIVE, content }),
      fakeMetrics,
    )
    const isCut = scene.notices.some(({ code }) => code === 'truncated')
    const hasSecond = scene.blocks.some(({ id }) => id === 'translation')
    expect(isCut && hasSecond).toBe(false)
  })
})
