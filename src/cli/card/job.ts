import { dayOf, type Card } from '../../card/card'
import type { DateLine } from '../../card/dateLine'
import { DATE_PARTS } from '../../card/dateParts'
import { QUALITY, DEFAULT_EXPORT_OPTIONS, type ExportOptions } from '../../card/exportOptions'
import { LEADS } from '../../card/leads'
import { emptyQuote, QUOTE_LIMITS, type Quote } from '../../card/quote'
import { DEFAULT_SETTINGS, type CardSettings } from '../../card/settings'
import { TEMPLATES } from '../../card/templates'
import { RESOLUTIONS, type ExportScale } from '../../export/resolutions'
import { LANGUAGES } from '../../language/languages'
import { COMPOSITIONS, withComposition, withFrame } from '../../look/compositions'
import { FRAMES } from '../../look/frames'
import { RATIOS } from '../../look/ratios'
import { ART_FAMILIES } from '../../look/art'
import { chosenArt, MAX_SEED } from '../../look/art/choice'
import { PALETTE_IDS } from '../../look/art/paletteIds'
import { SEAL_PLACES, SEAL_STYLES } from '../../look/seal/styles'
import { fitsSeal, SEAL_CHARACTERS } from '../../look/seal/words'
import type { Target } from '../../look/target'
import { nearestRatio, TARGETS, targetOf } from '../../look/targets'
import { almanacQuote } from '../../quotes/almanac'
import { CHARACTER_FORMS } from '../../text/characterForms'
import { cleanLine, cleanText } from '../../text/clean'
import { isSameFile, NOT_WITH_CARD } from './cardOfFile'
import { usageError } from './commandError'
import { daysBetween } from './days'
import type { OptionValues } from './options'
import { readProduct, readSettings } from './settingsFile'
import { parseOutput, type Output } from './output'
import { parseDay, parseKey, parseNumber, parseText } from './optionValues'

/** The cards to draw, and where they go. */
export interface CardJob {
  days: readonly string[]
  isRange: boolean
  cardOf: (day: string) => Card
  options: ExportOptions
  output: Output
  warnings: readonly string[] // about values that are ignored
}

/** @param given the card of --card, if there is one @throws {CommandError} for the first option that is wrong */
export function parseJob(values: OptionValues, today: string, given: Card | null = null): CardJob {
  const clashing = given && NOT_WITH_CARD.find((name) => values[name] !== undefined)
  if (clashing) throw usageError(`--card and --${clashing}: the card in the file has its own words and day`)
  const isRange = values.from !== undefined || values.to !== undefined
  const days = isRange ? parseRange(values) : [parseDayOf(values, given ? dayOf(given) : today)]
  const look = parseLook(values, given?.settings)
  const product = values.product === undefined ? null : readProduct(values.product, days[0] ?? today)
  if (product && values.quote !== undefined)
    throw usageError('--product and --quote: a card shows one of them')
  const quoteOf = quotesFrom(values)
  const { quality, scale } = DEFAULT_EXPORT_OPTIONS
  const target = targetOf(look.settings.target)
  const output = parseOutput({
    out: values.out,
    format: values.format,
    isRange,
    fallback: target?.format ?? DEFAULT_EXPORT_OPTIONS.format,
  })
  if (
    values.card !== undefined &&
    output.kind === 'files' &&
    isSameFile(values.card, output.fileOf(days[0]!))
  )
    throw usageError(`--card ${values.card}: the new picture would take its place; name another one by --out`)
  return {
    days,
    isRange,
    cardOf: (day) =>
      given
        ? { ...given, settings: look.settings }
        : product
          ? { kind: 'product', product: { ...product.value, date: day }, settings: look.settings }
          : { kind: 'quote', quote: quoteOf(day), settings: look.settings },
    options: {
      format: output.format,
      quality: values.quality === undefined ? quality : parseNumber('quality', values.quality, QUALITY),
      scale:
        values.scale === undefined
          ? scale
          : (Number(parseKey('scale', values.scale, RESOLUTIONS)) as ExportScale),
      opensAgain: values['without-card'] !== true,
    },
    output,
    warnings: [...look.warnings, ...(product?.warnings ?? []), ...scaleWarning(values, target)],
  }
}

function parseDayOf({ date }: OptionValues, otherwise: string): string {
  return date === undefined ? otherwise : parseDay('date', date)
}

const MAX_DAYS = 3_653 // more is probably a mistake, and would fill the disk

function parseRange({ date, from, to }: OptionValues): string[] {
  if (date !== undefined) throw usageError('--date and --from: ask for a day or for a range')
  if (from === undefined || to === undefined) throw usageError('--from and --to: a range needs both')
  const [first, last] = [parseDay('from', from), parseDay('to', to)]
  if (last < first) throw usageError(`--to is "${to}": it must not be before --from, ${from}`)
  const days = daysBetween(first, last)
  if (days.length <= MAX_DAYS) return days
  throw usageError(
    `--from ${from} --to ${to} are ${days.length} days: a range may have ${MAX_DAYS}, ten years`,
  )
}

