/** Parses code points in CSS unicode-range syntax: `U+4E00-4EFF, U+30??, U+2014`. */

export type CodePointRange = readonly [first: number, last: number]

const SPAN = 2 ** 25 // exceeds any six-digit hex number

const RANGE = /(?<=^|,)\s*u\+([0-9a-f?]{1,6})(?:-([0-9a-f]{1,6}))?\s*(?=,|$)/gi

/** Sorted and merged. Ignores invalid parts. */
export function parseUnicodeRange(text: string): CodePointRange[] {
  return mergeRanges(unmergedRanges(text))
}

/** The source's order is kept. Callers merge a Chinese family's 9,000 ranges once. */
export function unmergedRanges(text: string): CodePointRange[] {
  return Array.from(text.matchAll(RANGE), ([, first = '', last]) => [
    Number.parseInt(first.replaceAll('?', '0'), 16),
    Number.parseInt(last ?? first.replaceAll('?', 'F'), 16),
  ])
}

/** Numbers are packed, because sorting pairs would be a long task on a phone. */
export function mergeRanges(ranges: readonly CodePointRange[]): CodePointRange[] {
  const packed = new Float64Array(ranges.length)
  for (let at = 0; at < packed.length; at++) packed[at] = ranges[at]![0] * SPAN + ranges[at]![1]
  const merged: CodePointRange[] = []
  for (const range of packed.sort()) {
    const first = Math.floor(range / SPAN)
    const last = range % SPAN
    const before = merged.at(-1)
    if (before && first <= before[1] + 1) merged[merged.length - 1] = [before[0], Math.max(before[1], last)]
    else merged.push([first, last])
  }
  return merged
}

/** Binary search; `ranges` must be sorted and merged. */
export function isInRanges(ranges: readonly CodePointRange[], codePoint: number): boolean {
  let [low, high] = [0, ranges.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const [first, last] = ranges[middle] as CodePointRange
    if (codePoint < first) high = middle - 1
    else if (codePoint > last) low = middle + 1
    else return true
  }
  return false
}
