/** Schemas of answers; tests/server/openApi.test.ts compares them with real ones. */
import { type JsonSchema, recordSchema } from '../../card/jsonSchema'
import { PRODUCT_FIELDS } from '../../card/product'
import { keysOf } from '../../scene/values'

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