function parseLook(
  values: OptionValues,
  own: CardSettings = DEFAULT_SETTINGS,
): { settings: CardSettings; warnings: readonly string[] } {
  const {
    template,
    ratio,
    target,
    frame,
    composition,
    lead,
    language,
    json,
    characters,
    pinyin,
    'date-line': dateLine,
  } = values
  if (target !== undefined && ratio !== undefined)
    throw usageError('--target and --ratio: a target has its own')
  if (target !== undefined && values.scale !== undefined)
    throw usageError('--target and --scale: a target has its own pixels')
  const base = template === undefined ? own : TEMPLATES[parseKey('template', template, TEMPLATES)].settings
  const file = json === undefined ? { value: base, warnings: [] } : readSettings(json, base)
  const { textSettings } = file.value
  return {
    settings: {
      ...file.value,
      ...(ratio === undefined ? {} : { aspectRatio: parseKey('ratio', ratio, RATIOS), target: 'anything' }),
      ...(target === undefined ? {} : madeFor(parseKey('target', target, TARGETS))),
      ...frameAndComposition(file.value, { frame, composition }),
      ...(lead === undefined ? {} : { lead: parseKey('lead', lead, LEADS) }),
      ...sealAs(values),
      ...artAs(values, file.value),
      textSettings: {
        ...textSettings,
        ...(language === undefined ? {} : { language: parseKey('language', language, LANGUAGES) }),
        ...(characters === undefined
          ? {}
          : { characters: parseKey('characters', characters, CHARACTER_FORMS) }),
        ...(pinyin === undefined ? {} : { pinyin }),
        ...(dateLine === undefined ? {} : { dateLine: parseDateLine(dateLine) }),
      },
    },
    warnings: file.warnings,
  }
}

/** As --composition and --frame say; one that refuses the other's own gives way to it, as in the editor. */
function frameAndComposition(
  own: CardSettings,
  { frame, composition }: Record<'frame' | 'composition', string | undefined>,
): Partial<CardSettings> {
  const frameStyle = frame === undefined ? own.frameStyle : parseKey('frame', frame, FRAMES)
  if (composition === undefined) return frame === undefined ? {} : withFrame(frameStyle, own.composition)
  const together = withComposition(parseKey('composition', composition, COMPOSITIONS), frameStyle)
  if (frame !== undefined && together.frameStyle !== frameStyle)
    throw usageError(`--composition ${composition} does not stand in --frame ${frame}`)
  return together
}

/** Whatever is said of a painting paints the background; --seed and --palette are of the family that is there. */
function artAs({ art, seed, palette }: OptionValues, own: CardSettings): Partial<CardSettings> {
  if (art === undefined && seed === undefined && palette === undefined) return {}
  if (art === undefined && own.backgroundType !== 'art')
    throw usageError('--seed and --palette are of a painting: name it with --art')
  const family = art === undefined ? own.art.family : parseKey('art', art, ART_FAMILIES)
  const palettes = Object.fromEntries(PALETTE_IDS[family].map((id) => [id, id]))
  const asked = {
    seed: seed === undefined ? undefined : parseSeed(seed),
    palette: palette === undefined ? undefined : parseKey('palette', palette, palettes),
  }
  return { backgroundType: 'art', art: chosenArt(own.art, family, asked) }
}

function parseSeed(value: string): number {
  const seed = Number(value)
  if (/^\d+$/.test(value) && seed <= MAX_SEED) return seed
  throw usageError(`--seed is "${value}": it must be a whole number from 0 to ${MAX_SEED}`)
}

/** Whatever is said of a seal shows it. */
function sealAs({
  seal,
  'seal-text': text,
  'seal-style': style,
  'seal-place': place,
}: OptionValues): Partial<CardSettings> {
  if (text !== undefined && !fitsSeal(text))
    throw usageError(
      `--seal-text is "${text}": a seal holds one to ${SEAL_CHARACTERS} characters, letters or figures`,
    )
  return {
    ...(seal === undefined && text === undefined && style === undefined && place === undefined
      ? {}
      : { showSeal: true }),
    ...(text === undefined ? {} : { sealText: text }),
    ...(style === undefined ? {} : { sealStyle: parseKey('seal-style', style, SEAL_STYLES) }),
    ...(place === undefined ? {} : { sealPlace: parseKey('seal-place', place, SEAL_PLACES) }),
  }
}

function parseDateLine(value: string): DateLine {
  return [...new Set(value.split(',').map((part) => parseKey('date-line', part.trim(), DATE_PARTS)))]
}

/** The settings, or the card of a file, may be made for a place. */
function scaleWarning({ scale }: OptionValues, target: Target | null): string[] {
  if (scale === undefined || !target) return []
  const { label, widthPx, heightPx } = target
  return [`--scale is ignored: the card is made for ${label.en}, ${widthPx} × ${heightPx}`]
}

function madeFor(target: keyof typeof TARGETS): Pick<CardSettings, 'target' | 'aspectRatio'> {
  return { target, aspectRatio: nearestRatio(TARGETS[target]) }
}

const TEXT = { max: QUOTE_LIMITS.text, clean: cleanText }
const NAME = { max: QUOTE_LIMITS.author, clean: cleanLine }

/** The almanac's quote of each day, or the text given. */
function quotesFrom({ quote, translation, author }: OptionValues): (day: string) => Quote {
  if (quote === undefined) {
    if (translation !== undefined) throw usageError('--translation: it needs --quote')
    if (author !== undefined) throw usageError('--author: it needs --quote')
    return almanacQuote
  }
  const words = {
    content: parseText('quote', quote, TEXT),
    translation: translation === undefined ? '' : parseText('translation', translation, TEXT),
    author: author === undefined ? '' : parseText('author', author, NAME),
  }
  return (day) => ({ ...emptyQuote(day), ...words })
}
