import type { LineGrid } from '../../text/paragraph'
import { lineBreakCandidates, type LineBreakCandidates } from '../../text/lineBreakCandidates'
import type { TextId } from '../../card/primaryText'
import { hasHan } from '../../text/characters'
import { lineHeightPx } from '../../text/sizes'
import { drawnSizePx } from '../../text/styledFace'
import { isSetByPhrase, isVerse, leastVersePx } from '../../text/verse'
import {
  easyMeasureEm,
  measurePxOf,
  styleOf,
  tierOf,
  pinyinAbove,
  type ArrangedWords,
  type FitCandidate,
} from './words'
import { authorHeightsOf } from './authorLine'
import { gapAbovePx, gridAt, ornamentRowPx, roomPx } from './measureQuote'
import { authorSizePx, floorPx, IS_VISIBLE, preferredPx, stepPx, translationSizesOf } from './size'

/**
 * The cheapest fit wins: bad breaks and uneven lines cost (`text/breakCosts.ts`, `text/lines.ts`), and small
 * type, and lines too long to read.
 */

const SIZE_STEP = 0.98
/** smallest share of the largest fitting size, tried for better breaks */
const REACH = { display: 0.62, headline: 0.62, text: 0.78, essay: 0.8, phrases: 0.64 }
/** × the natural logarithm of a ratio */
const SMALLER = 5
const SMALLER_BUT_LARGE = 2 // down to the chosen size: a short quote is larger only if it breaks well
const UNDER_READABLE = { px: 24, cost: 8 }
const SMALLER_TRANSLATION = 2
const BEYOND_MEASURE = 2.5 // × the share of the line beyond the easy measure
const TRANSLATION_MEASURE_EM = 26
const TRANSLATION_WEIGHT = 0.6
/** One more matters little among many. */
const EXTRA_LINES = { content: 2, translation: 1, many: 1, manyFrom: 6 }

export interface PricedCandidate extends FitCandidate {
  cost: number
}

type LineHeight = (sizePx: number, grid: LineGrid | null) => number

interface SearchedText {
  at: (sizePx: number) => LineBreakCandidates
  linePx: LineHeight // px between baselines
  measurePx: number
  easyEm: number // A longer line costs more.
  extraLines: number // tried beyond the fewest
}

interface Search {
  words: ArrangedWords
  content: SearchedText
  translation: SearchedText | null
  stepPx: number
  translationSizesAt: (contentPx: number) => readonly number[]
  authorHeightAt: (sizePx: number, grid: LineGrid | null) => number
}

interface Candidate extends Search {
  contentPx: number
  grid: LineGrid | null
  leftPx: number // px below the ornament
}

/** Sorts by cost; sizes start at `minPx`. */
export function fittingCandidates(words: ArrangedWords, minPx: number): PricedCandidate[] {
  const search = searchOf(words)
  const startPx = preferredPx(words, search.content.at(search.stepPx), search.content.measurePx)
  if (startPx < minPx) return []
  const found: PricedCandidate[] = []
  const { content } = words.quote
  const isInLines = isVerse(content)
  const reach = REACH[isSetByPhrase(content) ? 'phrases' : tierOf(content)]
  // Written lines are kept whole down to a share of the size that was chosen, however large they could be.
  const leastPx = () => (isInLines ? leastVersePx(Math.min(largestPx, search.stepPx)) : reach * largestPx)
  let largestPx = 0
  let lastPx = Infinity
  for (const askedPx of sizesFrom(startPx, minPx)) {
    const contentPx = drawnSizePx(askedPx, words.text.fontFamily)
    if (contentPx >= lastPx) continue
    lastPx = contentPx
    if (contentPx < leastPx()) break
    const here = candidatesAt(candidateAt(search, contentPx), startPx)
    if (here.length > 0 && largestPx === 0) largestPx = contentPx
    found.push(...here)
  }
  return found.sort((one, other) => one.cost - other.cost)
}

export function linesAtSizes(words: ArrangedWords, sizes: FitCandidate): FitCandidate | null {
  const candidate = candidateAt(searchOf(words), sizes.contentPx)
  const options = translationOptions(candidate, [sizes.translationPx])
  const [best] = pairsAt(candidate, sizes.contentPx, options, () => sizes.authorPx).sort(
    (one, other) => one.cost - other.cost,
  )
  return best ?? null
}

