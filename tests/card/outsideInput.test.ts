import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Card } from '../../src/card/card'
import { picturesInKeptFile, readKeptFile, keptFile, KeptFileError } from '../../src/card/keptFile'
import { readKeptRecord, recordOf } from '../../src/card/keptCard'
import { readTemplatesFile, templatesFile, TemplatesFileError } from '../../src/card/myTemplates'
import { packJson, unpackJson } from '../../src/card/packedText'
import { restoreCard } from '../../src/card/restore'
import { readRunRecord, runRecord } from '../../src/card/set/runRecord'
import { itemsInPlaces } from '../../src/card/set/setItems'
import { decodeShareCode, encodeShareCode } from '../../src/card/shareCode'
import { DEFAULT_SETTINGS } from '../../src/card/settings'
import { TEMPLATES } from '../../src/card/templates'
import { OrderError, readOrder } from '../../src/cli/card/orders/order'
import { CommandError } from '../../src/cli/card/commandError'
import { readProduct, readSettings } from '../../src/cli/card/inputFiles'
import { lookUpProduct } from '../../src/products/lookUp'
import { ProductError } from '../../src/products/productError'
import { almanacQuote } from '../../src/quotes/almanac'
import { endpointAnswer, parseEndpointQuote } from '../../src/quotes/endpoint'
import { readAnswer, QuoteError } from '../../src/quotes/readAnswer'
import { parsedJson } from '../../src/scene/values'
import { readEditorState, writeEditorState } from '../../src/state/storage/record'
import { allOf, oneByOne } from '../fixtures/asyncItems'
import { mutatedJson } from '../fixtures/hostileJson'
import { runs } from '../fixtures/tier'
import { cardWith, QUOTE } from '../layout/cards'
import { layoutCard } from '../layout/laidOut'
import { fakeMetrics } from '../layout/validLayout'
import { PRODUCT, productWith } from '../layout/products'

const TODAY = '2026-11-21'
const QUOTE_CARD = cardWith({}, {}, { ...QUOTE, citation: almanacQuote(TODAY).citation })
const PRODUCT_CARD = productWith({})
const GRADIENT_CARD = cardWith({
  backgroundType: 'gradient',
  gradientValue: 'bg-gradient-to-br from-pink-50 to-purple-50',
})
const CARD_STATE = {
  kind: 'quote',
  quote: QUOTE_CARD.quote,
  product: PRODUCT,
  settings: QUOTE_CARD.settings,
} as const
const KEPT = { name: 'Mine', card: QUOTE_CARD, keptAt: 1_790_000_000_000, changedAt: 1_790_000_000_001 }

/** Gives what was read, or `{ code }` for a refusal of its own. */
type Read = (json: string) => unknown

const EDITOR_STATE = {
  history: {
    past: [{ ...CARD_STATE, settings: TEMPLATES.retro.settings }],
    present: CARD_STATE,
    future: [{ ...CARD_STATE, settings: TEMPLATES.dusk.settings }],
    step: null,
  },
  draft: QUOTE,
  productDraft: PRODUCT,
  typing: { watermarkText: 'a' },
}
const SET_ITEMS = itemsInPlaces(QUOTE_CARD, ['instagram-story', '4:5'], {
  format: 'own',
  usualFormat: 'png',
  pattern: '{date}-{target}',
  quality: 0.9,
  scale: 2,
  opensAgain: true,
})

const linkOf = async (card: Card) => {
  const unpacked = await unpackJson(await encodeShareCode(card))
  return 'json' in unpacked ? parsedJson(unpacked.json) : null
}

const readLink: Read = async (json) => {
  const shared = await decodeShareCode(await packJson(json), { today: TODAY, almanacQuote })
  if ('problem' in shared) return { code: shared.problem }
  expect(restoreCard(structuredClone(shared.card), TODAY)).toEqual(shared.card)
  expect(() => layoutCard(shared.card, fakeMetrics)).not.toThrow()
  return shared
}

const refusing =
  (read: Read, ...refusals: (abstract new (...args: never[]) => Error)[]): Read =>
  async (json) => {
    try {
      return await read(json)
    } catch (error) {
      if (refusals.some((refusal) => error instanceof refusal)) return { code: (error as Error).message }
      throw error
    }
  }

