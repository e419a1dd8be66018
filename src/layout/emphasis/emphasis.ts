import type { QuoteCard } from '../../card/card'
import type { EmphasisId, Mark } from '../../card/emphasis'
import { untilReadable, type Inks } from '../../look/inks'
import { containsBox, rotateVector } from '../../scene/box'
import { averageColour, contrastRatio, hueOf, luminance, mixColours, parseColour } from '../../scene/colour'
import { leafNodes } from '../../scene/leafNodes'
import type { BlockParts, Box, GroupNode, SceneNode, TextNode, TextRun } from '../../scene/nodes'
import { hasRightToLeftLetter } from '../../text/direction'
import { graphemesOf } from '../../text/graphemes'
import type { TextMetrics } from '../../text/metrics/metrics'
import { typedOffsets } from '../../text/typedOffsets'
import { caretMap, type CaretLine, type CaretMap } from '../caret'
import { drawnMark, type Hand, type MarkedLine } from './hand'

export { layoutGiant } from './giant'

const TEXT_CONTRAST = 4.6
const RULE_CONTRAST = 3
const MARKER_SHARES = [0.75, 0.6, 0.5, 0.42, 0.35, 0.28, 0.22, 0.16]
const MARKER_KEEPS = 0.58 // × the contrast of words and sheet
const APART = 1.4 // contrast of accent and words
const SEEN = 26 // levels, in one channel
const COLOURLESS = 0.16 // chroma below which an accent marks nothing
const OWN = { dark: '#B4322A', light: '#F2B441', marker: '#F6C945' }
const LARGER = 1.5 // × the block's size: set as a giant
/** as in a caret's line: from its top to the baseline, and to its middle, in em of 1.2 em */
const LINE_EM = 1.2
const BASELINE_EM = { line: 0.92, cells: 0.96 }

interface Around {
  inks: Inks
  grounds: readonly string[]
  metrics: TextMetrics
  isComposed: boolean
}

/** Draws the marks of a text under its words, where each of its letters has a place. */
export function withEmphasis(parts: BlockParts, { quote, settings }: QuoteCard, around: Around): BlockParts {
  const { block } = parts
  const field = block.field ?? block.id
  if (field !== 'content' && field !== 'translation') return parts
  const offsets = typedOffsets(quote[field])
  const words = { id: block.id, text: offsets.shown, align: 'left' } as const
  const map = caretMap({ blocks: [block], live: parts.nodes }, words, around.metrics)
  if (!map) return parts
  const hand = handOf(settings)
  const isGiantSet = !around.isComposed && hasGiant(parts)
  const below: SceneNode[] = []
  let { nodes } = parts
  for (const [at, { start, end, as, text }] of quote.emphasis.entries()) {
    if (text !== field || (as === 'giant' && isGiantSet)) continue
    const [from, to] = [offsets.toShown(start), offsets.toShown(end)]
    const lines = map.lines.flatMap((line) =>
      markedLine(map, line, { text: offsets.shown, from, to, hasBaseline: !block.cells }),
    )
    const kind: Mark['as'] = as === 'giant' ? 'color' : as
    const paint = paintOf(kind, map.fill, around)
    if (kind === 'color') {
      const marked = { boxes: lines.map(({ box }) => box), fill: paint, metrics: around.metrics }
      nodes = nodes.flatMap((node) => recoloured(node, marked))
    } else
      below.push(
        ...lines.flatMap((line, nth) =>
          drawnMark(kind, line, { paint, hand, id: `${block.id}-mark-${at}-${nth}` }),
        ),
      )
  }
  return { ...parts, nodes: [...below.map((node) => ({ ...node, block: block.id })), ...nodes] }
}

function hasGiant({ block, nodes }: BlockParts): boolean {
  const sizes = leafNodes(nodes).flatMap(({ node }) =>
    node.type === 'text' && !node.isDecoration ? node.runs.map(({ font }) => font.sizePx) : [],
  )
  return Math.max(0, ...sizes) >= LARGER * block.sizePx
}

function handOf({ frameStyle, textSettings: { fontFamily } }: QuoteCard['settings']): Hand {
  if (frameStyle === 'pixel' || fontFamily === 'font-pixel') return 'pixel'
  const isWritten = /brush|hand|running/.test(fontFamily)
  return frameStyle === 'brush' || isWritten ? 'brush' : 'plain'
}

/** A marker stays readable under its words and is seen on the sheet; the other marks stand out from both. */
function paintOf(as: EmphasisId, fill: string, { inks, grounds }: Around): string {
  const ground = averageColour(grounds)
  const isDark = luminance(fill) > luminance(ground)
  const isOwn = hueOf(inks.accent).chroma >= COLOURLESS && contrastRatio(inks.accent, inks.quote) >= APART
  const accent = isOwn ? inks.accent : isDark ? OWN.light : OWN.dark
  if (as !== 'marker') return untilReadable(accent, grounds, as === 'color' ? TEXT_CONTRAST : RULE_CONTRAST)
  const sheetContrast = contrastRatio(fill, ground)
  const sheet = sheetContrast >= TEXT_CONTRAST ? ground : isDark ? '#000000' : '#FFFFFF'
  const needed = Math.max(TEXT_CONTRAST, MARKER_KEEPS * sheetContrast)
  return (
    [isOwn ? accent : OWN.marker, isDark ? inks.quote : '#FFFFFF']
      .flatMap((colour) => MARKER_SHARES.map((share) => mixColours(sheet, colour, share)))
      .find((under) => contrastRatio(fill, under) >= needed && isSeen(under, ground)) ?? sheet
  )
}