function searchOf(words: ArrangedWords): Search {
  const { quote, shows } = words
  const hasTranslation = shows.translation && IS_VISIBLE.test(quote.translation)
  const isNamed = shows.author && IS_VISIBLE.test(quote.author)
  const authorHeights = authorHeightsOf(words)
  return {
    words,
    content: searchedText(words, 'content', easyMeasureEm(quote.content)),
    translation: hasTranslation ? searchedText(words, 'translation', TRANSLATION_MEASURE_EM) : null,
    stepPx: stepPx(words),
    translationSizesAt: translationSizesOf(words),
    authorHeightAt(sizePx, grid) {
      return isNamed ? authorHeights(sizePx, grid) : 0
    },
  }
}

function searchedText(words: ArrangedWords, role: TextId, easyEm: number): SearchedText {
  const { quote, metrics, align, byHand } = words
  const isByHand = byHand(role).widthPx > 0
  return {
    at: (sizePx) => lineBreakCandidates(quote[role], styleOf(words, role, sizePx), metrics, align),
    linePx: lineHeightOf(words, role),
    measurePx: measurePxOf(words, role),
    easyEm: isByHand ? Infinity : easyEm,
    extraLines: isByHand ? 0 : EXTRA_LINES[role],
  }
}

function lineHeightOf(words: ArrangedWords, role: TextId): LineHeight {
  const script = hasHan(words.quote[role]) ? 'han' : 'latin'
  const own: LineHeight = (sizePx, grid) => grid?.pitchPx ?? lineHeightPx(sizePx, script)
  const pinyin = pinyinAbove(words, role)
  return pinyin ? (sizePx, grid) => grid?.pitchPx ?? pinyin.linePxWithPinyin(own(sizePx, null), sizePx) : own
}

function sizesFrom(startPx: number, minPx: number): number[] {
  const sizes: number[] = []
  for (let px = startPx; px > minPx; px *= SIZE_STEP) sizes.push(px)
  return [...sizes, minPx]
}

function candidateAt(search: Search, contentPx: number): Candidate {
  const { words } = search
  const grid = gridAt(words, contentPx)
  const leftPx = roomPx(words.plan, grid) - ornamentRowPx(words, contentPx, grid)
  return { ...search, contentPx, grid, leftPx }
}

function candidatesAt(candidate: Candidate, startPx: number): PricedCandidate[] {
  const { words, translation, contentPx } = candidate
  // Even the fewest lines do not fit most large sizes.
  const belowPx = roomBelowPx(candidate)
  if (belowPx < 0) return []
  const sizes = candidate.translationSizesAt(contentPx)
  if (!couldStandBelow(candidate, sizes, belowPx)) return []
  const options = translationOptions(candidate, sizes)
  return pairsAt(candidate, startPx, options, (translationPx) =>
    authorSizePx(words, contentPx, translation ? translationPx : null),
  )
}

/** Negative if it does not fit. */
function roomBelowPx(candidate: Candidate): number {
  const { words, content, contentPx, grid, leftPx } = candidate
  const linePx = content.linePx(contentPx, grid)
  const quotePx = content.at(contentPx).fewest(content.measurePx / contentPx, leftPx / linePx) * linePx
  return words.columns && quotePx <= leftPx ? leftPx : leftPx - quotePx
}

function couldStandBelow(candidate: Candidate, sizes: readonly number[], belowPx: number): boolean {
  const { words, translation, authorHeightAt, contentPx, grid } = candidate
  if (!translation) return true
  const translationPx = sizes.at(-1) ?? floorPx(words, 'translation')
  const linePx = translation.linePx(translationPx, grid)
  const { fewest } = translation.at(translationPx)
  const saidPx = fewest(translation.measurePx / translationPx, belowPx / linePx) * linePx
  if (words.columns || saidPx > belowPx) return saidPx <= belowPx
  const namePx = Math.min(...sizes.map((px) => authorHeightAt(authorSizePx(words, contentPx, px), grid)))
  const gapPx = (part: 'translation' | 'author') =>
    gapAbovePx(part, words, { contentPx, translationPx }, grid)
  const gapsPx = gapPx('translation') + (namePx > 0 ? gapPx('author') : 0)
  return saidPx + gapsPx + namePx <= belowPx + ROUNDING_PX
}

