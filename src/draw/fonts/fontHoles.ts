import { memoByObject } from '../../scene/memo'
import { isInRanges, type CodePointRange } from './unicodeRanges'

/**
 * Characters that are in a family's unicode-ranges but not in its files: the ranges are the same for all fonts of a
 * collection. For such a character a browser uses a font of the device. `npm run tool holes` writes the list.
 */

/** By family, alternating: the distance from the last hole's end to the next one, and how many characters it has. */
export type FontHoles = Readonly<Record<string, readonly number[]>>

/** The file in `text/fontHoles/` with a family's holes: those of the families with which cards begin have their own. */
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