function isSeen(colour: string, ground: string): boolean {
  const [one, other] = [parseColour(colour)!, parseColour(ground)!]
  return (['r', 'g', 'b'] as const).some((channel) => Math.abs(one[channel] - other[channel]) >= SEEN)
}

function markedLine(
  { isVertical, letterSpacingPx }: CaretMap,
  { stops, fromPx, toPx, start, end }: CaretLine,
  { text, from, to, hasBaseline }: { text: string; from: number; to: number; hasBaseline: boolean },
): MarkedLine[] {
  const last = start + text.slice(start, end).trimEnd().length
  const within = stops.filter(({ offset }) => offset >= from && offset <= Math.min(to, last))
  if (within.length < 2) return []
  const along = within.map(({ alongPx }) => alongPx)
  const [first, length] = [Math.min(...along), Math.max(...along) - Math.min(...along) - letterSpacingPx]
  const em = (toPx - fromPx) / LINE_EM
  const letters = within.slice(1).flatMap(({ offset, alongPx }, at) => {
    const before = within[at]!
    const isLetter = /[\p{L}\p{N}]/u.test(text.slice(before.offset, offset))
    return isLetter ? [(before.alongPx + alongPx - letterSpacingPx) / 2] : []
  })
  const box = isVertical
    ? { x: fromPx, y: first, width: toPx - fromPx, height: length }
    : { x: first, y: fromPx, width: length, height: toPx - fromPx }
  const baseline = fromPx + (hasBaseline ? BASELINE_EM.line : BASELINE_EM.cells) * em
  return [{ box, em, baseline, isVertical, letters }]
}

/** Letters in one of the boxes get the colour; the rest of their lines is as before. */
function recoloured(
  node: SceneNode,
  marked: { boxes: readonly Box[]; fill: string; metrics: TextMetrics },
  rotation?: GroupNode['rotation'],
): SceneNode[] {
  if (node.type === 'group') {
    const turn = node.rotation ?? rotation
    return [{ ...node, children: node.children.flatMap((child) => recoloured(child, marked, turn)) }]
  }
  if (node.type !== 'text' || node.isDecoration) return [node]
  const isMarked = (x: number, { font }: TextRun) => {
    const middle = { x: node.x + x, y: node.y - 0.35 * font.sizePx, width: 0, height: 0 }
    const { about, deg } = rotation ?? { about: middle, deg: 0 }
    const turned = rotateVector({ x: middle.x - about.x, y: middle.y - about.y }, deg)
    const seen = { ...middle, x: about.x + turned.x, y: about.y + turned.y }
    return marked.boxes.some((box) => containsBox(box, seen, 0))
  }
  const pieces = node.runs.flatMap((run) => piecesOf(run, isMarked, marked.metrics))
  if (!pieces.some((piece) => piece.isMarked)) return [node]
  return pieces.reduce<TextNode[]>((nodes, { run, isMarked }, at) => {
    const last = nodes.at(-1)
    if (last && pieces[at - 1]!.isMarked === isMarked)
      return [...nodes.slice(0, -1), { ...last, runs: [...last.runs, run] }]
    const ink = isMarked ? marked.fill : node.fill
    return [
      ...nodes,
      { ...node, runs: [run], fill: ink, ...(last && { id: `${node.id}-${at}`, joinsLine: true }) },
    ]
  }, [])
}

interface Piece {
  run: TextRun
  isMarked: boolean
}

/** A run that is read from the right stays whole. */
function piecesOf(
  run: TextRun,
  isMarked: (x: number, run: TextRun) => boolean,
  metrics: TextMetrics,
): Piece[] {
  const { text, x, widthPx, font, letterSpacingPx } = run
  if (hasRightToLeftLetter(text)) return [{ run, isMarked: isMarked(x + widthPx / 2, run) }]
  const pieces: Piece[] = []
  let before = ''
  let fromPx = 0
  for (const grapheme of graphemesOf(text)) {
    before += grapheme
    const toPx = before === text ? widthPx : metrics.widthPx(before, font, letterSpacingPx)
    const one = isMarked(x + (fromPx + toPx) / 2, run)
    const last = pieces.at(-1)
    if (last?.isMarked === one)
      last.run = { ...last.run, text: last.run.text + grapheme, widthPx: toPx - (last.run.x - x) }
    else
      pieces.push({
        run: { ...run, text: grapheme, x: x + fromPx, widthPx: toPx - fromPx },
        isMarked: one,
      })
    fromPx = toPx
  }
  return pieces
}
