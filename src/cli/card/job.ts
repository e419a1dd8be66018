import { dayOf, type Card } from '../../card/card'
import { QUALITY, DEFAULT_EXPORT_OPTIONS, type ExportOptions } from '../../card/exportOptions'
import type { CardSettings } from '../../card/settings'
import { RESOLUTIONS, type ExportScale } from '../../export/resolutions'
import type { TargetId } from '../../look/targets'
import { isSameFile, NOT_WITH_CARD } from './cardOfFile'
import { usageError } from './commandError'
import { isRangeOfDays, parseDays } from './days'
import { parseLook } from './look'
import type { OptionName, OptionValues } from './options'
import { parseOutput, type Output, type Placeholder } from './output'
import { parseKey, parseNumber } from './optionValues'
import { readProduct } from './settingsFile'
import { madeFor, parseTargets, scaleWarning } from './targets'
import { quotesFrom } from './words'

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

/** @param given the card of --card @throws {CommandError} for the first wrong option */
export function parseJob(values: OptionValues, today: string, given: Card | null = null): CardJob {
  refuseBoth(values, given)
  const days = parseDays(values, given ? dayOf(given) : today)
  const targets = parseTargets(values)
  const { value: look, warnings } = parseLook(values, given?.settings)
  const product = values.product === undefined ? null : readProduct(values.product, days[0] ?? today)
  if (product && values.quote !== undefined)
    throw usageError('--product and --quote: a card shows one of them')
  const quoteOf = quotesFrom(values)
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
    warnings: [...warnings, ...(product?.warnings ?? []), ...scaleWarning(values, lookFor().target)],
  }
}

/** An order has its own text and day. */
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