const ROUNDING_PX = 0.01

interface LinesOption {
  sizePx: number
  ends: readonly number[] | null
  heightPx: number
  cost: number
}

/** Each candidate gets the cheapest translation that fits. */
function pairsAt(
  candidate: Candidate,
  startPx: number,
  translations: readonly LinesOption[],
  authorPxUnder: (translationPx: number) => number,
): PricedCandidate[] {
  const { contentPx, leftPx } = candidate
  const found: PricedCandidate[] = []
  for (const quote of linesOptions(candidate.content, contentPx, candidate.grid)) {
    if (quote.heightPx > leftPx) continue
    for (const said of translations) {
      const authorPx = authorPxUnder(said.sizePx)
      if (heightOf(candidate, quote, said, authorPx) > leftPx) continue
      found.push({
        contentPx,
        contentEnds: quote.ends,
        translationPx: said.sizePx,
        translationEnds: said.ends,
        authorPx,
        cost: quote.cost + said.cost + sizeCost(contentPx, startPx, candidate.stepPx),
      })
      break
    }
  }
  return found
}

function heightOf(
  { words, authorHeightAt, translation, contentPx, grid }: Candidate,
  quote: LinesOption,
  said: LinesOption,
  authorPx: number,
): number {
  const namePx = authorHeightAt(authorPx, grid)
  const sizes = { contentPx, translationPx: said.sizePx }
  const translationGapPx = translation ? gapAbovePx('translation', words, sizes, grid) : 0
  const authorGapPx = namePx > 0 ? gapAbovePx('author', words, sizes, grid) : 0
  const belowPx = said.heightPx + authorGapPx + namePx
  return words.columns ? Math.max(quote.heightPx, belowPx) : quote.heightPx + translationGapPx + belowPx
}

function translationOptions(candidate: Candidate, sizes: readonly number[]): LinesOption[] {
  const { words, translation, grid } = candidate
  const [preferred = floorPx(words, 'translation')] = sizes
  if (!translation) return [{ sizePx: preferred, ends: null, heightPx: 0, cost: 0 }]
  return sizes
    .flatMap((sizePx) => {
      const options = linesOptions(translation, sizePx, grid)
      const smallerCost = SMALLER_TRANSLATION * Math.log(preferred / sizePx)
      return options.map((option) => ({ ...option, cost: TRANSLATION_WEIGHT * option.cost + smallerCost }))
    })
    .sort((one, other) => one.cost - other.cost)
}

function linesOptions(
  { at, linePx, measurePx, easyEm, extraLines }: SearchedText,
  sizePx: number,
  grid: LineGrid | null,
): LinesOption[] {
  const candidates = at(sizePx)
  const measureEm = measurePx / sizePx
  const fewest = candidates.fewest(measureEm)
  const options: LinesOption[] = []
  const extra = fewest < EXTRA_LINES.manyFrom ? extraLines : Math.min(extraLines, EXTRA_LINES.many)
  for (let lines = fewest; lines <= fewest + extra; lines += 1) {
    const lineBreaks = candidates.best(lines, measureEm)
    if (!lineBreaks) continue
    const beyond = Math.max(0, lineBreaks.widthEm / easyEm - 1)
    options.push({
      sizePx,
      ends: lineBreaks.ends,
      heightPx: lines * linePx(sizePx, grid),
      cost: lineBreaks.cost + BEYOND_MEASURE * beyond,
    })
  }
  return options
}

function sizeCost(sizePx: number, startPx: number, chosenPx: number): number {
  const { px, cost } = UNDER_READABLE
  const largePx = Math.min(startPx, Math.max(sizePx, chosenPx))
  return (
    SMALLER_BUT_LARGE * Math.log(startPx / largePx) +
    SMALLER * Math.log(largePx / sizePx) +
    cost * Math.max(0, Math.log(Math.min(px, startPx) / sizePx))
  )
}
