/**
 * They stand beside or below the name. The work never shrinks a quote, the other name only slightly
 * (DECISIONS.md, Author's line).
 */
import { isShortEnough, legiblePx } from '../typeset'
import { isNameOnly, type Attribution } from '../../card/attribution'
import { hasHan } from '../../text/characters'
import { lineHeightPx } from '../../text/sizes'
import type { FramePlan } from '../../look/frames/frame'
import type { Paragraph, TypeStyle } from '../../text/paragraph'
import {
  authorHeightPx,
  authorMeasurePx,
  isInCapitals,
  SMALL_CAPS,
  type AuthorLineStyle,
  type AuthorParagraph,
} from './authorLine'
import { hasTypedName, rowWidthPx, type AuthorRow, type AuthorPart } from './authorRows'
import { asideDropPx } from './columns'
import { fitQuoteWords, isCut, isResized, NOT_RESIZED } from './fitQuote'
import { roomPx, type MeasuredQuote } from './measureQuote'
import { widthBelowPx, type QuoteContext } from './words'
import { FONTS } from '../../text/fonts'
import type { TextMetrics } from '../../text/metrics/metrics'
import { wrapLines } from '../../text/wrap'

const GAP_EM = { name: 0.5, dot: 0.42 } // × text size
const HAN_TRACKING_EM = 0.02
const ONE_LINE = { align: 'left', maxLines: 1 } as const

/** A row below the name is smaller. */
const UNDER = { share: 0.82, minPx: 14 }
/** × the nominal size, for text beside a name in small capitals */
const BESIDE_CAPITALS = 0.86

/** px; left free by a row with only the work */
const AIR_PX = 16

/** a quote may shrink to this share for both names */
const MIN_WITH_BOTH_NAMES = 0.88

export function fitWithAttribution(words: QuoteContext): MeasuredQuote {
  const { attribution } = words
  if (!words.shows.author || isNameOnly(attribution)) return fitQuoteWords(words)
  if (!isResized(words)) return fitNames(words, attribution).set
  const { plan } = fitNames({ ...words, byHand: () => NOT_RESIZED }, attribution)
  return withAttribution(fitQuoteWords({ ...words, plan }), words, attribution)
}

function fitNames(words: QuoteContext, attribution: Attribution): { set: MeasuredQuote; plan: FramePlan } {
  const { plan } = words
  const measured = fitQuoteWords(words)
  const set = withAttribution(measured, words, attribution)
  const { author, lineStyle, grid } = measured
  if (!author || attribution.otherName === '' || namesBoth(set)) return { set, plan }
  const rowPx = grid?.pitchPx ?? lineHeightPx(underPx(author, words, lineStyle), 'latin')
  const shorter = { ...plan, textBox: { ...plan.textBox, height: plan.textBox.height - rowPx } }
  const smaller = withAttribution(fitQuoteWords({ ...words, plan: shorter }), words, attribution)
  const isWorthIt = smaller.contentPx >= MIN_WITH_BOTH_NAMES * measured.contentPx && !isCut(smaller)
  return namesBoth(smaller) && isWorthIt ? { set: smaller, plan: shorter } : { set, plan }
}

/** Uses the best arrangement inside the box. */
export function withAttribution(
  measured: MeasuredQuote,
  words: QuoteContext,
  attribution: Attribution,
): MeasuredQuote {
  const { content, translation, author, lineStyle, columns, grid } = measured
  const { plan, metrics } = words
  if (!author || author.truncated) return measured
  const rowOf = attributionRows(attribution, author, metrics, grid?.pitchPx)
  const besidePx = sizeBesidePx(author, words, lineStyle)
  const smallPx = underPx(author, words, lineStyle)
  const measurePx = authorMeasurePx(widthBelowPx({ columns, plan }), lineStyle)
  const abovePx = Math.max(columns ? 0 : content.widthPx, translation?.widthPx ?? 0)
  const compactPx = Math.min(measurePx, authorMeasurePx(abovePx, lineStyle))
  const heightPx = Math.max(measured.heightPx, roomPx(plan, grid))
  for (const { ids, isCompact, needsAir } of arrangements(
    namesInOrder(attribution),
    attribution.oneName === 'otherName',
    lineStyle.style === 'dash',
  )) {
    const rows = ids
      .map((row, at) => rowOf(row, at === 0 ? besidePx : smallPx))
      .filter((row) => row.length > 0)
    const isBesideLines = author.lines.length > 1 && rows[0]!.length > 1
    const isTooWide = Math.max(...rows.map(rowWidthPx)) > (isCompact ? compactPx : measurePx)
    if (isBesideLines || isTooWide) continue
    const name = hasTypedName({ rows }) ? author : rows[0]![0]!.paragraph
    const missing = [...new Set(rows.flat().flatMap(({ paragraph }) => paragraph.missing))]
    const set = withAuthor(measured, { ...name, rows, missing })
    if (set.heightPx + (needsAir ? AIR_PX : 0) <= heightPx) return set
  }
  return measured
}

