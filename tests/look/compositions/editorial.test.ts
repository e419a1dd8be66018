import { describe, expect, it } from 'vitest'
import { caretMap } from '../../../src/layout/caret'
import { layoutCard } from '../../layout/laidOut'
import { openingOf } from '../../../src/look/compositions/editorial/dropCap'
import { RATIOS } from '../../../src/look/ratios'
import type { TextNode } from '../../../src/scene/nodes'
import { typographic } from '../../../src/text/typographic'
import { cardWith, idsOf, QUOTE } from '../../layout/cards'
import { textNodes } from '../../layout/validLayout'
import { fakeMetrics } from '../../text/fakeMetrics'

const DAYS = {
  ...QUOTE,
  date: '2026-11-22',
  content:
    'The nicest and sweetest days are not those on which anything very splendid or wonderful or exciting happens but ' +
    'just those that bring simple little pleasures, following one another softly, like pearls slipping off a string.',
}
const SETTINGS = { composition: 'editorial', frameStyle: 'clean', aspectRatio: '3:4' } as const

describe('editorial', () => {
  it('begins with a cap of three lines and eleven letters in small capitals', () => {
    const [cap, rest] = contentNodes(DAYS.content)
    expect(textOf(cap!)).toBe('T')
    expect(textOf(rest!).startsWith('HE NICEST AND sweetest')).toBe(true)
    const lines = contentNodes(DAYS.content).slice(1)
    expect(cap!.y).toBe(lines[2]!.y)
    expect(lines[2]!.x).toBe(lines[0]!.x)
    expect(lines[3]!.x).toBeLessThan(lines[2]!.x)
  })

  it('has a cap of two lines below 90 letters', () => {
    const [cap, ...lines] = contentNodes(
      'Those who bring sunshine to the lives of others cannot keep it from them.',
    )
    expect(cap!.y).toBe(lines[1]!.y)
  })

  it('hangs a quotation mark before the cap', () => {
    const [mark, cap] = contentNodes(`“${DAYS.content}”`)
    expect([textOf(mark!), textOf(cap!)]).toEqual(['“', 'T'])
    expect(mark!.x).toBeLessThan(cap!.x)
  })

  it.each(idsOf(RATIOS))('parts no word at %s that a line has room for', (aspectRatio) => {
    for (let letters = 8; letters <= 16; letters += 1) {
      const content = `Those who bring sunshine to the lives of others cannot keep it from ${'themselvesandsome'.slice(0, letters)}.`
      const scene = layoutCard(cardWith({ ...SETTINGS, aspectRatio }, {}, { ...DAYS, content }), fakeMetrics)
      const { lines } = scene.blocks.find(({ id }) => id === 'content')!
      const words = lines!.flatMap(({ start, end }) => content.slice(start, end).trim().split(' '))
      expect(words).toEqual(content.split(' '))
    }
  })

  it.each([
    '世界永远不缺奇迹',
    '1984 was a year',
    'שלום',
    '',
    '…and then',
    'O, to be in England',
    '“O, to be',
    'I’m nobody!',
  ])('sets no cap in %s', (text) => {
    expect(openingOf(typographic(text))).toBeNull()
  })

  it.each(idsOf(RATIOS))(
    'turns lines of verse over to an indent, and none for a single word, at %s',
    (aspectRatio) => {
      const verses = [
        'They flash upon that inward eye\nWhich is the bliss of solitude;\nAnd then my heart with pleasure fills,\nAnd dances with the daffodils.',
        'Do I contradict myself?\nVery well then I contradict myself,\n(I am large, I contain multitudes.)',
        'So we grew together,\nLike to a double cherry, seeming parted,\nBut yet an union in partition;',
      ]
      for (const content of verses) {
        const scene = layoutCard(
          cardWith({ ...SETTINGS, aspectRatio }, {}, { ...DAYS, content }),
          fakeMetrics,
        )
        const nodes = textNodes(scene.live)
        const { lines } = scene.blocks.find(({ id }) => id === 'content')!
        // A line beside the drop cap starts after it.
        const startOf = (line: number) =>
          nodes.findLast(({ id }) => id === `content-line-${line}` || id === `content-line-${line}-1`)!.x
        const written = [...lines!.keys()].filter(
          (line) => line === 0 || content[lines![line]!.start - 1] === '\n',
        )
        for (const [line, { start, end }] of lines!.entries()) {
          if (written.includes(line)) continue
          const said = content.slice(start, end)
          if (end === content.length || said.endsWith('\n')) expect(said.trim()).toMatch(/\s/)
          expect(startOf(line)).toBeGreaterThan(Math.min(...written.map(startOf)) + 4)
        }
      }
    },
  )

  it('can be written in place: the cap and the small capitals are the typed letters', () => {
    const scene = layoutCard(cardWith(SETTINGS, {}, DAYS), fakeMetrics)
    const map = caretMap(scene, { id: 'content', text: DAYS.content, align: 'left' }, fakeMetrics)!
    expect(map.lines.map(({ start, end }) => DAYS.content.slice(start, end)).join('')).toBe(DAYS.content)
    const [first, second] = map.lines
    expect(first!.stops.map(({ offset }) => offset)).toEqual(
      Array.from({ length: first!.end + 1 }, (_, offset) => offset),
    )
    first!.stops
      .slice(1)
      .forEach((stop, at) => expect(stop.alongPx).toBeGreaterThan(first!.stops[at]!.alongPx))
    expect(first!.middlePx).toBeLessThan(second!.middlePx)
    expect(first!.toPx).toBeLessThan(second!.toPx)
  })

  it('counts the days of the year and knows the Chinese calendar, at the foot', () => {
    const nodes = textNodes(layoutCard(cardWith(SETTINGS, {}, DAYS), fakeMetrics).live)
    const folio = nodes.filter(({ id }) => id.startsWith('composition-folio')).map(textOf)
    expect(folio).toEqual(['二〇二六年十一月廿二日', '326', '农历十月十四 小雪'])
  })
})

function contentNodes(content: string): TextNode[] {
  const scene = layoutCard(cardWith(SETTINGS, {}, { ...DAYS, content }), fakeMetrics)
  return textNodes(scene.live).filter(({ block }) => block === 'content')
}

function textOf({ runs }: TextNode): string {
  return runs.map(({ text }) => text).join('')
}
