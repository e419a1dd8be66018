import { describe, expect, it } from 'vitest'
import { PRIMARY_LANGUAGES, type PrimaryLanguageId } from '../../src/card/primaryLanguages'
import type { Quote } from '../../src/card/quote'
import type { CardSettings } from '../../src/card/settings'
import { TEMPLATES } from '../../src/card/templates'
import { COMPOSITIONS, standsIn } from '../../src/look/compositions'
import { FRAMES } from '../../src/look/frames'
import { RATIOS } from '../../src/look/ratios'
import { almanacQuote } from '../../src/quotes/almanac'
import { leafNodes } from '../../src/scene/leafNodes'
import type { BlockId, Scene } from '../../src/scene/nodes'
import { hasHan } from '../../src/text/characters'
import { typographic } from '../../src/text/typographic'
import { combinations } from '../fixtures/combinations'
import { oneIn } from '../fixtures/tier'
import { cardWith, idsOf, QUOTE } from './cards'
import { expectValidLayout } from './validLayout'

const PLATO = almanacQuote('2028-01-02')
type Look = [name: string, settings: Partial<CardSettings>]

const framed = idsOf(FRAMES).map((frameStyle): Look => [frameStyle, { frameStyle }])
const templates = oneIn(3, idsOf(TEMPLATES)).map((id): Look => [id, TEMPLATES[id].settings])
const composed = idsOf(COMPOSITIONS)
  .filter((composition) => standsIn(composition, 'clean'))
  .map((composition): Look => [composition, { composition, frameStyle: 'clean' }])
const looks = [...framed, ...templates, ...composed]

const TEXTS = {
  en: ['content', 'translation'],
  zh: ['translation', 'content'],
  'only-en': ['content'],
  'only-zh': ['translation'],
} as const
const LED = [
  ...combinations({ look: [...framed, ...composed], lead: idsOf(TEXTS) }),
  ...combinations({ look: templates, lead: idsOf(TEXTS) }, { strength: 1 }),
]
const SAID = {
  lead: idsOf(PRIMARY_LANGUAGES),
  quote: [
    QUOTE,
    { ...QUOTE, content: QUOTE.translation, translation: QUOTE.content },
    { ...QUOTE, translation: '' },
  ],
}
const SHOWN = [
  ...combinations({ look: [...framed, ...composed], ...SAID }),
  ...combinations({ look: templates, ...SAID }, { strength: 1 }),
]

describe.each(looks)('%s', (_, look) => {
  const withLead = (lead: PrimaryLanguageId, quote = QUOTE) =>
    cardWith({ ...look, lead }, look.textSettings, quote)

  it('keeps each text in its own block', () => {
    for (const { lead } of LED.filter((row) => row.look[1] === look)) {
      const scene = expectValidLayout(withLead(lead))
      for (const id of ['content', 'translation'] as const) {
        const words = wordsOf(scene, id)
        if (words !== '') expect(bare(words), lead).toBe(bare(typographic(QUOTE[id])))
      }
      expect(textsIn(scene), lead).toEqual(TEXTS[lead])
    }
  })

  it('says of each block which text it shows, whatever leads', () => {
    for (const { quote, lead } of SHOWN.filter((row) => row.look[1] === look)) {
      const scene = expectValidLayout(withLead(lead, quote))
      for (const { id, field = id } of scene.blocks) {
        if (id !== 'content' && id !== 'translation') continue
        expect(bare(wordsOf(scene, id)), lead).toBe(bare(typographic(quote[field as 'content'])))
      }
    }
  })

  it('sets what leads no smaller than the other', () => {
    for (const lead of ['en', 'zh'] as const) {
      const { blocks } = expectValidLayout(withLead(lead))
      const sizes = ['content', 'translation'].map((id) => blocks.find((block) => block.id === id)!.sizePx)
      const [first, second] = lead === 'en' ? sizes : sizes.toReversed()
      expect(first).toBeGreaterThanOrEqual(0.86 * second!)
    }
  })

  it('names the author in the language of a card in one', () => {
    for (const [lead, name] of [
      ['only-en', 'Plato'],
      ['only-zh', '柏拉图'],
    ] as const) {
      const words = leafNodes(expectValidLayout(withLead(lead, PLATO)).live).flatMap(({ node, block }) =>
        node.type === 'text' && block === 'author' ? node.runs.map(({ text }) => text) : [],
      )
      expect(words.join('').toLowerCase()).toContain(name.toLowerCase())
      expect(hasHan(words.join(''))).toBe(lead === 'only-zh')
      expect(/\p{Script=Latin}/u.test(words.join(''))).toBe(lead === 'only-en')
    }
  })

  it('has lines to write on only of what is typed', () => {
    const { blocks } = expectValidLayout(withLead('only-zh', PLATO))
    expect(blocks.find(({ id }) => id === 'author')?.lines).toBeUndefined()
  })
})

