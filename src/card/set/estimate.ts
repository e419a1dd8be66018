import { outputSizePx } from './outputs'
import type { SetItem } from './setItem'

export interface WeighedItem {
  item: SetItem
  bytes: number
}

/** Uses the samples of a format, or all where it has none. null without any. */
export function estimatedBytes(items: readonly SetItem[], weighed: readonly WeighedItem[]): number | null {
  if (weighed.length === 0) return null
  const known = new Map(weighed.map(({ item, bytes }) => [item.id, bytes]))
  const total = items.reduce((sum, item) => {
    const alike = weighed.filter((other) => other.item.format === item.format)
    const bytes = known.get(item.id) ?? areaPx(item) * bytesPerPx(alike.length > 0 ? alike : weighed)
    return sum + bytes
  }, 0)
  return Math.round(total)
}

const MOST_SAMPLES = 3

export function samplesOf(items: readonly SetItem[]): SetItem[] {
  const formats = [...new Set(items.map(({ format }) => format))]
  const each = Math.max(1, Math.floor(MOST_SAMPLES / Math.max(1, formats.length)))
  return formats.flatMap((format) => {
    const own = items.filter((item) => item.format === format)
    const last = own.length - 1
    const places = each === 1 ? [0] : [0, Math.floor(last / 2), last]
    return [...new Set(places)].map((at) => own[at]!)
  })
}

function bytesPerPx(weighed: readonly WeighedItem[]): number {
  const bytes = weighed.reduce((sum, one) => sum + one.bytes, 0)
  const px = weighed.reduce((sum, { item }) => sum + areaPx(item), 0)
  return bytes / px
}

function areaPx({ place, scale }: SetItem): number {
  const { widthPx, heightPx } = outputSizePx(place, scale)
  return widthPx * heightPx
}
