/**
 * Names the nearest look, the almanac quote's day, and the differences: `["sunny","20261122",{"r":"4:5"}]`.
 */
import { isCalendarDay } from '../calendar/dayPaths'
import { isRecord, keysOf, parsedJson } from '../scene/values'
import { dayOf, type Card } from './card'
import { unlessOwn, unmarked, withBackground, withPictures } from './cardPictures'
import { CURRENT_LOOKS, lookNamed, nameOfLook } from './namedLooks'
import { pageCard } from './pageCard'
import { packJson, unpackJson, type CodeProblem } from './packedText'
import { emptyProduct, PRODUCT_FIELDS } from './product'
import { citationOf, QUOTE_FIELDS, type Quote } from './quote'
import { restoreCard, restoreSettings } from './restore'
import { SETTINGS, type CardSettings } from './settings'
import { shortDifference, UnknownKeyError, withShortDifference } from './shareKeys'

export type SharedCardProblem = CodeProblem | 'no-quote' // its quote is unavailable

export type SharedCard = { card: Card } | { problem: SharedCardProblem }

export interface DecodeOptions {
  today: string // yyyy-mm-dd
  /** with that date; null if unavailable */
  almanacQuote: (day: string) => Promise<Quote | null> | Quote | null
  isOfFile?: boolean
}

/** Old links depend on these. */
const BLANK_QUOTE: Quote = {
  id: 'unknown',
  content: '',
  translation: '',
  author: '',
  date: '',
  imageUrl: '',
  originImageUrl: '',
  original: '',
  emphasis: [],
  source: 'own',
  citation: null,
  page: '',
  pages: null,
}

/** Links omit the visitor's pictures, almanac text and other pages; files refer to the pictures. */
export async function encodeShareCode(card: Card, { isForFile = false } = {}): Promise<string> {
  const shared = withPictures(pageCard(card), carried(isForFile))
  const [look, settings] = nearestLook(shared.settings)
  const [subject, words] = subjectOf(shared, isForFile)
  const parts = [look, subject, settings, words]
  while (isRecord(parts.at(-1)) && Object.keys(parts.at(-1)!).length === 0) parts.pop()
  return packJson(JSON.stringify(parts))
}

/** Stops at the first foreign character. Never throws. */
export async function decodeShareCode(code: string, options: DecodeOptions): Promise<SharedCard> {
  const unpacked = await unpackJson(code)
  if ('problem' in unpacked) return unpacked
  const data = parsedJson(unpacked.json)
  if (!Array.isArray(data)) return { problem: 'unreadable' }
  try {
    return await cardFrom(data, options)
  } catch (error) {
    if (error instanceof UnknownKeyError) return { problem: 'newer' }
    throw error
  }
}

/** Leaves out words, places and the visitor's pictures, to draw each day's quote in this look. */
export function encodeLook(settings: CardSettings): Promise<string> {
  return packJson(JSON.stringify(nearestLook(ofAnyCard(settings))))
}

/** Never throws. */
export async function decodeLook(code: string): Promise<{ look: CardSettings } | { problem: CodeProblem }> {
  const unpacked = await unpackJson(code)
  if ('problem' in unpacked) return unpacked
  const data = parsedJson(unpacked.json)
  const [name, settings, ...more] = Array.isArray(data) ? (data as readonly unknown[]) : []
  if (typeof name !== 'string' || !isRecord(settings) || more.length > 0) return { problem: 'unreadable' }
  const named = lookNamed(name)
  if (!named) return { problem: 'newer' }
  try {
    return { look: ofAnyCard(restoreSettings(withShortDifference(named, settings, SETTINGS))) }
  } catch (error) {
    if (error instanceof UnknownKeyError) return { problem: 'newer' }
    throw error
  }
}

function ofAnyCard(settings: CardSettings): CardSettings {
  return { ...withBackground(settings, carried()), target: 'anything' }
}

async function cardFrom(parts: readonly unknown[], options: DecodeOptions): Promise<SharedCard> {
  const [look, subject, ofSettings = {}, ofWords = {}] = parts
  if (typeof look !== 'string' || typeof subject !== 'string') return { problem: 'unreadable' }
  if (!isRecord(ofSettings) || !isRecord(ofWords)) return { problem: 'unreadable' }
  const named = lookNamed(look)
  if (!named || parts.length > 4) return { problem: 'newer' }
  const settings = withShortDifference(named, ofSettings, SETTINGS)
  const read = (words: object) => {
    const card = restoreCard({ ...words, settings }, options.today)
    return { card: withPictures(card, carried(options.isOfFile)) }
  }
  const [, kind, ...date] = /^([qpa]?)(\d{4})(\d\d)(\d\d)$/.exec(subject) ?? []
  const day = date.join('-')
  if (!isCalendarDay(day)) return { problem: 'unreadable' }
  if (kind === PRODUCT) {
    const blank = emptyProduct(day)
    return read({ kind: 'product', product: withShortDifference(blank, ofWords, PRODUCT_FIELDS) })
  }
  const quote = kind === QUOTE ? { ...BLANK_QUOTE, date: day } : await options.almanacQuote(day)
  if (!quote) return { problem: 'no-quote' }
  // Older links know no original, and their cards are led as they were.
  const linked = kind === LED ? quote : { ...quote, original: '' as const }
  return read({ kind: 'quote', quote: withShortDifference(linked, ofWords, QUOTE_FIELDS) })
}

/** Only a file refers to the pictures in this browser. */
function carried(isFile = false): (src: string) => string {
  return (src) => (isFile ? unmarked(src) : unlessOwn(unmarked(src)))
}

function nearestLook(settings: CardSettings): [look: string, difference: object] {
  const all = keysOf(CURRENT_LOOKS).map((id): [string, object] => [
    nameOfLook(id),
    shortDifference(settings, CURRENT_LOOKS[id]!, SETTINGS),
  ])
  return all.reduce((best, one) => (JSON.stringify(one).length < JSON.stringify(best).length ? one : best))
}

/** `a20261122`: the almanac's quote of that day; `q…`: a quote with its own text; `p…`: a product. */
function subjectOf(card: Card, isForFile: boolean): [subject: string, difference: object] {
  const date = isCalendarDay(dayOf(card)) ? dayOf(card) : `${LEAP_YEAR}-01-01`
  if (card.kind === 'product')
    return [PRODUCT + digitsOf(date), shortDifference(card.product, emptyProduct(date), PRODUCT_FIELDS)]
  const { quote } = card
  const [, ofYear = ''] = /^almanac-(\d\d-\d\d)$/.exec(quote.id) ?? []
  if (isForFile || quote.source !== 'almanac' || !isCalendarDay(`${LEAP_YEAR}-${ofYear}`))
    return [QUOTE + digitsOf(date), shortDifference(quote, { ...BLANK_QUOTE, date }, QUOTE_FIELDS)]
  const day = date.endsWith(ofYear) ? date : `${LEAP_YEAR}-${ofYear}`
  const citation = quote.citation ?? SOME_CITATION
  const asInAlmanac = { ...quote, date: day, imageUrl: '', originImageUrl: '', citation }
  const kind = quote.original === '' ? '' : LED
  return [kind + digitsOf(day), shortDifference(quote, asInAlmanac, QUOTE_FIELDS)]
}

function digitsOf(day: string): string {
  return day.replaceAll('-', '')
}

const QUOTE = 'q'
const LED = 'a' // as without a letter, and led by its original's language
const PRODUCT = 'p'
const LEAP_YEAR = '2000'
/** Almanac quotes have a citation, home's card has none: any value encodes that. */
const SOME_CITATION = citationOf('')
