import { dayOf, type Card } from '../../card/card'
import {
  QUALITY,
  DEFAULT_EXPORT_OPTIONS,
  type ExportOptions,
  RESOLUTIONS,
  type ExportScale,
} from '../../card/exportOptions'
import { type CardSettings, DEFAULT_SETTINGS } from '../../card/settings'
import { type TargetId, nearestRatio, TARGETS, targetOf, type MadeFor } from '../../look/targets'
import {
  isSameFile,
  NOT_WITH_CARD,
  readProduct,
  readSettings,
  type Restored,
  readQuoteList,
} from './inputFiles'
import { usageError } from './commandError'
import { isRangeOfDays, parseDays } from './days'
import type { OptionName, OptionValues } from './options'
import { parseOutput, type Output, type Placeholder } from './output'
import { parseKey, parseNumber, parseChoice, quotesFrom } from './optionValues'
import { arePages, refuseBesidePages } from './pages'
import { changedSettings } from '../../card/frameDefaults'
import { choicesFor, isList, SETTING_NAMES, withSaid, type SettingWords } from '../../card/namedSettings'
import { TEMPLATES } from '../../card/templates'
import { LANGUAGES } from '../../language/languages'
import { ART_FAMILIES } from '../../look/art'
import { chosenArt, MAX_SEED } from '../../look/art/choice'
import { paletteIdsOf } from '../../look/art/paletteIds'
import { COMPOSITIONS, withComposition, withFrame } from '../../look/compositions'
import { FRAMES } from '../../look/frames'
import { RATIOS } from '../../look/ratios'
import { SEAL_PLACES, SEAL_STYLES } from '../../look/seal/styles'
import { fitsSeal, SEAL_CHARACTERS } from '../../look/seal/occupiedBoxes'

export interface CardJob {
  days: readonly string[]
  targets: readonly TargetId[] | null // null: as in the look
  look: CardSettings
  cardOf: (day: string, target?: TargetId) => Card
  isGiven: boolean // the card of a file
  options: Omit<ExportOptions, 'format'>
  output: Output
  warnings: readonly string[] // about ignored values
}

/** @param given the card of --card */
export function parseJob(values: OptionValues, today: string, given: Card | null = null): CardJob {
  refuseBoth(values, given)
  const days = parseDays(values, given ? dayOf(given) : today)
  const targets = parseTargets(values)
  refuseBesidePages(values, targets)
  const { value: look, warnings } = parseLook(values, given?.settings)
  const product = values.product === undefined ? null : readProduct(values.product, days[0] ?? today)
  const ofQuote = (['quote', 'emphasis'] as const).find((name) => values[name] !== undefined)
  if (product && ofQuote) throw usageError(`--product and --${ofQuote}: a card shows one of them`)
  const list = values.quotes === undefined ? null : readQuoteList(values.quotes)
  if (list && (product || values.quote !== undefined))
    throw usageError('--quotes: the list has the words, without --quote or --product')
  const quoteOf = quotesFrom(values, days, list?.quoteOn)
  const { out, format, pack } = values
  const output = parseOutput({ out, format, pack, several: placeholders(values, targets) })
  const lookFor = (target = targets?.[0]) => (target ? { ...look, ...madeFor(target) } : look)
  const drawnOver = output.kind === 'files' && output.fileOf({ day: days[0]!, target: lookFor().target })
  if (values.card !== undefined && drawnOver && isSameFile(values.card, drawnOver))
    throw usageError(`--card ${values.card}: the new picture would take its place; name another one by --out`)
  return {
    days,
    targets,
    look,
    cardOf: (day, target) => {
      const settings = lookFor(target)
      if (given) return { ...given, settings }
      if (product) return { kind: 'product', product: { ...product.value, date: day }, settings }
      return { kind: 'quote', quote: quoteOf(day), settings }
    },
    isGiven: given !== null && values.json === undefined,
    options: exportOptions(values),
    output,
    warnings: [
      ...warnings,
      ...(list?.warnings ?? []),
      ...(product?.warnings ?? []),
      ...scaleWarning(values, lookFor().target),
    ],
  }
}

const NOT_WITH_ORDERS: readonly OptionName[] = [...NOT_WITH_CARD, 'card']

