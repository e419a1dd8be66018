import { memoByObject } from '../../scene/memo'
import { isInRanges, type CodePointRange } from './unicodeRanges'

/** Characters in a unicode-range but not in its files; browsers draw them in a system font. */

/** Per family, alternating: distance from the end of the last hole, number of characters in the hole. */
export type FontHoles = Readonly<Record<string, readonly number[]>>

export type HolesFile = 'sans' | 'serif' | 'others'

const FILES: Readonly<Record<string, HolesFile>> = {
  'Inter Variable': 'sans',
  'Noto Sans SC Variable': 'sans',
  'Source Serif 4 Variable': 'serif',
  'Noto Serif SC Variable': 'serif',
}

export function holesFileOf(family: string): HolesFile {
  return FILES[family] ?? 'others'
}

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
