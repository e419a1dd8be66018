/** Tries encodings from the best to the smallest until one is small enough. */

import type { GreyLook } from './greyPng'

const LEAST_QUALITY = 0.3
const MAX_ENCODES = 5
const DOTS = ['diffused', 'even'] as const

/** Yields a quality, receives the file, returns the best of at most `mostBytes`, else the smallest. */
export function* qualitiesWithin<File>(
  chosen: number,
  mostBytes: number | null,
  bytesOf: (file: File) => number,
): Generator<number, File, File> {
  const fits = (file: File) => mostBytes === null || bytesOf(file) <= mostBytes
  const first = yield chosen
  if (fits(first)) return first
  let best = yield LEAST_QUALITY
  if (!fits(best)) return best
  let [low, high] = [LEAST_QUALITY, chosen]
  for (let encodes = 2; encodes < MAX_ENCODES; encodes++) {
    const quality = (low + high) / 2
    const file = yield quality
    if (fits(file)) [low, best] = [quality, file]
    else high = quality
  }
  return best
}

/** Tries lighter dithering, then fewer greys, at last dots of 2 × 2. */
export function* greysWithin<File>(
  greys: number,
  mostBytes: number | null,
  bytesOf: (file: File) => number,
): Generator<GreyLook, File, File> {
  const counts = [greys, ...[4, 2].filter((fewer) => fewer < greys)]
  const looks = counts.flatMap((count) => DOTS.map((dots): GreyLook => ({ greys: count, dots })))
  for (const look of looks) {
    const file = yield look
    if (mostBytes === null || bytesOf(file) <= mostBytes) return file
  }
  return yield { greys: 2, dots: 'coarse' }
}
