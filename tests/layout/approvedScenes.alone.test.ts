import { expect, it } from 'vitest'
import type { Card } from '../../src/card/card'
import { dayCard } from '../../src/card/dayCard'
import { applyTemplate } from '../../src/card/looks'
import type { Product } from '../../src/card/product'
import { DEFAULT_SETTINGS, type CardSettings, type TextSettings } from '../../src/card/settings'
import { TEMPLATES } from '../../src/card/templates'
import { loadResources } from '../../src/layout/features'
import { layoutCard } from './laidOut'
import { COMPOSITIONS, withComposition } from '../../src/look/compositions'
import { FRAMES } from '../../src/look/frames'
import { RATIOS } from '../../src/look/ratios'
import { SEAL_STYLES } from '../../src/look/seal/styles'
import type { Scene } from '../../src/scene/nodes'
import { TARGETS } from '../../src/look/targets'
import { FONTS } from '../../src/text/fonts'
import { combinations, type Row } from '../fixtures/combinations'
import { digest } from '../fixtures/digest'
import { fakeMetrics } from '../text/fakeMetrics'
import { cardWith, idsOf, QUOTE } from './cards'
import { productWith } from './products'

const PRODUCTS: readonly Partial<Product>[] = [
  {},
  { logoUrl: '', pictureUrl: '', votes: 7, comments: null, topics: ['One'], url: '' },
  { name: '日签', tagline: '每天一句，做成卡片', description: '', pictureUrl: '', votes: null },
  {
    description: 'Words that go on and on, until there is no room left for any. '.repeat(9),
    votes: 1_250_000,
  },
  { name: 'A name that is much too long to stand on one line of a card', topics: Array(9).fill('A topic') },
]

const LONG =
  'There is a tide in the affairs of men, which, taken at the flood, leads on to fortune; omitted, all the voyage of their life is bound in shallows and in miseries.'
const QUOTES = {
  median: QUOTE,
  short: { ...QUOTE, content: 'Less is more.', translation: '少即是多。', author: 'Mies' },
  long: {
    ...QUOTE,
    content: LONG,
    translation: '世事如潮，趁着高潮前进，便可功成名就；若错过了时机，一生的航程就只能困在浅滩与苦难之中。',
    author: 'William Shakespeare',
  },
  chinese: {
    ...QUOTE,
    content: '',
    translation: '空山新雨后，天气晚来秋。\n明月松间照，清泉石上流。',
    author: '王维《山居秋暝》',
  },
  english: { ...QUOTE, content: 'Nothing will come of nothing: “speak again” — he said.', translation: '' },
  unbroken: { ...QUOTE, content: 'Donaudampfschifffahrtsgesellschaftskapitän', author: 'N'.repeat(60) },
  mixed: {
    ...QUOTE,
    content: 'Vers 2 in שלום and 50 %',
    translation: '用 TypeScript 写 3 行，好吗？',
    author: '',
  },
}

/** Settings that move text, in a number coprime to the other axes. */
const CHANGES: readonly [Partial<CardSettings>, Partial<TextSettings>][] = [
  [{}, {}],
  [
    { showSeal: true, shadow: 'lg', showDate: false },
    { align: 'text-left', letterSpacing: 4 },
  ],
  [
    { showQuotationMarks: false, margin: 'none' },
    { align: 'text-right', pinyin: true, contentPx: 41 },
  ],
  [
    { showTranslation: false, textPosition: 'top' },
    { characters: 'traditional', weight: 300 },
  ],
  [
    { lead: 'zh', watermarkText: 'A watermark that is far too long for any card to hold on a line' },
    { italic: true, authorCapitals: true },
  ],
  [
    { showAuthor: false, showSeal: true, sealPlace: 'author' },
    { translationPx: 30, trackingEm: 0.08 },
  ],
  [
    { watermark: false, placements: { content: { dx: 0.05, dy: -0.1, scale: 1.2, width: 0.6 } } },
    { bold: false },
  ],
]
const axes = {
  aspectRatio: idsOf(RATIOS),
  quote: idsOf(QUOTES),
  change: CHANGES.map((_, at) => at),
  target: [...idsOf(TARGETS), 'anything'] as const,
  sealStyle: idsOf(SEAL_STYLES),
}
type Look = Row<typeof axes> & Partial<CardSettings>
const fontFamily = idsOf(FONTS)

