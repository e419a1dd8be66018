/**
 * How large a product's parts are set, and what gives way where there is too much of them. The name takes the largest
 * step at which everything has room. Then a description is cut short and left out, before the name becomes small; then
 * topics, the code, the picture and the tagline's further lines. The name is last.
 */
import { sizeLadder } from '../../text/fit'
import { measureProduct } from './measureProduct'
import { FLOOR_PX, startPx } from './type'
import type { Allowance, Arrangement, MeasuredProduct, ProductWords } from './words'

const WHOLE: Allowance = {
  fromShare: 1,
  toShare: 0.7,
  descriptionLines: Infinity,
  topicLines: 2,
  taglineLines: 3,
  cutsTagline: false,
  nameLines: 2,
  minPicture: 1,
  hasLogo: true,
  hasCode: true,
  hasCounts: true,
}
const SHORT: Allowance = { ...WHOLE, descriptionLines: 0, topicLines: 1, nameLines: 3 }
const BARE: Allowance = {
  ...SHORT,
  fromShare: 0.8,
  toShare: 0,
  topicLines: 0,
  nameLines: 4,
  minPicture: 0.7,
}
const WORDS: Allowance = { ...BARE, minPicture: 0 }
const CUT: Allowance = { ...WORDS, hasCode: false, fromShare: 0.5, cutsTagline: true, taglineLines: 1 }

/** Each is tried after the one before it has failed. */
const ALLOWANCES: readonly Allowance[] = [
  WHOLE,
  { ...WHOLE, toShare: 0.74, descriptionLines: 3 },
  { ...WHOLE, toShare: 0.66, descriptionLines: 2, topicLines: 1 },
  { ...WHOLE, toShare: 0.6, descriptionLines: 2, topicLines: 1, nameLines: 3, minPicture: 0.8 },
  { ...SHORT, toShare: 0.62 },
  // A long name is small in any case: then there is room for a description again.
  { ...WHOLE, fromShare: 0.62, toShare: 0.42, descriptionLines: 2, topicLines: 1, nameLines: 3 },
  { ...SHORT, fromShare: 0.8, toShare: 0.5, minPicture: 0.84 },
  { ...SHORT, fromShare: 0.8, toShare: 0.45, minPicture: 0.7 },
  { ...SHORT, fromShare: 0.9, toShare: 0.56, hasCode: false },
  { ...SHORT, fromShare: 0.7, toShare: 0, minPicture: 0.7, nameLines: 4 },
  BARE,
  { ...BARE, hasCode: false },
  WORDS,
  { ...WORDS, hasCode: false },
  { ...CUT, fromShare: 0.6, taglineLines: 2 },
  CUT,
  { ...CUT, hasCounts: false },
]
const LAST: Allowance = { ...CUT, hasCounts: false, hasLogo: false, taglineLines: 0, isForced: true }

/** The first arrangement that an allowance makes fit; `arrangements` best first. */
export function fitProduct(words: ProductWords, arrangements: readonly Arrangement[]): MeasuredProduct {
  for (const allowance of ALLOWANCES) {
    for (const arrangement of arrangements) {
      if (!serves(arrangement, allowance)) continue
      const start = startPx(words, arrangement)
      const min = Math.max(FLOOR_PX.name, start * allowance.toShare)
      const found = largestOf(sizeLadder(Math.max(start * allowance.fromShare, min), min), (namePx) =>
        measureProduct(words, arrangement, namePx, allowance),
      )
      if (found) return found
    }
  }
  return cutShort(words, arrangements.at(-1)!)
}

/** What is made at the largest size that makes anything, by halving; null where the smallest makes nothing. */
function largestOf<T>(sizes: readonly number[], tryAt: (sizePx: number) => T | null): T | null {
  let found = tryAt(sizes.at(-1)!)
  let [low, high] = [0, found === null ? 0 : sizes.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    const made = tryAt(sizes[middle]!)
    if (made !== null) [found, high] = [made, middle]
    else low = middle + 1
  }
  return found
}

/** Nothing beside the words without a picture or a code to stand there. */
function serves({ kind, isResort }: Arrangement, { minPicture, hasCode }: Allowance): boolean {
  if (kind === 'beside') return minPicture > 0
  return kind === 'code' ? hasCode : !isResort || minPicture < 1
}

/** As many lines of the name as have room at the floor. */
function cutShort(words: ProductWords, arrangement: Arrangement): MeasuredProduct {
  const { height } = words.plan.textBox
  const nameLines = Math.max(1, Math.floor((height * 0.6) / (FLOOR_PX.name * 1.3)))
  return measureProduct(words, arrangement, FLOOR_PX.name, { ...LAST, nameLines })!
}