function namesBoth({ author }: MeasuredQuote): boolean {
  return author?.rows.some((row) => row.some(({ id }) => id === 'other-name')) ?? false
}

/** Small capitals are smaller than letters beside them. */
function sizeBesidePx({ style }: AuthorParagraph, words: QuoteContext, lineStyle: AuthorLineStyle): number {
  return isInCapitals(words.quote.author, lineStyle)
    ? (style.sizePx / SMALL_CAPS.share) * BESIDE_CAPITALS
    : style.sizePx
}

function underPx(author: AuthorParagraph, words: QuoteContext, lineStyle: AuthorLineStyle): number {
  const leastPx = isShortEnough(words.quote) ? legiblePx('other', words.card.width) : 0
  return Math.max(UNDER.minPx, leastPx, UNDER.share * sizeBesidePx(author, words, lineStyle))
}

const NAME_FIRST: readonly TextId[] = ['name', 'other-name']

interface Arrangement {
  ids: readonly (readonly TextId[])[] // one list per row
  isCompact?: boolean // no wider than the text above
  needsAir?: boolean // leaves some room free
}

/** Best first: drops the work first, then the other name. */
function arrangements(
  names: readonly TextId[],
  isOtherAlone: boolean, // only the other name is kept
  isBesideDash: boolean,
): Arrangement[] {
  const whole = [...names, 'dot', 'work'] as const
  const stacked = NAME_FIRST.filter((id) => names.includes(id))
  const [top, ...below] = stacked
  return [
    ...(isBesideDash ? [{ ids: [whole], isCompact: true }] : []), // Below a mark, names and work are stacked.
    { ids: [names, ['work']], needsAir: true },
    { ids: [[top!], [...below, 'dot', 'work']] },
    ...(isBesideDash ? [] : [{ ids: [whole], isCompact: true }]),
    { ids: [names] },
    { ids: stacked.map((name) => [name]) },
    ...(isOtherAlone ? [{ ids: [['other-name']] as const }] : []),
  ]
}

function withAuthor(measured: MeasuredQuote, author: AuthorParagraph): MeasuredQuote {
  const { content, translation, ornamentPx, authorGapPx, columns, lineStyle, align } = measured
  const authorPx = authorHeightPx(author, lineStyle)
  if (!columns) {
    const beforePx = measured.author ? authorHeightPx(measured.author, lineStyle) : 0
    return { ...measured, author, heightPx: measured.heightPx + authorPx - beforePx }
  }
  const asidePx = (translation?.heightPx ?? 0) + authorGapPx + authorPx
  const dropPx = translation ? asideDropPx(content, translation, asidePx, align) : 0
  const wordsPx = Math.max(content.heightPx + Math.max(0, -dropPx), asidePx + Math.max(0, dropPx))
  return { ...measured, author, asideDropPx: dropPx, heightPx: ornamentPx + wordsPx }
}

type TextId = AuthorPart['id']

type RowOf = (ids: readonly TextId[], sizePx: number) => AuthorRow

/** `name`: the measured author; `linePx`: pitch of ruled paper. */
export function attributionRows(
  { otherName, work, oneName }: Attribution,
  name: Paragraph,
  metrics: TextMetrics,
  linePx?: number,
): RowOf {
  const texts = { 'other-name': otherName, dot: work === '' || hasHan(work) ? '' : '·', work } // 《》 need no dot.
  const { weight = 0, ...plain } = name.style
  const styleOf = (id: TextId, sizePx: number, isNames: boolean): TypeStyle => ({
    ...plain,
    ...(id === 'other-name' && isNames && weight > 0 ? { weight } : {}),
    sizePx,
    italic: id === 'work' && isTitleItalic(name.style),
    lineHeightPx: linePx ?? lineHeightPx(sizePx, 'latin'),
    latinTrackingEm: 0,
    hanTrackingEm: HAN_TRACKING_EM,
  })
  const paragraphOf = (id: TextId, sizePx: number, isNames: boolean) =>
    id === 'name' ? name : wrapLines(texts[id], styleOf(id, sizePx, isNames), Infinity, metrics, ONE_LINE)
  return (ids, sizePx) => {
    const known = ids.filter((id) => id === 'name' || texts[id] !== '')
    const shown = known[0] === 'dot' ? known.slice(1) : known
    const isNames = shown.includes('name') || (oneName === 'otherName' && shown[0] === 'other-name')
    return shown.map((id, at) => ({
      id,
      paragraph: paragraphOf(id, sizePx, isNames),
      gapPx: at === 0 ? 0 : sizePx * GAP_EM[id === 'dot' || shown[at - 1] === 'dot' ? 'dot' : 'name'],
    }))
  }
}

/** The primary language comes first. */
export function namesInOrder({ names }: Attribution): readonly TextId[] {
  return names.map((name) => (name === 'author' ? 'name' : 'other-name'))
}

/** Italic if the name is not; upright without a true italic. */
function isTitleItalic({ italic, fontId }: TypeStyle): boolean {
  return !italic && FONTS[fontId].latin.loadItalic !== undefined
}
