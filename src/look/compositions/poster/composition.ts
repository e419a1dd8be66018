import { SMALLEST_WITH_PINYIN_PX, pinyinNode } from '../../../text/pinyin/room'
import { isWideOrNearly, type Composition, type Said, type Sheet } from '../composition'
import { hasPinyin, accentInk } from '../setWords'
import { noticesOf } from '../../../text/textNodes'
import {
  SMALLEST_PX,
  type PosterArea,
  DESCENDER_CLEAR_PX,
  heightOf,
  secondGapPx,
  type Lines,
} from './arrange'
import { fitPoster, type PosterSet } from './fitPoster'
import { posterFoot } from './foot'
import type { BlockId, BlockParts, TextNode } from '../../../scene/nodes'
import { movedBy, setPosterLine, type PosterLine } from './setPosterLine'

const ACCENT_FROM_PX = 24 // smaller text gets no accent
const MOST_BELOW_PX = 14 // max descender depth into the space above the bottom line

const MARGIN_PX = { wide: 36, other: 32 }
const LARGEST_SHARE = 0.48 // × height
const FOOT_CLEAR_PX = 22

/** Every line fills the measure; one word has the accent colour. */
export const composition: Composition = {
  compose(sheet) {
    const { box, unitPx, words } = sheet
    const isWide = isWideOrNearly(box)
    const marginPx = MARGIN_PX[isWide ? 'wide' : 'other'] * unitPx
    const inner = { x: box.x + marginPx, width: box.width - 2 * marginPx }
    const bottom = box.y + box.height - marginPx
    const foot = posterFoot(sheet, { ...inner, baselineY: Math.round(bottom) })
    const top = box.y + marginPx
    const endY = foot.parts.length > 0 ? foot.topY - FOOT_CLEAR_PX * unitPx : bottom
    const room: PosterArea = {
      measurePx: inner.width,
      heightPx: endY - top,
      largestPx: LARGEST_SHARE * box.height,
      smallestPx: { lead: smallestOf(sheet, words.lead), second: smallestOf(sheet, words.second) },
      unitPx,
      isWide,
    }
    const set = fitPoster(sheet, room)
    if (!set) return { parts: foot.parts, marks: [], notices: noticesOf(foot.words) }
    const lead = placeLead(sheet, set, { ...inner, y: top })
    const second = placeSecond(sheet, set, { ...inner, y: endY }, room)
    const missing = [...set.lead.measured.missing, ...(second ? set.second!.measured.missing : [])]
    return {
      parts: [lead, ...(second ? [second] : []), ...foot.parts],
      marks: [],
      notices: noticesOf([
        { id: words.lead.id, paragraph: { truncated: set.isCut, missing } },
        ...foot.words,
      ]),
    }
  },
}

function smallestOf(sheet: Sheet, said: Said | null): number {
  return said && hasPinyin(sheet, said.id, said.text) ? SMALLEST_WITH_PINYIN_PX : SMALLEST_PX
}

interface At {
  x: number
  y: number
  width: number
}

/** `at.y` is the top of the first line's ink. */
function placeLead(sheet: Sheet, set: PosterSet, at: At): BlockParts {
  const { id } = sheet.words.lead
  const { arrangement } = set
  return placeLines(sheet, id, set.lead, set.leadStyle, arrangement.lead, at, {
    ink: sheet.inks.quote,
    gapPx: arrangement.gapPx,
    clearPx: arrangement.clearPx,
  })
}

function placeSecond(sheet: Sheet, set: PosterSet, at: At, room: PosterArea): BlockParts | null {
  const lines = set.arrangement.second
  if (!lines || !set.second || !sheet.words.second) return null
  const { id } = sheet.words.second
  const plain = { ...set.second, accent: { from: 0, to: 0 } }
  const below = lines.belows.at(-1)!
  const raisedPx = Math.max(below / 2, below - MOST_BELOW_PX * room.unitPx)
  const y = at.y - heightOf(lines, secondGapPx(lines), room) - raisedPx
  return placeLines(
    sheet,
    id,
    plain,
    set.secondStyle,
    lines,
    { ...at, y },
    {
      ink: sheet.inks.translation,
      gapPx: secondGapPx(lines),
      clearPx: DESCENDER_CLEAR_PX * room.unitPx,
    },
  )
}

/** By hand the text only shrinks, because it already fills the measure. */
function placeLines(
  sheet: Sheet,
  id: BlockId,
  text: PosterSet['lead'],
  style: PosterSet['leadStyle'],
  lines: Lines,
  at: At,
  { ink, gapPx, clearPx }: { ink: string; gapPx: number; clearPx: number },
): BlockParts {
  const byHand = Math.min(1, sheet.byHand(id).scale)
  const nodes: TextNode[] = []
  const set: PosterLine[] = []
  let y = at.y
  lines.ends.forEach((end, index) => {
    const size = { sizePx: lines.sizesPx[index]! * byHand, measurePx: at.width * byHand }
    const line = setPosterLine(text, lines.ends[index - 1] ?? 0, end, style, size, sheet.metrics)
    set.push(line)
    const below = (lines.belows[index - 1] ?? 0) * byHand
    if (index > 0) y += Math.max(gapPx * byHand, below + clearPx * byHand)
    y += lines.aboves[index]! * byHand
    nodes.push(...lineNodes(id, index, line, { x: at.x, y: Math.round(y) }, sheet, ink))
  })
  return {
    block: {
      id,
      box: { x: at.x, y: at.y, width: at.width * byHand, height: y - at.y + lines.belows.at(-1)! * byHand },
      sizePx: Math.max(...set.map(({ sizePx }) => sizePx)),
      lines: set.map(({ start, end }) => ({ start, end })),
      isFullWidth: true,
    },
    nodes,
  }
}

function lineNodes(
  id: BlockId,
  index: number,
  { stretches, sizePx }: PosterLine,
  at: { x: number; y: number },
  sheet: Sheet,
  ink: string,
): TextNode[] {
  return stretches.flatMap(({ runs, pinyin, isAccent }, part) => {
    const x = runs[0]?.x ?? 0
    const node: TextNode = {
      type: 'text',
      id: part === 0 ? `${id}-line-${index}` : `${id}-line-${index}-${part}`,
      x: at.x + x,
      y: at.y,
      runs: movedBy(-x, runs),
      fill: isAccent && sizePx >= ACCENT_FROM_PX ? accentInk(sheet) : ink,
      ...(part > 0 ? { joinsLine: true } : {}),
    }
    return [node, ...pinyinNode(node, pinyin && { ...pinyin, runs: movedBy(-x, pinyin.runs) })]
  })
}
