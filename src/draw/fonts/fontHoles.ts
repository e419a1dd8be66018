import { memoByObject } from '../../scene/memo'
import { isInRanges, type CodePointRange } from './unicodeRanges'

/**
 * Characters that a family's unicode-ranges promise and its files lack: the ranges are the same for all fonts of a
 * collection. Asked for one of them, a browser takes a font of the device. `npm run holes` writes them down.
 */

/** By family: how many characters after the last hole's end the next begins, and how many it has, in turn. */
export type FontHoles = Readonly<Record<string, readonly number[]>>

export function packedHoles(holes: readonly CodePointRange[]): number[] {
  return holes.flatMap(([first, last], at) => [first - (holes[at - 1]?.[1] ?? 0), last - first + 1])
}

export function unpackedHoles(packed: readonly number[]): CodePointRange[] {
  const holes: CodePointRange[] = []
  for (let at = 0, end = 0; at < packed.length; at += 2) {
    const first = end + packed[at]!
    end = first + packed[at + 1]! - 1
    holes.push([first, end])
  }
  return holes
}

const rangesOf = memoByObject(unpackedHoles)

export function isHole(holes: FontHoles, family: string, codePoint: number): boolean {
  const packed = holes[family]
  return packed !== undefined && isInRanges(rangesOf(packed), codePoint)
}
