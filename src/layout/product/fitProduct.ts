/**
 * The name takes the largest size that fits. Dropped in order: description, topics, code, picture, further
 * tagline lines.
 */
import { sizeLadder } from '../../text/fit'
import { partsChineseWord } from './head'
import { measureProduct } from './measureProduct'
import { FLOOR_PX, startPx } from './type'
import type { Allowance, ProductArrangement, MeasuredProduct, ProductWords } from './words'

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

const ALLOWANCES: readonly Allowance[] = [
  WHOLE,
  { ...WHOLE, toShare: 0.74, descriptionLines: 3 },
  { ...WHOLE, toShare: 0.66, descriptionLines: 2, topicLines: 1 },
  { ...WHOLE, toShare: 0.6, descriptionLines: 2, topicLines: 1, nameLines: 3, minPicture: 0.8 },
  { ...SHORT, toShare: 0.62 },
  // A long name is small anyway.
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

export function fitProduct(
  words: ProductWords,
  arrangements: readonly ProductArrangement[],
): MeasuredProduct {
  for (const allowance of ALLOWANCES) {
    for (const arrangement of arrangements) {
      if (!isApplicable(arrangement, allowance)) continue
      const start = startPx(words, arrangement)
      const min = Math.max(FLOOR_PX.name, start * allowance.toShare)
      const found = largestSuccess(sizeLadder(Math.max(start * allowance.fromShare, min), min), (namePx) =>
        measureProduct(words, arrangement, namePx, allowance),
      )
      if (found) return withWholeWords(words, allowance, found)
    }
  }
  return truncateName(words, arrangements.at(-1)!)
}

/** Rather than split a Chinese word it takes more lines or a slightly smaller size. */
function withWholeWords(words: ProductWords, allowance: Allowance, found: MeasuredProduct): MeasuredProduct {
  if (!partsName(words, found)) return found
  const { namePx, arrangement } = found
  const leastPx = Math.min(namePx, Math.max(FLOOR_PX.name, SMALLER_FOR_WORDS * namePx))
  for (const sizePx of sizeLadder(namePx, leastPx)) {
    const whole = measureProduct(words, arrangement, sizePx, { ...allowance, keepsWords: true })
    if (whole) return whole
  }
  return found
}

const SMALLER_FOR_WORDS = 0.72

function partsName({ shown }: ProductWords, { main, aside }: MeasuredProduct): boolean {
  return [...main, ...aside].some(({ paragraphs }) =>
    paragraphs.some(([id, paragraph]) => id === 'name' && partsChineseWord(shown.name, paragraph)),
  )
}

function largestSuccess<T>(sizes: readonly number[], tryAt: (sizePx: number) => T | null): T | null {
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

/** Two columns need a picture or a code beside the text. */
function isApplicable({ kind, isResort }: ProductArrangement, { minPicture, hasCode }: Allowance): boolean {
  if (kind === 'beside') return minPicture > 0
  return kind === 'code' ? hasCode : !isResort || minPicture < 1
}

function truncateName(words: ProductWords, arrangement: ProductArrangement): MeasuredProduct {
  const { height } = words.plan.textBox
  const nameLines = Math.max(1, Math.floor((height * 0.6) / (FLOOR_PX.name * 1.3)))
  return measureProduct(words, arrangement, FLOOR_PX.name, { ...LAST, nameLines })!
}
