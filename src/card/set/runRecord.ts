/** Lets another visit resume the drawing. */
import { isDayName } from '../../calendar/dayPaths'
import { FORMAT_IDS } from '../../look/ids'
import { RATIOS } from '../../look/ratios'
import { TARGETS } from '../../look/targets'
import { isRecord, parsedJson } from '../../scene/values'
import { SCALES } from '../exportOptions'
import { restoreCard, restoreExportOptions } from '../restore'
import { storedCard } from '../stored'
import { isTarget, ratioOfPlace } from './outputs'
import { restoreRange } from './range'
import type { OutputId, SetItem } from './setItem'
import type { SetChoice } from './setItems'

const VERSION = 1

export interface RunRecord {
  name: string
  items: readonly SetItem[]
  choice: SetChoice | null // absent in older records
}

export function runRecord({ name, items, choice }: RunRecord): string {
  const stored = items.map((item) => ({ ...item, card: storedCard(item.card) }))
  return JSON.stringify({ version: VERSION, name, items: stored, choice })
}

/** null if invalid or without pictures; skips unreadable ones. */
export function readRunRecord(text: string, today: string): RunRecord | null {
  const data = parsedJson(text)
  if (!isRecord(data) || data.version !== VERSION || !Array.isArray(data.items)) return null
  const items = data.items.flatMap((item: unknown) => readItem(item, today) ?? [])
  if (typeof data.name !== 'string' || items.length === 0) return null
  return { name: data.name, items, choice: readChoice(data.choice) }
}

/** null unless complete: half of a choice would be another. */
function readChoice(data: unknown): SetChoice | null {
  if (!isRecord(data) || !Array.isArray(data.places)) return null
  const { tab, look, pattern, places } = data
  const range = restoreRange(data.range)
  const format = ([...FORMAT_IDS, 'own'] as const).find((known) => known === data.format)
  const scale = SCALES.find((known) => known === data.scale)
  if ((tab !== 'sizes' && tab !== 'days' && tab !== 'quotes') || (look !== 'card' && look !== 'day'))
    return null
  if (!range || !format || !scale || typeof pattern !== 'string' || !places.every(isPlace)) return null
  return { tab, places, range, look, format, scale, pattern }
}

function readItem(data: unknown, today: string): SetItem | null {
  if (!isRecord(data)) return null
  const { id, fileName, day, place } = data
  const format = FORMAT_IDS.find((known) => known === data.format)
  if (typeof id !== 'string' || typeof fileName !== 'string' || !format || !isPlace(place)) return null
  const { quality, scale, opensAgain } = restoreExportOptions(data)
  return {
    id,
    card: restoreCard(data.card, today),
    place,
    target: isTarget(place) ? place : null,
    ratio: ratioOfPlace(place),
    format,
    quality,
    scale,
    opensAgain,
    day: typeof day === 'string' && isDayName(day) ? day : null,
    fileName,
  }
}

function isPlace(place: unknown): place is OutputId {
  return typeof place === 'string' && (Object.hasOwn(TARGETS, place) || Object.hasOwn(RATIOS, place))
}
