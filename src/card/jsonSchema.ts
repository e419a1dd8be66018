/** JSON Schema 2020-12. `npm run approve schema` writes it. */
import { BLOCK_IDS } from '../scene/nodes'
import { keysOf } from '../scene/values'
import { EMPHASES, MOST_MARKS } from './emphasis'
import { defaultOf, type Field, type Fields } from './fields'
import { IDS } from './ids'
import { PLACEMENT_LIMITS } from './placements'
import { PRODUCT_FIELDS } from './product'
import { QUOTE_FIELDS } from './quote'
import { COLOUR_NAME, GRADIENT_LENGTH, HEX, MAX_NAMED_COLOURS } from './restoreFields'
import { SETTINGS } from './settings'

export type JsonSchema = Readonly<Record<string, unknown>>
export type Descriptions = Readonly<Record<string, string>>

/** @param said the comments of each file's entries */
export function cardSchema(said: Record<'settings' | 'quote' | 'product', Descriptions>): JsonSchema {
  const card = (kind: string, required: string[]) => ({
    properties: { kind: { const: kind }, [kind]: ref(kind), settings: ref('settings') },
    required,
    additionalProperties: false,
  })
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A card',
    description: 'A card of a quote or a product. What is left out takes its default.',
    type: 'object',
    oneOf: [card('quote', []), card('product', ['kind'])],
    $defs: {
      settings: recordSchema(SETTINGS, said.settings),
      quote: recordSchema(QUOTE_FIELDS, said.quote),
      product: recordSchema(PRODUCT_FIELDS, said.product),
      placement: PLACEMENT,
      ...Object.fromEntries(keysOf(IDS).map((name) => [name, { enum: IDS[name] }])),
    },
  }
}

export function recordSchema(fields: Fields, said: Descriptions): JsonSchema {
  const properties = Object.entries(fields).map(([name, field]) => [name, fieldSchema(field, said, name)])
  return { type: 'object', properties: Object.fromEntries(properties), additionalProperties: false }
}

function fieldSchema(field: Field, said: Descriptions, name: string): JsonSchema {
  const schema = schemaOfKind(field, said)
  const hasDefault = field.kind !== 'day' && (field.kind !== 'record' || field.orNone !== undefined)
  return {
    description: said[name],
    ...(field.orNone === undefined ? schema : { anyOf: [{ const: field.orNone }, schema] }),
    ...(hasDefault && { default: defaultOf(field) }),
  }
}

function schemaOfKind(field: Field, said: Descriptions): JsonSchema {
  if (field.kind === 'record') return recordSchema(field.fields, said)
  const schemaOf = SCHEMAS[field.kind] as (field: Field) => JsonSchema
  return schemaOf(field)
}

const COLOUR = { type: 'string', pattern: HEX.source }

type PlainKind = Exclude<Field['kind'], 'record'>

const SCHEMAS: { [Name in PlainKind]: (field: Extract<Field, { kind: Name }>) => JsonSchema } = {
  flag: () => ({ type: 'boolean' }),
  choice: ({ of }) => (typeof of === 'string' ? ref(of) : { enum: of }),
  choices: ({ of }) => ({ type: 'array', items: ref(of), minItems: 1, uniqueItems: true }),
  number: ({ min, max, isWhole }) => ({ type: isWhole ? 'integer' : 'number', minimum: min, maximum: max }),
  year: () => ({ type: 'integer' }),
  text: ({ longest }) => ({ type: 'string', ...(Number.isFinite(longest) && { maxLength: longest }) }),
  texts: ({ longest, most }) => ({
    type: 'array',
    items: { type: 'string', minLength: 1, maxLength: longest },
    maxItems: most,
  }),
  letters: ({ longest }) => ({ type: 'string', pattern: '^[a-z]*$', maxLength: longest }),
  gradient: () => ({ type: 'string', maxLength: GRADIENT_LENGTH }),
  day: () => ({ type: 'string', format: 'date', pattern: String.raw`^\d{4}-\d\d-\d\d$` }),
  colour: () => COLOUR,
  colours: () => ({
    type: 'object',
    propertyNames: { pattern: COLOUR_NAME.source },
    additionalProperties: COLOUR,
    maxProperties: MAX_NAMED_COLOURS,
  }),
  placements: () => ({
    type: 'object',
    properties: Object.fromEntries(BLOCK_IDS.map((id) => [id, ref('placement')])),
    additionalProperties: false,
  }),
  marks: () => ({ type: 'array', items: MARK, maxItems: MOST_MARKS }),
}

const MARK = {
  type: 'object',
  properties: {
    text: { enum: ['content', 'translation'] },
    start: { description: 'In UTF-16 units.', type: 'integer', minimum: 0 },
    end: { type: 'integer', minimum: 1 },
    as: { enum: EMPHASES },
  },
  required: ['text', 'start', 'end', 'as'],
  additionalProperties: false,
}

function within({ min, max }: { min: number; max: number }): JsonSchema {
  return { type: 'number', minimum: min, maximum: max }
}

const OFFSET = within({ min: -1, max: 1 })

const PLACEMENT = {
  type: 'object',
  properties: {
    dx: { description: "How far the block was moved, as a share of the card's width.", ...OFFSET },
    dy: { description: "How far the block was moved, as a share of the card's height.", ...OFFSET },
    scale: { description: 'How many times larger the block is.', ...within(PLACEMENT_LIMITS.scale) },
    width: {
      description: "The longest line, as a share of the card's width; 0: as layout has it.",
      anyOf: [{ const: 0 }, within(PLACEMENT_LIMITS.width)],
    },
  },
  additionalProperties: false,
}

function ref(name: string): JsonSchema {
  return { $ref: `#/$defs/${name}` }
}
