import type { Font } from '../scene/nodes'
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
   * Forgets all widths and coverage: after a font has arrived the old ones may have been a fallback's.
   * `covers` is another function then, by which those who keep what followed from it see that it is out of date.
   */
  clear(): void
}

const GENERATION_SIZE = 20_000

type Widths = Map<string, number>
type Covers = TextMetrics['covers']

/** `measure` asks the canvas, `covers` the families' rules; either is asked once. */
export function memoMetrics(
  measure: (text: string, font: Font, letterSpacingPx: number) => number,
  covers: Covers,
  generationSize = GENERATION_SIZE,
): MemoMetrics {
  let young = new Map<string, Widths>()
  let old = new Map<string, Widths>()
  let youngSize = 0
  let knownCovers = remembered(covers)
  // Font objects live for one paragraph: building their key once per object and tracking keeps string work off the path.
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

  function remember(key: string, text: string, widthPx: number) {
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
      const widthPx = old.get(key)?.get(text) ?? measure(text, font, letterSpacingPx)
      remember(key, text, widthPx)
      return widthPx
    },
    knownWidthPx(text, font, letterSpacingPx = 0) {
      const key = keyOf(font, letterSpacingPx)
      return young.get(key)?.get(text) ?? old.get(key)?.get(text)
    },
    get covers() {
      return knownCovers
    },
    clear() {
      young = new Map()
      old = new Map()
      youngSize = 0
      keys = new WeakMap()
      knownCovers = remembered(covers)
    },
  }
}

function remembered(covers: Covers): Covers {
  const families = new Map<string, Map<string, boolean>>()
  return (family, character) => {
    let known = families.get(family)
    if (!known) families.set(family, (known = new Map()))
    let answer = known.get(character)
    if (answer === undefined) known.set(character, (answer = covers(family, character)))
    return answer
  }
}
