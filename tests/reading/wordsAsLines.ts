import type { Canvas, Image } from '@napi-rs/canvas'
import { nodeMetrics } from '../../src/draw/node/nodeCanvas'
import { boundsOf, outsetBox, unionOf } from '../../src/scene/box'
import { leafNodes, type LeafNode } from '../../src/scene/leafNodes'
import type { BlockId, Box, Scene, TextNode, TextRun } from '../../src/scene/nodes'
import { cutOut, OVERHANG_PX, paper } from './picture'

/** Sizes differing by more are no line: small capitals are, a drop cap is not. */
const SAME_SIZE = 1.3
const SIZE_PX = 56
const HEIGHT_EM = 1.3
const BASELINE_EM = 0.98
const MOST_GAP_EM = 0.3
const CAP_GAP_EM = 0.1 // between a drop cap and its word
const PAPER_EM = 0.5
const AROUND_PX = 1.5
const INK_SIZE_PX = 100 // The same size for all, since inks are cached.

/** Words placed together at one size: their ink before rotation, and their baseline. */
interface Part {
  ink: Box
  baselineY: number
  sizePx: number
  startsLine: boolean
  rotation: LeafNode['rotation']
}

/**
 * A block's lines at one size: words are cut out by their ink boxes, turned upright, scaled and joined. It
 * knows where the text is, not what it says.
 */
export function wordsAsLines(card: Image, scene: Scene, id: BlockId, scale: number): Canvas[] {
  const parts = partsOf(scene, id)
  const largestPx = Math.max(...parts.map(({ sizePx }) => sizePx))
  const all = outsetBox(unionOf(parts.map(turnedInk)), PAPER_EM * largestPx) // Tight text has more ink than paper.
  const block = cutOut(card, scaledBy(all, scale), largestPx * scale)
  const corner = { x: Math.max(0, Math.floor(all.x * scale - OVERHANG_PX)), y: Math.max(0, Math.floor(all.y * scale)) } // prettier-ignore
  return linesOf(parts).map((line) => {
    const width = line.reduce((sum, part) => sum + widthOf(part) + MOST_GAP_EM * SIZE_PX, SIZE_PX)
    const sheet = paper(Math.ceil(width), HEIGHT_EM * SIZE_PX)
    const context = sheet.getContext('2d')
    context.globalCompositeOperation = 'darken'
    let x = SIZE_PX / 2
    line.forEach((part, index) => {
      const before = line[index - 1]
      if (before) x += gapEm(before, part) * SIZE_PX
      const { ink, baselineY, sizePx, rotation } = part
      const cut = outsetBox(ink, AROUND_PX)
      const times = SIZE_PX / sizePx
      context.save()
      context.translate(x - cut.x * times, BASELINE_EM * SIZE_PX - baselineY * times)
      context.scale(times, times)
      context.beginPath()
      context.rect(cut.x, cut.y, cut.width, cut.height)
      context.clip()
      if (rotation) {
        context.translate(rotation.about.x, rotation.about.y)
        context.rotate((-rotation.deg * Math.PI) / 180)
        context.translate(-rotation.about.x, -rotation.about.y)
      }
      context.drawImage(block, corner.x / scale, corner.y / scale, block.width / scale, block.height / scale)
      context.restore()
      x += cut.width * times
    })
    return sheet
  })
}

function turnedInk({ ink, rotation }: Part): Box {
  if (!rotation) return ink
  const { deg, about } = rotation
  const [cos, sin] = [Math.cos((deg * Math.PI) / 180), Math.sin((deg * Math.PI) / 180)]
  const corners = [ink.x, ink.x + ink.width].flatMap((x) =>
    [ink.y, ink.y + ink.height].map((y) => ({
      x: about.x + (x - about.x) * cos - (y - about.y) * sin,
      y: about.y + (x - about.x) * sin + (y - about.y) * cos,
    })),
  )
  return boundsOf(corners)
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

export function shownWords(scene: Scene, id: BlockId): string {
  return textLeavesOf(scene, id)
    .flatMap(({ node }) => node.runs.map(({ text }) => text))
    .join('')
}

function textLeavesOf({ live }: Scene, id: BlockId): { node: TextNode; rotation: LeafNode['rotation'] }[] {
  return leafNodes(live).flatMap(({ node, rotation }) =>
    node.type === 'text' && node.id.startsWith(`${id}-`) && !node.isDecoration ? [{ node, rotation }] : [],
  )
}

function partsOf(scene: Scene, id: BlockId): Part[] {
  return textLeavesOf(scene, id).flatMap(({ node, rotation }) => partsOfNode(node, rotation))
}

function partsOfNode({ x, y, runs, joinsLine = false }: TextNode, rotation: LeafNode['rotation']): Part[] {
  const parts: Part[] = []
  for (const run of runs) {
    const ink = inkOf(run, { x, y })
    if (!ink) continue
    const { sizePx } = run.font
    const last = parts.at(-1)
    if (last && areOneSize(last, { sizePx })) {
      last.ink = unionOf([last.ink, ink])
      last.sizePx = Math.max(sizePx, last.sizePx)
    } else parts.push({ ink, baselineY: y, sizePx, startsLine: parts.length === 0 && !joinsLine, rotation })
  }
  return parts
}

/** null for spaces */
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
