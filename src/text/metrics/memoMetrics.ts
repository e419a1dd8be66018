import type { Box, Font } from '../../scene/nodes'
import type { TextMetrics } from './metrics'

/**
 * A cache of widths. Line breaking asks for the same words at every keystroke, and a canvas needs some microseconds for
 * each. Two generations limit its size: when the young one is full it becomes the old one, and what is still used moves
 * over when it is asked for. Not a boundedMemo, which notes every use: a hit there takes five times as long.
 */

export interface MemoMetrics extends TextMetrics {
  /** The width where it is cached; nothing is measured. */
  knownWidthPx(text: string, font: Font, letterSpacingPx?: number): number | undefined
  /**
   * Drops all widths, inks and coverage: when a font has arrived, earlier ones may have been those of a fallback.
   * `covers` is a new function afterwards, so that whoever cached results of it can see that they are out of date.
   */
  clear(): void
}

const GENERATION_SIZE = 20_000

type Widths = Map<string, number>
type Covers = TextMetrics['covers']

/** `metrics` use the canvas and the families' rules; they are asked once for the same arguments. */
export function memoMetrics(metrics: TextMetrics, generationSize = GENERATION_SIZE): MemoMetrics {
  let young = new Map<string, Widths>()
  let old = new Map<string, Widths>()
  let youngSize = 0
  let knownCovers = cached(metrics.covers)
  let inks = new Map<string, Box>()
  // A font object lasts for one paragraph: its key is built once per object and tracking, since strings are slow to build.
  let keys = new WeakMap<Font, Map<number, string>>()

  function keyOf(font: Font, letterSpacingPx: number): string {
    let byTracking = keys.get(font)
    if (!byTracking) keys.set(font, (byTracking = new Map()))
    let key = byTracking.get(letterSpacingPx)
    if (key === undefined) {
      key = `${font.family}|${font.weight}|${font.italic ? 'i' : ''}|${font.sizePx}|${letterSpacingPx}`
      byTracking.set(letterSpacingPx, key)
    }
    return key
  }

  function keep(key: string, text: string, widthPx: number) {
    if (youngSize >= generationSize) {
      old = young
      young = new Map()
      youngSize = 0
    }
    const widths = young.get(key)
    if (widths) widths.set(text, widthPx)
    else young.set(key, new Map([[text, widthPx]]))
    youngSize += 1
  }

  return {
    widthPx(text, font, letterSpacingPx = 0) {
      const key = keyOf(font, letterSpacingPx)
      const recent = young.get(key)?.get(text)
      if (recent !== undefined) return recent
      const widthPx = old.get(key)?.get(text) ?? metrics.widthPx(text, font, letterSpacingPx)
      keep(key, text, widthPx)
      return widthPx
    },
    knownWidthPx(text, font, letterSpacingPx = 0) {
      const key = keyOf(font, letterSpacingPx)
      return young.get(key)?.get(text) ?? old.get(key)?.get(text)
    },
    inkEm(character, font) {
      const key = `${font.family}|${font.weight}|${font.italic ? 'i' : ''}|${character}`
      let ink = inks.get(key)
      if (!ink) inks.set(key, (ink = metrics.inkEm(character, font)))
      return ink
    },
    get covers() {
      return knownCovers
    },
    clear() {
      young = new Map()
      old = new Map()
      youngSize = 0
      keys = new WeakMap()
      knownCovers = cached(metrics.covers)
      inks = new Map()
    },
  }
}

function cached(covers: Covers): Covers {
  const families = new Map<string, Map<string, boolean>>()
  return (family, character) => {
    let known = families.get(family)
    if (!known) families.set(family, (known = new Map()))
    let answer = known.get(character)
    if (answer === undefined) known.set(character, (answer = covers(family, character)))
    return answer
  }
}