describe('a card with one text', () => {
  it.each(idsOf(PRIMARY_LANGUAGES))('shows it, whichever language should lead: %s', (lead) => {
    for (const content of [QUOTE.content, QUOTE.translation]) {
      const card = cardWith({ lead }, {}, { ...QUOTE, content, translation: '' })
      expect(textsIn(expectValidLayout(card))).toEqual(['content'])
    }
  })
})

describe('where nothing is chosen', () => {
  const LAOZI = almanacQuote('2028-01-08')
  const firstOf = (settings: Partial<CardSettings>, quote: Quote) =>
    textsIn(expectValidLayout(cardWith(settings, {}, quote)))[0]

  it.each(['verse', 'numeral', 'plain', 'caption'] as const)('the original leads in %s', (composition) => {
    expect(firstOf({ composition }, LAOZI)).toBe('translation')
    expect(firstOf({ composition }, { ...PLATO, original: 'en' })).toBe('content')
    expect(firstOf({ composition, lead: 'en' }, LAOZI)).toBe('content')
  })

  it.each(['vertical', 'eightColumns', 'manuscript'] as const)(
    'Chinese leads in the columns or cells of %s, unless a visitor decides otherwise',
    (composition) => {
      const english = { ...PLATO, original: 'en' as const }
      expect(firstOf({ composition }, english)).toBe('translation')
      expect(firstOf({ composition, lead: 'en' }, english)).toBe('content')
    },
  )

  it('the composition has its way with an original in a third language, and with older cards', () => {
    expect(firstOf({ composition: 'eightColumns' }, PLATO)).toBe('translation')
    expect(firstOf({ composition: 'verse' }, { ...LAOZI, original: '' })).toBe('content')
  })
})

it('says of a text that leads that it has the settings of the quote', () => {
  const { blocks } = expectValidLayout(cardWith({ lead: 'zh' }))
  expect(blocks.map(({ id, role = id }) => [id, role]).slice(0, 2)).toEqual([
    ['translation', 'content'],
    ['content', 'translation'],
  ])
})

it.each(idsOf(RATIOS))('begins with the Chinese name where Chinese leads at %s', (aspectRatio) => {
  const scene = expectValidLayout(cardWith({ lead: 'zh', aspectRatio }, {}, PLATO))
  const [first] = leafNodes(scene.live).filter(
    ({ node, block }) => node.type === 'text' && block === 'author',
  )
  expect(first!.node.type === 'text' && first!.node.runs[0]!.text).toBe('柏拉图')
})

function textsIn({ blocks }: Scene): BlockId[] {
  return blocks.map(({ id }) => id).filter((id) => id === 'content' || id === 'translation')
}

function wordsOf({ live }: Scene, of: BlockId): string {
  return leafNodes(live)
    .flatMap(({ node, block }) =>
      node.type === 'text' && block === of && !node.isAdded && !node.isDecoration ? node.runs : [],
    )
    .map(({ text }) => text)
    .join('')
}

/** Letters regardless of case, since a composition may set capitals. */
function bare(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}]/gu, '')
}
