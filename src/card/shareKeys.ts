/**
 * A card's fields under short keys, and only those that differ from another card's. Links keep the keys: none may be renamed
 * or given to another field.
 */
import { isRecord } from '../scene/values'
import type { Citation, Quote } from './quote'
import type { Product } from './product'
import type { CardSettings, TextSettings } from './settings'

/** The short key of each field; of a nested record also those of its own, or how its value is shortened. */
type Keys<Value> = Readonly<Record<keyof Value & string, ShortKey>>
type ShortKey = string | readonly [key: string, inner: Fields | Shortening]
type Fields = Readonly<Record<string, ShortKey>>

interface Shortening {
  shortened: (value: unknown) => unknown
  lengthened: (data: unknown) => unknown
}

const CLASSES = ['bg-gradient-to-', 'from-', 'via-', 'to-']

/** `bg-gradient-to-br from-pink-50 to-purple-50` ⇄ `["br","pink-50","","purple-50"]`; any other text as it is. */
const GRADIENT: Shortening = {
  shortened(value) {
    const [, ...names] = /^bg-gradient-to-(\S+) from-(\S+)(?: via-(\S+))? to-(\S+)$/.exec(String(value)) ?? []
    return names.length === 0 ? value : names.map((name: string | undefined) => name ?? '')
  },
  lengthened(data) {
    if (!Array.isArray(data)) return data
    const words = CLASSES.map((prefix, at) => (data[at] ? `${prefix}${String(data[at])}` : ''))
    return words.filter((word) => word !== '').join(' ')
  },
}

/** `true`, `false` or `null` ⇄ `1`, `0` or `null`; not told from the other card's value, which may be null itself. */
const SWITCH_OR_NONE: Shortening = {
  shortened: (value) => (typeof value === 'boolean' ? Number(value) : value),
  lengthened: (data) => (data === 1 ? true : data === 0 ? false : data),
}

const TEXT: Keys<TextSettings> = {
  language: 'l',
  fontFamily: 'f',
  contentSize: 'cs',
  translationSize: 'ts',
  authorSize: 'as',
  contentColor: 'cc',
  translationColor: 'tc',
  authorColor: 'ac',
  customContentColor: 'c',
  customTranslationColor: 't',
  customAuthorColor: 'a',
  bold: 'b',
  italic: 'i',
  align: 'p',
  letterSpacing: 's',
  contentPx: 'cp',
  translationPx: 'tp',
  authorPx: 'ap',
  weight: 'w',
  trackingEm: 'e',
  authorCapitals: 'k',
  titleColor: 'nc',
  taglineColor: 'gc',
  titleSize: 'ns',
  taglineSize: 'gs',
  dateLine: 'dl',
  characters: 'ch',
  pinyin: 'py',
}

const IMAGE: Keys<CardSettings['backgroundImage']> = {
  src: 's',
  fit: 'f',
  focusX: 'x',
  focusY: 'y',
  zoom: 'z',
  dim: 'd',
  blurPx: 'b',
  veil: 'v',
}

const ART: Keys<CardSettings['art']> = { family: 'f', palette: 'p', seed: 's' }

const INKS: Keys<CardSettings['templateInks']> = {
  quote: 'q',
  translation: 't',
  author: 'a',
  small: 's',
  accent: 'c',
}

const SETTINGS: Keys<CardSettings> = {
  theme: 'h',
  backgroundColor: 'c',
  backgroundType: 'b',
  gradientValue: ['g', GRADIENT],
  patternColor: 'pc',
  backgroundImage: ['i', IMAGE],
  art: ['ar', ART],
  frameStyle: 'f',
  composition: 'cp',
  frameColors: 'fc',
  compositionColors: 'cc',
  templateInks: ['k', INKS],
  accentColor: 'ac',
  smallColor: 'sc',
  textPosition: 'tp',
  lead: 'le',
  showAuthor: 'a',
  showTranslation: 't',
  showDate: 'd',
  showQuotationMarks: 'q',
  shadow: 's',
  margin: 'm',
  aspectRatio: 'r',
  target: 'mf',
  watermark: 'w',
  watermarkText: 'wt',
  showSeal: ['ss', SWITCH_OR_NONE],
  sealText: 'st',
  sealStyle: 'sy',
  sealPlace: 'sp',
  showLogo: 'l',
  showTagline: 'g1',
  showVotes: 'v',
  showComments: 'o',
  showDescription: 'e',
  showPicture: 'p',
  showTopics: 'u',
  showQrCode: 'qr',
  placements: 'pl',
  textSettings: ['x', TEXT],
}

