import { createCanvas, type Canvas, type Image } from '@napi-rs/canvas'
import { nodeMetrics } from '../../src/draw/node/nodeCanvas'
import { outsetBox, unionOf } from '../../src/scene/box'
import { leavesOf } from '../../src/scene/leaves'
import type { BlockId, Box, Scene, TextNode, TextRun } from '../../src/scene/nodes'
import { cutOut, OVERHANG_PX } from './picture'

/** Sizes that differ by more are not of one line: small capitals are, a drop cap is not. */
const SAME_SIZE = 1.3
/** More in a line: each character is in a cell of its own, with rules around. */
const FEW_PARTS = 3
const SIZE_PX = 56
const LEADING = 1.6
const MOST_GAP_EM = 0.3
const CAP_GAP_EM = 0.1 // between a drop cap and its word
const PAPER_EM = 0.5
const AROUND_PX = 1.5 // of ink, whose edges are smoothed
const INK_SIZE_PX = 100 // one for all: inks are cached

/** Words that stand together at one size: where their ink is on the card, and their baseline. */
interface Part {
  ink: Box
  baselineY: number
  sizePx: number
  startsLine: boolean
}

/** Whether a block is set in lines of one size, which the engine has learnt. */
export function isSetInLines(scene: Scene, id: BlockId): boolean {
  const parts = partsOf(scene, id)
  const lines = parts.filter(({ startsLine }) => startsLine).length
  const sizes = parts.map(({ sizePx }) => sizePx)
  return Math.max(...sizes) <= SAME_SIZE * Math.min(...sizes) && parts.length <= FEW_PARTS * lines
}

/**
 * What is set in lines of several sizes, or in cells, as lines of one size: the words of each are cut out by the box of their
 * ink and scaled. Nothing here knows what is written, but where it is.
 */
export function wordsAsLines(card: Image, scene: Scene, id: BlockId, scale: number): Canvas {
  const parts = partsOf(scene, id)
  const lines = linesOf(parts)
  const largestPx = Math.max(...parts.map(({ sizePx }) => sizePx))
  const all = outsetBox(unionOf(parts.map(({ ink }) => ink)), PAPER_EM * largestPx) // tight words are more ink than paper
  const block = cutOut(card, scaledBy(all, scale), largestPx * scale)
  const corner = { x: Math.max(0, Math.floor(all.x * scale - OVERHANG_PX)), y: Math.max(0, Math.floor(all.y * scale)) } // prettier-ignore
  const widths = lines.map((line) =>
    line.reduce((sum, part) => sum + widthOf(part) + MOST_GAP_EM * SIZE_PX, 0),
  )
  const sheet = createCanvas(Math.ceil(Math.max(...widths)) + SIZE_PX, Math.ceil((lines.length + 0.5) * LEADING * SIZE_PX)) // prettier-ignore
  const context = sheet.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, sheet.width, sheet.height)
  context.imageSmoothingQuality = 'high'
  context.globalCompositeOperation = 'darken'
  lines.forEach((line, at) => {
    let x = SIZE_PX / 2
    line.forEach((part, index) => {
      const before = line[index - 1]
      if (before) x += gapEm(before, part) * SIZE_PX
      const cut = outsetBox(part.ink, AROUND_PX)
      const times = SIZE_PX / part.sizePx
      context.drawImage(
        block,
        cut.x * scale - corner.x,
        cut.y * scale - corner.y,
        cut.width * scale,
        cut.height * scale,
        x,
        (at + 1) * LEADING * SIZE_PX + (cut.y - part.baselineY) * times,
        cut.width * times,
        cut.height * times,
      )
      x += cut.width * times
    })
  })
  return sheet
}

function linesOf(parts: readonly Part[]): Part[][] {
  const lines: Part[][] = []
  for (const part of parts) {
    if (part.startsLine || lines.length === 0) lines.push([])
    lines.at(-1)!.push(part)
  }
  return lines
}

function widthOf({ ink, sizePx }: Part): number {
  return ((ink.width + 2 * AROUND_PX) * SIZE_PX) / sizePx
}

function gapEm(before: Part, after: Part): number {
  if (!areOneSize(before, after)) return CAP_GAP_EM
  const gapPx = after.ink.x - before.ink.x - before.ink.width - 2 * AROUND_PX
  return Math.min(MOST_GAP_EM, Math.max(0, gapPx) / after.sizePx)
}

function areOneSize(one: Pick<Part, 'sizePx'>, other: Pick<Part, 'sizePx'>): boolean {
  return Math.max(one.sizePx, other.sizePx) <= SAME_SIZE * Math.min(one.sizePx, other.sizePx)
}

/** The words of a block as they are set. */
export function shownWords(scene: Scene, id: BlockId): string {
  return textNodesOf(scene, id)
    .flatMap(({ runs }) => runs.map(({ text }) => text))
    .join('')
}

function textNodesOf({ live }: Scene, id: BlockId): TextNode[] {
  return leavesOf(live).flatMap(({ node }) =>
    node.type === 'text' && node.id.startsWith(`${id}-`) && !node.isDecoration ? [node] : [],
  )
}

function partsOf(scene: Scene, id: BlockId): Part[] {
  return textNodesOf(scene, id).flatMap(partsOfNode)
}

function partsOfNode({ x, y, runs, joinsLine = false }: TextNode): Part[] {
  const parts: Part[] = []
  for (const run of runs) {
    const ink = inkOf(run, { x, y })
    if (!ink) continue
    const { sizePx } = run.font
    const last = parts.at(-1)
    if (last && areOneSize(last, { sizePx })) {
      last.ink = unionOf([last.ink, ink])
      last.sizePx = Math.max(sizePx, last.sizePx)
    } else parts.push({ ink, baselineY: y, sizePx, startsLine: parts.length === 0 && !joinsLine })
  }
  return parts
}

/** As high as its characters, as wide as all of them; null of spaces. */
function inkOf({ text, x, widthPx, font }: TextRun, origin: { x: number; y: number }): Box | null {
  const inks = [...text]
    .filter((character) => character.trim() !== '')
    .map((character) => nodeMetrics.inkEm(character, { ...font, sizePx: INK_SIZE_PX }))
  if (inks.length === 0) return null
  const top = Math.min(...inks.map((ink) => ink.y)) * font.sizePx
  const bottom = Math.max(...inks.map((ink) => ink.y + ink.height)) * font.sizePx
  return { x: origin.x + x, y: origin.y + top, width: widthPx, height: bottom - top }
}

function scaledBy({ x, y, width, height }: Box, scale: number): Box {
  return { x: x * scale, y: y * scale, width: width * scale, height: height * scale }
}
