import { AUTHOR_FEEDS_PATH, EMBED_PATH, endOf, FEED_IDS, FEEDS } from '../../calendar/feedPaths'
import { type JsonSchema, recordSchema } from '../../card/jsonSchema'
import { FORMATS } from '../../export/formats'
import { LANGUAGE_IDS } from '../../language/languages'
import { allTopics } from '../../quotes/topics'
import { keysOf } from '../../scene/values'
import type { ErrorStatus } from '../answers'
import { CARD_PARAMETERS } from '../cardImage/parameters'
import { EMBED_PARAMETERS } from '../embed/endpoint'
import { CALENDAR_PARAMETERS, FEED_PARAMETERS } from '../feeds/endpoint'
import { OEMBED_PARAMETERS } from '../oembed'
import { oneOf, type Parameters } from '../parameters'
import { PRODUCT_PARAMETERS } from '../product/endpoint'
import { QUOTE_PARAMETERS, TEXT_PARAMETERS, TEXTS } from '../quoteEndpoint'
import { PRODUCT_FIELDS } from '../../card/product'

/** Schemas of answers; tests/server/openApi.test.ts compares them with real ones. */
const TEXT: JsonSchema = { type: 'string' }
const PICTURES: JsonSchema = { type: 'array', items: { type: 'string' }, maxItems: 1 }
const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { const: null }] })

function record(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
}

export const ERROR = record({
  error: record({
    code: { description: 'For programs.', ...TEXT },
    message: { description: 'For developers; it names what is allowed.', ...TEXT },
    id: { description: 'The request’s, as in the server’s log and in X-Request-Id.', ...TEXT },
  }),
})

export const QUOTE = record({
  id: TEXT,
  content: { description: 'In English, if it has a translation.', ...TEXT },
  translation: { description: 'In Chinese; may be empty.', ...TEXT },
  author: TEXT,
  assign_date: { description: 'The day.', type: 'string', format: 'date' },
  share_img_urls: PICTURES,
  origin_img_urls: PICTURES,
  original: { description: 'The language of the original; empty: unknown.', enum: ['en', 'zh', ''] },
  source: { enum: ['provider', 'almanac'] },
  citation: orNull(
    record({
      work: TEXT,
      year: { description: 'Negative: BC.', ...orNull({ type: 'integer' }) },
      translator: orNull(TEXT),
      locator: { description: 'The place in the work.', ...TEXT },
      author_zh: TEXT,
    }),
  ),
})

/** As a card has it, which the schema of a card describes. */
export const PRODUCT: JsonSchema = {
  ...recordSchema(PRODUCT_FIELDS, {}),
  required: keysOf(PRODUCT_FIELDS).filter((name) => name !== 'date'),
}

const PX: JsonSchema = { type: 'integer', minimum: 1 }
const ADDRESS: JsonSchema = { type: 'string', format: 'uri' }

const ABOUT = { author_name: TEXT, provider_name: TEXT, provider_url: ADDRESS, cache_age: PX }
const SHOWN = { version: { const: '1.0' }, type: { const: 'photo' }, title: TEXT, url: ADDRESS }
export const PHOTO: JsonSchema = {
  ...record({ ...SHOWN, width: PX, height: PX, ...ABOUT }),
  required: ['version', 'type', 'title', 'url', 'width', 'height'],
}

export interface Operation {
  path: string
  id: string
  says: string
  inPath?: Parameters
  parameters: Parameters
  answers: Readonly<Record<string, JsonSchema>> // by media type; {}: bytes
  others?: Readonly<Record<number, { description: string }>> // by status, without a body
  errors?: readonly ErrorStatus[] // besides 400, 405 and 500
}

const WORDS: JsonSchema = { type: 'string' }
const JSON_FEED: JsonSchema = { description: 'As jsonfeed.org has it.', type: 'object' }
const KEPT = { others: { 304: { description: 'As it was.' } } }
const IN_LANGUAGE = {
  inPath: { language: oneOf(LANGUAGE_IDS, 'The language of the words.') },
  others: { ...KEPT.others, 404: { description: 'There is no such language or author.' } },
}

const AUTHORS = [...allTopics().keys()].flatMap((path) => /^\/authors\/(.+)/.exec(path)?.[1] ?? [])
const author = oneOf(AUTHORS, 'An author of the almanac.')

/** All that others may ask for. */
export const OPERATIONS: readonly Operation[] = [
  {
    path: '/api/quote',
    id: 'quote',
    says: 'The quote of a day, in English and Chinese, with its source.',
    parameters: QUOTE_PARAMETERS,
    answers: { 'application/json': QUOTE },
    ...KEPT,
  },
  ...keysOf(TEXTS).map((end) => ({
    path: `/api/quote${end}`,
    id: `quote_${end.slice(1)}`,
    says: `A day’s words alone, as ${TEXTS[end].type}.`,
    parameters: TEXT_PARAMETERS,
    answers: { [TEXTS[end].type]: WORDS },
    ...KEPT,
  })),
  {
    path: '/api/card.{format}',
    id: 'card',
    says: 'The card of a day or of a link as a picture, in which the editor finds the card.',
    inPath: { format: oneOf(keysOf(FORMATS), 'The picture’s format; a JPEG has at most 300 KB.') },
    parameters: CARD_PARAMETERS,
    answers: Object.fromEntries(keysOf(FORMATS).map((id) => [FORMATS[id].mimeType, {}])),
    others: { ...KEPT.others, 308: { description: 'Location has this card’s one address.' } },
    errors: [404, 429, 503],
  },
  {
    path: '/api/product',
    id: 'product',
    says: 'What a page says about the product that it shows.',
    parameters: PRODUCT_PARAMETERS,
    answers: { 'application/json': PRODUCT },
    errors: [404, 422, 429, 503],
  },
  {
    path: '/api/oembed',
    id: 'oembed',
    says: 'The picture of a day’s page or of a link’s card, for sites that embed addresses (oembed.com).',
    parameters: OEMBED_PARAMETERS,
    answers: { 'application/json': PHOTO, 'text/xml': WORDS },
    errors: [404, 429, 501],
  },
  ...FEED_IDS.flatMap((id) => {
    const isCalendar = id === 'calendar'
    const { path, type, label } = FEEDS[id]
    const shared = {
      ...IN_LANGUAGE,
      parameters: isCalendar ? CALENDAR_PARAMETERS : FEED_PARAMETERS,
      answers: { [type]: id === 'json' ? JSON_FEED : WORDS },
      errors: [429] as const,
    }
    const inPath = { ...IN_LANGUAGE.inPath, author }
    const ofDays = `The last 31 days as ${label}${isCalendar ? ', and the next 30' : ''}.`
    const ofAuthor = `An author’s quotes, each when its day comes, as ${label}.`
    const authors = `/{language}${AUTHOR_FEEDS_PATH}/{author}${endOf(id)}`
    return [
      { ...shared, path: `/{language}${path}`, id: `feed_${id}`, says: ofDays },
      { ...shared, path: authors, id: `author_${id}`, says: ofAuthor, inPath },
    ]
  }),
  {
    path: `${EMBED_PATH}/{language}`,
    id: 'embed',
    says: 'A day’s card as a page for a frame, without scripts.',
    ...IN_LANGUAGE,
    parameters: EMBED_PARAMETERS,
    answers: { 'text/html': WORDS },
  },
]