const CITATION: Keys<Citation> = { work: 'w', year: 'y', translator: 't', locator: 'l', authorZh: 'a' }

const QUOTE: Keys<Quote> = {
  id: 'i',
  content: 'c',
  translation: 't',
  author: 'a',
  date: 'd',
  imageUrl: 'u',
  originImageUrl: 'o',
  source: 's',
  citation: ['w', CITATION],
}

const PRODUCT: Keys<Product> = {
  name: 'n',
  tagline: 'g',
  description: 'e',
  logoUrl: 'l',
  pictureUrl: 'p',
  votes: 'v',
  comments: 'o',
  topics: 't',
  url: 'u',
  date: 'd',
}

/** The keys of the records that a link has differences of. */
export const SHORT_KEYS = { settings: SETTINGS, quote: QUOTE, product: PRODUCT }

/** A later version's key, or nobody's. */
export class UnknownKeyError extends Error {
  override name = 'UnknownKeyError'
}

/** What differs from `base`, under short keys. */
export function shortDifference<Value extends object>(
  value: Value,
  base: NoInfer<Value>,
  keys: Keys<NoInfer<Value>>,
): Record<string, unknown> {
  return difference(Object.fromEntries(Object.entries(value)), Object.fromEntries(Object.entries(base)), keys)
}

/**
 * `base` with what differs, under the fields' own names. The values are as untrusted as the data.
 * @throws {UnknownKeyError}
 */
export function withShortDifference<Value extends object>(
  base: Value,
  data: Record<string, unknown>,
  keys: Keys<NoInfer<Value>>,
): Record<string, unknown> {
  return applied(Object.fromEntries(Object.entries(base)), data, keys)
}

function difference(value: Record<string, unknown>, base: Record<string, unknown>, fields: Fields) {
  const entries = Object.entries(fields).flatMap(([name, short]): [string, unknown][] => {
    const [key, inner] = keyOf(short)
    const [own, other] = [value[name], base[name]]
    if (JSON.stringify(own) === JSON.stringify(other)) return []
    if (isShortening(inner)) return [[key, inner.shortened(own)]]
    if (typeof own === 'boolean') return [[key, Number(own)]]
    return [[key, inner && isRecord(own) ? difference(own, isRecord(other) ? other : {}, inner) : own]]
  })
  return Object.fromEntries(entries)
}

function applied(base: Record<string, unknown>, data: Record<string, unknown>, fields: Fields) {
  const names = new Map(Object.entries(fields).map(([name, short]) => [keyOf(short)[0], name]))
  const result = { ...base }
  for (const [key, value] of Object.entries(data)) {
    const name = names.get(key)
    if (name === undefined)
      throw new UnknownKeyError(`no field has the key ${JSON.stringify(key.slice(0, 40))}`)
    const [, inner] = keyOf(fields[name]!)
    const other = base[name]
    if (isShortening(inner)) result[name] = inner.lengthened(value)
    else if (typeof other === 'boolean') result[name] = value === 1
    else result[name] = inner && isRecord(value) ? applied(isRecord(other) ? other : {}, value, inner) : value
  }
  return result
}

function keyOf(short: ShortKey): readonly [key: string, inner: Fields | Shortening | null] {
  return typeof short === 'string' ? [short, null] : short
}

function isShortening(inner: Fields | Shortening | null): inner is Shortening {
  return typeof inner?.['shortened'] === 'function'
}