/** Every value of these and all other axes. */
function rowsOf<const More extends Readonly<Record<string, readonly unknown[]>>>(more: More) {
  // Approved rows must not depend on the tier.
  return combinations({ ...axes, ...more }, { strength: 1, isFull: false }) as (Row<typeof axes> &
    Row<More>)[]
}

function repeated<Value>(times: number, values: readonly Value[]): Value[] {
  return Array.from({ length: times }, () => values).flat()
}

function quoteCard({ quote, change, ...look }: Look, text: Partial<TextSettings>): Card {
  const [settings, ownText] = CHANGES[change]!
  return cardWith({ ...look, ...settings }, { ...text, ...ownText }, QUOTES[quote])
}

const cards: [name: string, card: Card][] = [
  ...rowsOf({ template: repeated(2, idsOf(TEMPLATES)) }).map(({ template, ...row }, at): [string, Card] => {
    const { textSettings, ...look } = applyTemplate(template, DEFAULT_SETTINGS)
    const target = at % 2 === 0 ? row.target : 'anything'
    return [`${template} ${nameOf(row)}`, quoteCard({ ...look, ...row, target }, textSettings)]
  }),
  ...rowsOf({ composition: repeated(4, idsOf(COMPOSITIONS)), fontFamily }).map(
    ({ composition, fontFamily, ...row }): [string, Card] => {
      const look = withComposition(composition, 'clean')
      return [
        `${composition} ${nameOf(row)}`,
        quoteCard({ ...row, ...look, target: 'anything' }, { fontFamily }),
      ]
    },
  ),
  ...rowsOf({ frameStyle: repeated(2, idsOf(FRAMES)), fontFamily }).map(
    ({ frameStyle, aspectRatio, change, ...row }, at): [string, Card] => {
      const [settings, text] = CHANGES[change]!
      const product = PRODUCTS[at % PRODUCTS.length]!
      return [
        `${frameStyle} product ${at % PRODUCTS.length} ${aspectRatio} ${change}`,
        productWith(
          product,
          { frameStyle, aspectRatio, ...settings },
          { fontFamily: row.fontFamily, ...text },
        ),
      ]
    },
  ),
  ...[3, 8, 13, 19, 22, 27].flatMap((day, at) =>
    [2, 5, 8, 11].map((month): [string, Card] => {
      const date = `2026-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
      const quote = idsOf(QUOTES)[at]!
      return [`day ${date} ${quote}`, dayCard({ ...QUOTES[quote], date })]
    }),
  ),
]

/**
 * Approved layouts of many cards, with a digest per block that shows what moved. After intended changes, `npm
 * run approve` and look at the contact sheets.
 */
it('the scenes of all looks are those approved', async () => {
  await loadResources(['traditional phrases', 'pinyin dictionary'])
  const scenes = cards.map(([name, card]) => ({ name, scene: layoutCard(card, fakeMetrics) }))
  const lines = scenes.map(({ name, scene }) => `${name}: ${digests(scene)}`)
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../scenes/looks.txt')
})

function nameOf({ aspectRatio, quote, change, target, sealStyle }: Row<typeof axes>): string {
  return [aspectRatio, quote, change, target, sealStyle].join(' ')
}

/** Digests by block name; the rest is `ground`, data for the editor is `plan`. */
function digests({ still, live, plan, ...rest }: Scene): string {
  const parts: Record<string, unknown[]> = { ground: [] }
  for (const node of [...still, ...live]) (parts[node.block ?? 'ground'] ??= []).push(node)
  return Object.entries({ ...parts, scene: rest, plan })
    .map(([name, part]) => `${name} ${digest(part)}`)
    .join(', ')
}
