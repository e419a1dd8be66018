import { boundedMemo, latestByObject } from '../../scene/memo'
import type { Box, Font } from '../../scene/nodes'
import type { TextMetrics } from './metrics'

/** Line breaking asks for the same words at every key: saves 12 ms of it in Node. */
export interface MemoMetrics extends TextMetrics {
  /**
   * For a loaded font: earlier values may be a fallback's. `covers` becomes a new function, to invalidate
   * callers' caches.
   */
  clear(): void
}

const FACES = 200 // each with a size and a letter spacing
const WIDTHS_EACH = 2_000
const INKS = 1_000

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
    // Building strings is slow, so the key is built once per font object, i.e. per paragraph.
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
