import type { LineGrid, Paragraph, TextAlign } from '../../text/paragraph'
import type { BlockId } from '../../scene/nodes'

import { lineBreakCandidates } from '../../text/lineBreakCandidates'
import { segmentsOf } from '../../text/breaks'
import { typographic } from '../../text/typographic'
import { countLines, wrapLines } from '../../text/wrap'
import { logoRow } from './pictures'
import { nameStyle, proseStyle } from './type'
import type { ProductWords, SizedProduct } from './words'
import { snapToGrid, sideBySide, type Row } from './rows'
import { blockOf, paragraphNodes } from '../../text/textNodes'
import { SLACK_PX } from '../typeset'

const LOGO = { share: 1.25, minPx: 44, maxPx: 72, gapShare: 0.32 }
const GAP = { tagline: { share: 0.16, min: 4, max: 12 }, name: { share: 0.34, min: 12, max: 24 } }
const TAGLINE_MEASURE_EM = 26
const WHOLE_WORDS = 3 // From this number of lines on, a name may break inside a word.

/** null if a word of the name does not fit. */
export function headRows(product: SizedProduct, { isLogoBeside }: { isLogoBeside: boolean }): Row[] | null {
  const { words, sizes, allowance, grid } = product
  const { shown, align, nameInk, taglineInk } = words
  const widthPx = product.arrangement.mainPx
  const logoPx = shown.logoUrl && allowance.hasLogo ? logoSidePx(words, sizes.namePx, widthPx) : 0
  const logo = logoPx > 0 ? logoRow(shown.logoUrl, logoPx, align) : null
  const isLockup = isLogoBeside && logo !== null && shown.name !== ''
  const lockupGapPx = Math.round(LOGO.gapShare * logoPx)
  const roomPx = isLockup ? widthPx - logoPx - lockupGapPx : widthPx
  const name = shown.name ? nameParagraph(product, { roomPx, isLockup }) : null
  if (shown.name && !name) return null
  const nameRow =
    name &&
    textRow('name', name, nameInk, {
      grid,
      align: isLockup ? (words.isRightToLeft ? 'right' : 'left') : align,
    })
  const tagline = shown.tagline && allowance.taglineLines > 0 ? taglineParagraph(product) : null
  if (tagline?.truncated && !allowance.cutsTagline) return null
  const taglineRow = tagline && textRow('tagline', tagline, taglineInk, { grid, align })
  const gapAfter = ({ share, min, max }: typeof GAP.name) =>
    grid ? 0 : Math.round(Math.min(max, Math.max(min, share * sizes.namePx)))
  const first =
    isLockup && nameRow
      ? [
          snapToGrid(
            sideBySide(nameRow, logo, {
              gapPx: lockupGapPx,
              align,
              asideIs: words.isRightToLeft ? 'right' : 'left',
              isJustified: false,
              grid,
            }),
            grid,
          ),
        ]
      : [logo && snapToGrid(logo, grid), nameRow && { ...nameRow, gapPx: gapAfter(GAP.name) }]
  return [...first, taglineRow && { ...taglineRow, gapPx: gapAfter(GAP.tagline) }].filter(
    (row) => row !== null,
  )
}

export function textRow(
  id: BlockId,
  paragraph: Paragraph,
  fill: string,
  { grid, align }: { grid: LineGrid | null; align: TextAlign },
): Row {
  const ruled = grid && { ...grid, pitchPx: paragraph.style.lineHeightPx }
  return {
    heightPx: paragraph.heightPx,
    widthPx: paragraph.widthPx,
    gapPx: 0,
    paragraphs: [[id, paragraph]],
    place: (at) => {
      const { nodes, bounds } = paragraphNodes(id, paragraph, at, align, fill, ruled)
      return [{ block: blockOf(id, paragraph, bounds), nodes }]
    },
  }
}

function logoSidePx({ byHand }: ProductWords, namePx: number, widthPx: number): number {
  const unscaledPx = namePx / byHand('name').scale
  const sidePx = Math.min(LOGO.maxPx, Math.max(LOGO.minPx, LOGO.share * unscaledPx))
  return Math.round(Math.min(widthPx * 0.5, sidePx * byHand('logo').scale))
}

function nameParagraph(
  { words, sizes, allowance, grid }: SizedProduct,
  { roomPx, isLockup }: { roomPx: number; isLockup: boolean },
): Paragraph | null {
  const { shown, metrics, align, byHand } = words
  const { nameLines, isForced, keepsWords } = allowance
  const sizePx = sizes.namePx
  const measurePx = Math.min(roomPx, byHand('name').widthPx || roomPx)
  const oneLine = nameStyle(words, sizePx, grid, 'one')
  const lines = countLines(shown.name, oneLine, measurePx, metrics)
  if (!isForced && lines > nameLines) return null
  const style = lines === 1 ? oneLine : nameStyle(words, sizePx, grid, 'several')
  const inLines = (ends: readonly number[] | null) =>
    wrapLines(shown.name, style, measurePx, metrics, {
      align,
      maxLines: nameLines,
      ends,
      hangsPunctuation: !isLockup, // It would hang into the logo.
    })
  if (isForced) return inLines(null)
  const isWhole = (paragraph: Paragraph) =>
    !paragraph.truncated &&
    paragraph.widthPx <= roomPx + SLACK_PX &&
    (nameLines > WHOLE_WORDS || !breaksWord(shown.name, paragraph))
  if (!keepsWords) return [inLines(null)].find(isWhole) ?? null
  // With more lines than it needs, a name can break between words.
  const candidates = lineBreakCandidates(shown.name, style, metrics, align)
  for (let count = lines; count <= nameLines; count += 1) {
    const ends = candidates.best(count, measurePx / sizePx)?.ends
    const paragraph = ends ? inLines(ends) : null
    if (paragraph && isWhole(paragraph) && !partsChineseWord(shown.name, paragraph)) return paragraph
  }
  return null
}

const INSIDE_WORD = 2 // as in `breakCosts.ts`

/** True for a line that ends like 智 / 能. */
export function partsChineseWord(name: string, { lines }: Paragraph): boolean {
  const { units, offsets } = segmentsOf(typographic(name))
  const inner = lines.slice(0, -1).map(({ end }) => end)
  return units.some(({ next, breakCost }) => breakCost >= INSIDE_WORD && inner.includes(offsets[next]!))
}

const BREAKS_WORD = /[\p{L}\p{N}]$/u
const HAN_OR_SPACE =
  /[\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]$/u

function breaksWord(name: string, { lines }: Paragraph): boolean {
  return lines.slice(0, -1).some(({ end }) => {
    const before = name.slice(0, end)
    return BREAKS_WORD.test(before) && !HAN_OR_SPACE.test(before)
  })
}

function taglineParagraph({ words, arrangement, sizes, allowance, grid }: SizedProduct): Paragraph {
  const { shown, metrics, align, byHand } = words
  const style = proseStyle(words, shown.tagline, sizes.taglinePx, grid)
  const ownPx = byHand('tagline').widthPx || TAGLINE_MEASURE_EM * sizes.taglinePx
  const measurePx = Math.min(arrangement.mainPx, ownPx)
  return wrapLines(shown.tagline, style, measurePx, metrics, { align, maxLines: allowance.taglineLines })
}
