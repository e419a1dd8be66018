import fc from 'fast-check'
import { Converter } from 'opencc-js/cn2t'
import { beforeAll, describe, expect, it } from 'vitest'
import { CASES } from './traditionalCases'
import { nodeMetrics } from '../../src/draw/node/nodeCanvas'
import { coversInNode } from '../../src/draw/node/nodeFonts'
import { loadResources } from '../../src/layout/features'
import { layoutCard } from '../layout/laidOut'
import almanac from '../../src/quotes/almanac.json'
import { FONTS, hasTraditional, type FontId } from '../../src/text/fonts'
import { CHARACTERS } from '../../src/text/traditional/characters'
import { phrases } from '../../src/text/traditional/phrases'
import { knowsForms, traditionalBy } from '../../src/text/traditional/traditional'
import { cardWith, QUOTE } from '../layout/cards'
import { textNodes } from '../layout/validLayout'

const openCC = Converter({ from: 'cn', to: 'tw' })
const LINES = almanac.flatMap(({ translation, authorZh }) => `${translation}\n${authorZh ?? ''}`.split('\n'))
const drawnText = (card: ReturnType<typeof cardWith>) =>
  textNodes(layoutCard(card, nodeMetrics).live)
    .flatMap(({ runs }) => runs.map(({ text }) => text))
    .join('')
const inForm = (translation: string, fontFamily: FontId = 'font-serif') =>
  cardWith({}, { characters: 'traditional', fontFamily }, { ...QUOTE, translation })

beforeAll(() => loadResources(['traditional phrases']))

describe('with the table', () => {
  const inTraditional = traditionalBy(CHARACTERS, null)

  it('has every line of the almanac as OpenCC does, but for those read by hand', () => {
    const differing = LINES.filter((line) => inTraditional(line) !== openCC(line))
    expect(differing.map((line) => inTraditional(line)).sort()).toEqual(
      [...new Set(differing.map((line) => inTraditional(line)))].sort(),
    )
    expect(differing).toHaveLength(8)
    expect(LINES.every((line) => knowsForms(CHARACTERS, line))).toBe(true)
  })

  it.each(CASES)('draws %s as %s', (simplified, traditional) => {
    expect(inTraditional(simplified)).toBe(traditional)
  })

  it('asks for phrases where a character has two forms', () => {
    expect(knowsForms(CHARACTERS, '头发干了')).toBe(false)
    expect(knowsForms(CHARACTERS, 'Well begun')).toBe(true)
    expect(knowsForms(CHARACTERS, '日签')).toBe(true)
  })

  it('has faces for all that the almanac draws, in the families that offer it', () => {
    const drawn = new Set(LINES.flatMap((line) => [...inTraditional(line)]))
    const han = [...drawn].filter((character) => /\p{sc=Han}/u.test(character))
    for (const fontId of Object.keys(FONTS) as FontId[]) {
      const lacking = han.filter((character) => !coversInNode(FONTS[fontId].han.family, character))
      if (hasTraditional(fontId)) expect([...'襤褸巋·'], fontId).toEqual(expect.arrayContaining(lacking))
      else expect(lacking.length, fontId).toBeGreaterThan(100)
    }
  })

  it('keeps a character whose Traditional form no face has', () => {
    expect(drawnText(inForm('衣衫褴褛的音乐', 'font-sans'))).toContain('衣衫褴褛的音樂')
  })

  it('leaves a family without them alone', () => {
    expect(drawnText(inForm('没有云', 'font-brush'))).toContain('没有云')
  })
})

describe('with phrases', () => {
  const inTraditional = traditionalBy(CHARACTERS, phrases)

  it('chooses among forms by the words', () => {
    expect(inTraditional('理发师后来发现皇后在台后面吃面')).toBe('理髮師後來發現皇后在臺後面吃麵')
    expect(drawnText(inForm('理发'))).toContain('理髮')
  })

  it('has the length of what is typed, whatever that is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom(...LINES), (noise, line) => {
        const text = `${line}${noise}${line}`
        expect(inTraditional(text)).toHaveLength(text.length)
      }),
    )
  })

  it('changes what is drawn, and neither the words nor where lines end', () => {
    const simplified = cardWith({}, { characters: 'simplified', fontFamily: 'font-serif' })
    for (const { translation } of almanac.slice(0, 60)) {
      const quote = { ...QUOTE, translation: `“${translation}”` }
      const [plain, traditional] = [
        { ...simplified, quote },
        { ...simplified, ...inForm(quote.translation), quote },
      ].map((card) => layoutCard(card, nodeMetrics))
      expect(traditional!.blocks.map(({ id, lines }) => [id, lines])).toEqual(
        plain!.blocks.map(({ id, lines }) => [id, lines]),
      )
    }
  })

  it('draws quotation marks of Chinese as corner brackets, and those of English as they are', () => {
    const text = drawnText(
      cardWith(
        {},
        { characters: 'traditional', fontFamily: 'font-serif' },
        { ...QUOTE, content: '“Go”, he said', translation: '他说：“别‘等’。”' },
      ),
    )
    expect(text).toContain('“Go”')
    expect(text).toContain('他說：「別『等』。」')
  })
})