function refuseBoth(values: OptionValues, given: Card | null): void {
  const clashing = given && NOT_WITH_CARD.find((name) => values[name] !== undefined)
  if (clashing) throw usageError(`--card and --${clashing}: the card in the file has its own words and day`)
  const twice = values.orders !== undefined && NOT_WITH_ORDERS.find((name) => values[name] !== undefined)
  if (twice) throw usageError(`--orders and --${twice}: each order has its own words and day`)
  if (values.pack !== undefined && values['skip-existing'])
    throw usageError('--pack and --skip-existing: a pack is written whole, from its first card')
}

function placeholders(values: OptionValues, targets: readonly TargetId[] | null): Placeholder[] {
  const several: Placeholder[] = []
  if (values.orders !== undefined) several.push('name')
  else if (isRangeOfDays(values)) several.push('date')
  if (targets !== null && targets.length > 1) several.push('target')
  if (arePages(values)) several.push('page')
  return several
}

function exportOptions(values: OptionValues): CardJob['options'] {
  const { quality, scale } = DEFAULT_EXPORT_OPTIONS
  return {
    quality: values.quality === undefined ? quality : parseNumber('quality', values.quality, QUALITY),
    scale:
      values.scale === undefined
        ? scale
        : (Number(parseKey('scale', values.scale, RESOLUTIONS)) as ExportScale),
    opensAgain: values['without-card'] !== true,
  }
}

/** @param own the base without --template */
export function parseLook(
  values: OptionValues,
  own: CardSettings = DEFAULT_SETTINGS,
): Restored<CardSettings> {
  const { template, ratio, frame, composition, language, json } = values
  const base = template === undefined ? own : TEMPLATES[parseKey('template', template, TEMPLATES)].settings
  const file = json === undefined ? { value: base, warnings: [] } : readSettings(json, base)
  const together = frameAndComposition(file.value, { frame, composition })
  const inFrame = changedSettings(file.value, together)
  const asked: CardSettings = {
    ...inFrame,
    ...(ratio === undefined ? {} : { aspectRatio: parseKey('ratio', ratio, RATIOS), target: 'anything' }),
    ...sealAs(values),
    ...artAs(values, file.value),
    ...(language === undefined
      ? {}
      : { textSettings: { ...inFrame.textSettings, language: parseKey('language', language, LANGUAGES) } }),
  }
  return { value: withSaid(asked, saidIn(values)), warnings: file.warnings }
}

function saidIn(values: OptionValues): SettingWords {
  const said = SETTING_NAMES.flatMap((name) => {
    const value = values[name]
    if (value === undefined) return []
    if (typeof value === 'boolean') return [[name, value ? 'on' : 'off']]
    const words = isList(name) ? value.split(',').map((word) => word.trim()) : [value]
    return [[name, words.map((word) => parseChoice(name, word, choicesFor(name))).join()]]
  })
  return Object.fromEntries(said) as SettingWords
}

/** Where one does not support the other, the base look's gives way, as in the editor. */
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

/** Any painting option selects a painted background; --seed and --palette keep the family. */
function artAs({ art, seed, palette }: OptionValues, own: CardSettings): Partial<CardSettings> {
  if (art === undefined && seed === undefined && palette === undefined) return {}
  if (art === undefined && own.backgroundType !== 'art')
    throw usageError('--seed and --palette are of a painting: name it with --art')
  const family = art === undefined ? own.art.family : parseKey('art', art, ART_FAMILIES)
  const palettes = Object.fromEntries(paletteIdsOf(family).map((id) => [id, id]))
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

function parseTargets({ target, ratio, scale }: OptionValues): readonly TargetId[] | null {
  if (target === undefined) return null
  if (ratio !== undefined) throw usageError('--target and --ratio: a target has its own')
  if (scale !== undefined) throw usageError('--target and --scale: a target has its own pixels')
  return [...new Set(target.split(',').map((id) => parseKey('target', wholeName(id.trim()), TARGETS)))]
}

/** Expands unique first words: `a6` for a6-card. */
export function wholeName(name: string): string {
  const meant = Object.keys(TARGETS).filter((id) => id.startsWith(`${name}-`))
  return !Object.hasOwn(TARGETS, name) && meant.length === 1 ? meant[0]! : name
}

export function madeFor(target: TargetId): Pick<CardSettings, 'target' | 'aspectRatio'> {
  return { target, aspectRatio: nearestRatio(TARGETS[target]) }
}

function scaleWarning({ scale }: OptionValues, place: MadeFor): string[] {
  const target = targetOf(place)
  if (scale === undefined || !target) return []
  const { label, widthPx, heightPx } = target
  return [`--scale is ignored: the card is made for ${label.en}, ${widthPx} × ${heightPx}`]
}
