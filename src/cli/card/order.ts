import type { Card } from '../../card/card'
import { QUALITY, DEFAULT_EXPORT_OPTIONS, type ExportOptions } from '../../card/exportOptions'
import { emptyQuote, QUOTE_LIMITS, type Quote } from '../../card/quote'
import { DEFAULT_SETTINGS, type CardSettings } from '../../card/settings'
import { TEMPLATES } from '../../card/templates'
import { RESOLUTIONS, type ExportScale } from '../../export/resolutions'
import { LANGUAGES } from '../../language/languages'
import { FRAMES } from '../../look/frames'
import { RATIOS } from '../../look/ratios'
import { almanacQuote } from '../../quotes/almanac'
import { cleanLine, cleanText } from '../../text/clean'
import { usage } from './commandError'
import { daysBetween } from './days'
import type { OptionValues } from './options'
import { readProduct, readSettings } from './settingsFile'
import { targetOf, type Target } from './target'
import { dayIn, keyIn, numberIn, wordsIn } from './values'

/** What the command was asked to draw. */
export interface Order {
  days: readonly string[]
  isRange: boolean
  cardOf: (day: string) => Card
  options: ExportOptions
  target: Target
  notes: readonly string[] // of what was asked for and is left out
}

/** @throws {CommandError} for the first thing that cannot be done as asked */
export function orderOf(values: OptionValues, today: string): Order {
  const isRange = values.from !== undefined || values.to !== undefined
  const days = isRange ? rangeOf(values) : [values.date === undefined ? today : dayIn('date', values.date)]
  const look = lookOf(values)
  const product = values.product === undefined ? null : readProduct(values.product, days[0] ?? today)
  if (product && values.quote !== undefined) throw usage('--product and --quote: a card shows one of them')
  const quoteOf = quotesOf(values)
  const { quality, scale } = DEFAULT_EXPORT_OPTIONS
  const target = targetOf({ out: values.out, format: values.format, isRange })
  return {
    days,
    isRange,
    cardOf: (day) =>
      product
        ? { kind: 'product', product: { ...product.value, date: day }, settings: look.settings }
        : { kind: 'quote', quote: quoteOf(day), settings: look.settings },
    options: {
      format: target.format,
      quality: values.quality === undefined ? quality : numberIn('quality', values.quality, QUALITY),
      scale:
        values.scale === undefined
          ? scale
          : (Number(keyIn('scale', values.scale, RESOLUTIONS)) as ExportScale),
    },
    target,
    notes: [...look.notes, ...(product?.notes ?? [])],
  }
}

const MOST_DAYS = 3_653 // more is a slip of the hand, and a disk full of cards

function rangeOf({ date, from, to }: OptionValues): string[] {
  if (date !== undefined) throw usage('--date and --from: ask for a day or for a range')
  if (from === undefined || to === undefined) throw usage('--from and --to: a range needs both')
  const [first, last] = [dayIn('from', from), dayIn('to', to)]
  if (last < first) throw usage(`--to is "${to}": it must not be before --from, ${from}`)
  const days = daysBetween(first, last)
  if (days.length <= MOST_DAYS) return days
  throw usage(`--from ${from} --to ${to} are ${days.length} days: a range may have ${MOST_DAYS}, ten years`)
}

function lookOf(values: OptionValues): { settings: CardSettings; notes: readonly string[] } {
  const { template, ratio, frame, language, json } = values
  const base =
    template === undefined ? DEFAULT_SETTINGS : TEMPLATES[keyIn('template', template, TEMPLATES)].settings
  const file = json === undefined ? { value: base, notes: [] } : readSettings(json, base)
  const { textSettings } = file.value
  return {
    settings: {
      ...file.value,
      ...(ratio === undefined ? {} : { aspectRatio: keyIn('ratio', ratio, RATIOS) }),
      ...(frame === undefined ? {} : { frameStyle: keyIn('frame', frame, FRAMES) }),
      textSettings:
        language === undefined
          ? textSettings
          : { ...textSettings, language: keyIn('language', language, LANGUAGES) },
    },
    notes: file.notes,
  }
}

const TEXT = { most: QUOTE_LIMITS.text, clean: cleanText }
const NAME = { most: QUOTE_LIMITS.author, clean: cleanLine }

/** The almanac's quote of a day, or one's own words. */
function quotesOf({ quote, translation, author }: OptionValues): (day: string) => Quote {
  if (quote === undefined) {
    if (translation !== undefined) throw usage('--translation: it needs --quote')
    if (author !== undefined) throw usage('--author: it needs --quote')
    return almanacQuote
  }
  const words = {
    content: wordsIn('quote', quote, TEXT),
    translation: translation === undefined ? '' : wordsIn('translation', translation, TEXT),
    author: author === undefined ? '' : wordsIn('author', author, NAME),
  }
  return (day) => ({ ...emptyQuote(day), ...words })
}