const answering = (json: string) => async () => new Response(json)

const TEMPLATE = { id: 'a', name: 'Quiet', settings: TEMPLATES.retro.settings }
const readers: Record<string, { valid: readonly unknown[]; read: Read }> = {
  'a link': {
    valid: [await linkOf(QUOTE_CARD), await linkOf(PRODUCT_CARD), await linkOf(GRADIENT_CARD)],
    read: readLink,
  },
  'a file of kept cards': {
    valid: [
      JSON.parse(
        (
          await allOf(
            keptFile(
              [KEPT],
              [{ day: TODAY, keptAt: 1 }],
              oneByOne([['own:1', 'data:image/png;base64,AA']] as const),
            ),
          )
        ).join(''),
      ),
    ],
    read: refusing(async (json) => {
      await allOf(picturesInKeptFile(oneByOne([json])))
      return readKeptFile(oneByOne([json]), TODAY)
    }, KeptFileError),
  },
  'a kept card in the browser': {
    valid: [recordOf(KEPT)],
    read: (json) => {
      const { kept } = readKeptRecord('0000000aa-12345678', parsedJson(json), TODAY)
      if (kept)
        for (const time of [kept.keptAt, kept.changedAt])
          expect(() => new Date(time).toISOString()).not.toThrow()
      return kept
    },
  },
  'a file of looks': {
    valid: [JSON.parse(templatesFile([TEMPLATE], { 'own:1': 'data:image/png;base64,AA' }))],
    read: refusing(readTemplatesFile, TemplatesFileError),
  },
  'the editor in the browser': {
    valid: [
      JSON.parse(writeEditorState(EDITOR_STATE, TODAY)),
      { ...JSON.parse(writeEditorState(EDITOR_STATE, TODAY)), version: 1 },
    ],
    read: (json) => {
      const { status, ...read } = readEditorState(json, TODAY)
      if ('editorState' in read && read.editorState) writeEditorState(read.editorState, TODAY)
      return status
    },
  },
  'a set in the browser': {
    valid: [JSON.parse(runRecord({ name: 'a', items: SET_ITEMS, choice: null }))],
    read: (json) => readRunRecord(json, TODAY),
  },
  'an order': {
    valid: [
      {
        content: 'Words',
        translation: '字',
        author: 'A',
        work: 'B',
        template: 'retro',
        target: ['instagram-story'],
        name: 'n',
      },
      { date: TODAY, settings: DEFAULT_SETTINGS, size: '1080x1350' },
    ],
    read: refusing((json) => readOrder(json, DEFAULT_SETTINGS, TODAY), OrderError),
  },
  'settings for the command': {
    valid: [DEFAULT_SETTINGS],
    read: refusing((json) => readSettings(`{${json.slice(1)}`, DEFAULT_SETTINGS), CommandError),
  },
  'a product for the command': {
    valid: [PRODUCT],
    read: refusing((json) => readProduct(`{${json.slice(1)}`, TODAY), CommandError),
  },
  'the provider’s answer': {
    valid: [endpointAnswer(QUOTE_CARD.quote), { status_code: 0, data: endpointAnswer(QUOTE_CARD.quote) }],
    read: refusing(async (json) => {
      const answer = await readAnswer('https://quotes.example', { fetch: answering(json), limitMs: 60_000 })
      const parsed = parseEndpointQuote(answer, TODAY, TODAY)
      return parsed.ok ? parsed.quote : { code: parsed.error.code }
    }, QuoteError),
  },
  'the answer about a product': {
    valid: [PRODUCT],
    read: refusing(
      (json) =>
        lookUpProduct('https://shop.example/', {
          fetch: answering(json),
          today: TODAY,
          language: 'en',
          exampleUrl: 'https://quotidian.example/',
        }),
      ProductError,
    ),
  },
}

describe.each(Object.entries(readers))('%s', (_name, { valid, read }) => {
  it('is read as it was written', async () => {
    for (const value of valid) expect(await read(JSON.stringify(value))).not.toHaveProperty('code')
  })

  it('is read or refused, whatever it is', async () => {
    const texts = fc.oneof(...valid.map(mutatedJson))
    await fc.assert(
      fc.asyncProperty(texts, async (json) => {
        await read(json)
      }),
      { numRuns: runs(10_000, 150) },
    )
  })
})
