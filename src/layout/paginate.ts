import type { QuoteCard } from '../card/card'
import { PAGES_LIMITS, QUOTE_LIMITS } from '../card/limits'
import { PAGE_BREAK } from '../card/pageCard'
import { blankHead, editedPages, wordsOf } from '../card/pages'
import type { Quote } from '../card/quote'
import type { Scene } from '../scene/nodes'
import { typedOffsets } from '../text/typedOffsets'
import { FULL_VIEW, type View } from './view'

export const FILLING_VIEW: View = { ...FULL_VIEW, holdsSize: true }

/** Lays a card out in `FILLING_VIEW`, with all that it needs loaded. */
export type LayPage = (card: QuoteCard) => Promise<Scene>

interface Filling {
  card: QuoteCard
  before: readonly string[] // the pages that are filled
  isAtEnd: (end: number) => boolean // whether a page that ends here is the last
  lay: LayPage
}

/** A break costs this, and the share of the page that stays empty. At a blank line it is free. */
const BREAK_COSTS = {
  prose: { newline: 0, sentence: 0.18, line: 0.45 },
  verse: { newline: 0.6, sentence: 0.6, line: 0.6 },
}
const LEAST_LINES = 2 // a paragraph has them at a page's foot and at the next one's head
const UNEVEN_COST = 0.7 // × the share by which two pages that are made even are not
const SHORT_LAST_PAGE = 0.35 // × the page before: the two are made even
const SENTENCE_END = /[.!?。！？…]+["'”’」』）)]*\s*/gu

/**
 * The pages of the card's whole text: chosen breaks stay, the others are where the page is full and the sense
 * allows. null if they are more than a card may have.
 */
export async function paginate(card: QuoteCard, lay: LayPage): Promise<readonly string[] | null> {
  const text = editedPages(card.quote)?.texts.join('') ?? card.quote.content
  const pages: string[] = []
  const sections = text.split(new RegExp(`(?=${PAGE_BREAK})`)).filter((section) => wordsOf(section) !== '')
  for (const [index, section] of sections.entries()) {
    const isLastSection = index === sections.length - 1
    const isAtEnd = (end: number) => isLastSection && end >= section.length
    const filled = await pagesOfSection(section, { card, before: pages, isAtEnd, lay })
    pages.push(...filled)
    if (pages.length > PAGES_LIMITS.pages) return null
  }
  return pages
}

async function pagesOfSection(section: string, filling: Filling): Promise<string[]> {
  const ends: number[] = []
  let start = 0
  while (start < section.length && filling.before.length + ends.length <= PAGES_LIMITS.pages) {
    const pageText = section.slice(start)
    const isAtEnd = (end: number) => filling.isAtEnd(start + end)
    const before = [...filling.before, ...slices(section, ends)]
    const end = start + (await endOfPage(pageText, { ...filling, before, isAtEnd }))
    ends.push(wordsOf(section.slice(end)) === '' ? section.length : end)
    start = ends.at(-1)!
  }
  return slices(section, await withoutShortEnd(section, ends, filling))
}

function slices(text: string, ends: readonly number[]): string[] {
  return ends.map((end, at) => text.slice(ends[at - 1] ?? 0, end))
}

/** Where the page that begins this text ends, in UTF-16 units. */
async function endOfPage(text: string, filling: Filling): Promise<number> {
  const most = Math.min(text.length, QUOTE_LIMITS.text)
  const guess = BEYOND_LAST * (filling.before.at(-1)?.length ?? FIRST_GUESS)
  let longest = Math.min(most, Math.max(LEAST_GUESS, Math.round(guess)))
  let all = await layWords(text.slice(0, longest), filling, filling.isAtEnd(longest))
  while (all.isWhole && longest < most) {
    longest = Math.min(most, 2 * longest)
    all = await layWords(text.slice(0, longest), filling, filling.isAtEnd(longest))
  }
  if (all.isWhole && longest === text.length) return longest
  if (!all.isWhole) longest = Math.min(longest, all.endOfLines)
  const candidates = bestFirst(costsIn(text, longest, all.lineEnds), (end) => 1 - end / longest)
  for (const end of candidates.slice(0, MOST_TRIALS)) {
    const { isWhole } = await layWords(text.slice(0, end), filling, filling.isAtEnd(end))
    if (isWhole) return end
  }
  return all.lineEnds.at(-1) ?? longest
}

const MOST_TRIALS = 12
const FIRST_GUESS = 350 // characters of a page: fewer are laid out sooner
const LEAST_GUESS = 80
const BEYOND_LAST = 1.5 // × the page before

interface LaidWords {
  isWhole: boolean
  lineEnds: readonly number[] // in the page's text, without the last line's
  endOfLines: number // no later character is on the page
}

async function layWords(
  pageText: string,
  { card, before, lay }: Filling,
  isLast: boolean,
): Promise<LaidWords> {
  const words = wordsOf(pageText)
  const head = blankHead(pageText)
  const texts = [...before, pageText, ...(isLast ? [] : ['…'])]
  const pages = { at: before.length, texts, marks: [], hasCover: card.quote.pages?.hasCover ?? false }
  const quote: Quote = { ...card.quote, content: words, translation: '', emphasis: [], pages }
  const { blocks, notices } = await lay({ ...card, quote })
  const isWhole = !notices.some((notice) => notice.code === 'truncated' && notice.block === 'content')
  const { toTyped } = typedOffsets(words)
  const lines = blocks.find(({ id }) => id === 'content')?.lines ?? []
  const ends = lines.map(({ end }) => head + toTyped(end))
  const longestLine = Math.max(0, ...ends.map((end, at) => end - (ends[at - 1] ?? head)))
  const lineEnds = ends.slice(0, -1)
  return { isWhole, lineEnds, endOfLines: (lineEnds.at(-1) ?? head) + longestLine }
}

/** Places for a break, and what it costs there. */
function costsIn(text: string, longest: number, lineEnds: readonly number[]): Map<number, number> {
  const costs = new Map<number, number>()
  const offer = (end: number, cost: number) => {
    if (end <= 0 || end > longest || wordsOf(text.slice(0, end)) === '') return
    if (cost < (costs.get(end) ?? Infinity)) costs.set(end, cost)
  }
  const { newline, sentence, line } = BREAK_COSTS[isProse(text) ? 'prose' : 'verse']
  for (const { index, 0: gap } of text.slice(0, longest + 1).matchAll(/\n+/g))
    offer(index + gap.length, gap.length > 1 ? 0 : newline)
  for (const { index, 0: mark } of text.slice(0, longest).matchAll(SENTENCE_END))
    if (isKept(text, index + mark.length, lineEnds)) offer(index + mark.length, sentence)
  for (const end of lineEnds) if (isKept(text, end, lineEnds)) offer(end, line)
  return costs
}

function bestFirst(costs: Map<number, number>, costOfPlace: (end: number) => number): number[] {
  const total = ([end, cost]: [number, number]) => cost + costOfPlace(end)
  return [...costs].toSorted((one, other) => total(one) - total(other)).map(([end]) => end)
}

/** Paragraphs are longer than lines of verse. */
function isProse(text: string): boolean {
  return text.split('\n').some((line) => line.length > 60)
}

/** Whether both sides keep enough lines of the paragraph that a break here parts. */
function isKept(text: string, end: number, lineEnds: readonly number[]): boolean {
  const from = text.lastIndexOf('\n', end - 1) + 1
  const next = text.indexOf('\n', end)
  const rest = (next < 0 ? text.length : next) - end
  if (rest === 0 || text[end - 1] === '\n') return true
  const above = lineEnds.filter((lineEnd) => lineEnd > from && lineEnd <= end).length
  const longest = Math.max(0, ...lineEnds.map((lineEnd, at) => lineEnd - (lineEnds[at - 1] ?? 0)))
  const beginsHere = from > 0 // else it fills the page from its head
  return (!beginsHere || above >= LEAST_LINES) && rest > longest * (LEAST_LINES - 0.7)
}

/** A last page of a few lines takes some from the page before. */
async function withoutShortEnd(
  section: string,
  ends: readonly number[],
  filling: Filling,
): Promise<readonly number[]> {
  const [from, middle, to] = [ends.at(-3) ?? 0, ends.at(-2), ends.at(-1)]
  if (middle === undefined || to === undefined) return ends
  if (to - middle >= SHORT_LAST_PAGE * (middle - from)) return ends
  const two = section.slice(from)
  const before = [...filling.before, ...slices(section, ends.slice(0, -2))]
  const all = await layWords(two.slice(0, middle - from), { ...filling, before }, false)
  const half = two.length / 2
  const costs = costsIn(two, middle - from, all.lineEnds)
  const nearest = bestFirst(costs, (end) => (UNEVEN_COST * Math.abs(end - half)) / half)
  for (const end of nearest.slice(0, 3)) {
    const last = { ...filling, before: [...before, two.slice(0, end)] }
    const { isWhole } = await layWords(two.slice(end), last, filling.isAtEnd(to))
    if (isWhole) return [...ends.slice(0, -2), from + end, to]
  }
  return ends
}
