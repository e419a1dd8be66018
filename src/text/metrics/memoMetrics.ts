import { boundedMemo, latestByObject } from '../../scene/memo'
import type { Box, Font } from '../../scene/nodes'
import type { TextMetrics } from './metrics'

/** A cache of widths: line breaking asks for the same words at every key, which saves 12 ms of it in Node. */
export interface MemoMetrics extends TextMetrics {
  /**
   * Drops all widths, inks and coverage: when a font has arrived, earlier ones may have been those of a fallback.
   * `covers` is a new function afterwards, by which others see that what they cached is out of date.
   */
  clear(): void
}

const FACES = 200 // at a size and a spacing
const WIDTHS_EACH = 2_000
const INKS = 1_000

/** `metrics` use the canvas and the families' rules; they are asked once for the same arguments. */
export function memoMetrics(metrics: TextMetrics, widthsEach = WIDTHS_EACH): MemoMetrics {
  let known = emptyCache(metrics, widthsEach)
  return {
    widthPx: (text, font, letterSpacingPx = 0) =>
      known.widthsIn(font, letterSpacingPx)(text, () => metrics.widthPx(text, font, letterSpacingPx)),
    inkEm: (character, font) =>
      known.inks(`${faceKey(font)}|${character}`, () => metrics.inkEm(character, font)),
    get covers() {
      return known.covers
    },
    clear() {
      known = emptyCache(metrics, widthsEach)
    },
  }
}

function emptyCache(metrics: TextMetrics, widthsEach: number) {
  const faces = boundedMemo<ReturnType<typeof boundedMemo<number>>>(FACES)
  const families = boundedMemo<ReturnType<typeof boundedMemo<boolean>>>(FACES)
  return {
    // A font object lasts for one paragraph: its key is built once for each, since strings are slow to build.
    widthsIn: latestByObject(
      (font: Font, letterSpacingPx: number) =>
        faces(`${faceKey(font)}|${font.sizePx}|${letterSpacingPx}`, () => boundedMemo<number>(widthsEach)),
      (_font, letterSpacingPx) => String(letterSpacingPx),
    ),
    inks: boundedMemo<Box>(INKS),
    covers: (family: string, character: string) =>
      families(family, () => boundedMemo<boolean>(20_000))(character, () =>
        metrics.covers(family, character),
      ),
  }
}

function faceKey({ family, weight, italic }: Font): string {
  return `${family}|${weight}|${italic ? 'i' : ''}`
}
