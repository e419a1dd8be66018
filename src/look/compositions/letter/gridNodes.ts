import { unionOf } from '../../../scene/box'
import type { BlockId, Box, Point, SceneNode, TextNode } from '../../../scene/nodes'
import { seededRandom } from '../../../scene/random'
import { segmentsOf } from '../../../text/breaks'
import { isBlankBefore } from '../../../text/characters'
import { HAN } from '../../../text/faces'
import type { TextMetrics } from '../../../text/metrics/metrics'
import { runsOf } from '../../../text/direction'
import { shapeText, type ShapedText } from '../../../text/shapedText'
import { markInkEm, middleEm } from '../../../text/vertical/markInks'
import {
  SPACE_CELLS,
  wordsLengthCells,
  type GridGroup,
  type GridRow,
  type GridText,
  type GridWriting,
} from './gridRows'
import { gridCells, shiftPx } from './gridStops'
import { gridStyle } from './gridTokens'

export interface GridPlace {
  x: number // left edge of the first column
  rowY: (row: number) => number // top of its cells
  cellPx: number
  hangingX: number // start of a mark in the margin
  unitPx: number
  columnsIn?: number // shifts rows by this many columns
}

const JITTER = { px: 0.8, deg: 1 }
const FULL_WIDTH_FROM_EM = 0.7 // narrower marks have no blank half

export function gridParts(
  id: BlockId,
  text: GridText,
  writing: GridWriting,
  place: GridPlace,
  fill: string,
  metrics: TextMetrics,
) {
  const { rows } = text
  const glyphPx = writing.glyphShare * place.cellPx
  const style = gridStyle(writing.fontId, writing.weight, glyphPx)
  const missing = new Set<string>()
  const boxes: Box[] = []
  const written: { row: GridRow; shaped: ShapedText }[] = []
  let count = 0
  const nodes = rows.flatMap((row, at): SceneNode[] => {
    const shaped = shapeText(segmentsOf(row.line.content), style, metrics)
    written.push({ row, shaped })
    shaped.choice.missing.forEach((character) => missing.add(character))
    const y = place.rowY(at)
    const drawn = row.groups.flatMap((group) => drawnTokens(shaped, group, y, place))
    const left = place.x + (row.groups[0]?.column ?? 0) * place.cellPx + shiftPx(place)
    boxes.push({ x: left, y, width: widthOf(row, place, drawn, left), height: place.cellPx })
    if (drawn.length === 0) {
      count += 1
      return [{ type: 'text', id: `${id}-cell-${count - 1}`, x: left, y, runs: [], fill }]
    }
    return drawn.map(({ x, y, runs }, index) => {
      const isFirst = count === 0
      const node: TextNode = {
        type: 'text',
        id: `${id}-cell-${count}`,
        ...jittered({ x, y }, `${runs[0]!.text} ${at} ${index}`, place.unitPx),
        runs,
        fill,
        ...(index > 0 ? { joinsLine: true } : {}),
      }
      count += 1
      // The first node is not rotated, because the caret takes its slant.
      return isFirst ? node : turned(node, `${runs[0]!.text} turn ${at} ${index}`, place)
    })
  })
  const box = boxes.length > 0 ? unionOf(boxes) : { x: place.x, y: place.rowY(0), width: 0, height: 0 }
  return {
    block: { id, box, sizePx: glyphPx, cells: gridCells(text, written, place, box) },
    nodes,
    missing: [...missing],
  }
}

type Drawn = Pick<TextNode, 'x' | 'y' | 'runs'>

function drawnTokens(shaped: ShapedText, group: GridGroup, y: number, place: GridPlace): Drawn[] {
  const { cellPx } = place
  const { font } = shaped.faces[HAN]!
  const baselineY = y + cellPx / 2 + middleEm(font) * font.sizePx
  const left = place.x + group.column * cellPx + shiftPx(place)
  const tokens = group.tokens.map((token) => {
    const runs = runsOf(shaped, token.start, token.end)
    const last = runs.at(-1)
    return { token, runs, widthPx: last ? last.x + last.widthPx - last.letterSpacingPx : 0 }
  })
  const shown = tokens.filter(({ runs }) => runs.length > 0)
  if (group.tokens[0]?.kind === 'word') {
    const lengthPx = wordsLengthCells(group.tokens) * cellPx
    let x = left + Math.max(0, (group.cells * cellPx - lengthPx) / 2)
    return tokens.flatMap(({ token, runs, widthPx }, at) => {
      if (at > 0 && token.isSpaced) x += SPACE_CELLS * cellPx
      const drawn = { x, y: baselineY, runs }
      x += widthPx
      return runs.length > 0 ? [drawn] : []
    })
  }
  if (group.cells === 0) {
    return shown.map(({ runs }) => ({
      x: place.hangingX - markInkEm(runs[0]!).x * runs[0]!.font.sizePx,
      y: baselineY,
      runs,
    }))
  }
  const squareLeft = left + (cellPx - font.sizePx) / 2
  if (shown.length === 2) {
    // Two marks share a square, each with its ink in its half.
    return shown.map(({ token, runs, widthPx }, at) => {
      const isFull = widthPx >= FULL_WIDTH_FROM_EM * font.sizePx
      const mark = shaped.segments.graphemes[token.start]!
      const blankPx = isFull && isBlankBefore(mark) ? font.sizePx / 2 : 0
      return { x: squareLeft + (at * font.sizePx) / 2 - blankPx, y: baselineY, runs }
    })
  }
  return shown.map(({ runs, widthPx }) => ({
    x: left + (group.cells * cellPx - widthPx) / 2,
    y: baselineY,
    runs,
  }))
}

function widthOf({ groups }: GridRow, place: GridPlace, drawn: readonly Drawn[], left: number): number {
  const last = groups.at(-1)
  if (!last) return 0
  const end = place.x + (last.column + last.cells) * place.cellPx + shiftPx(place)
  const mark = last.cells === 0 ? drawn.at(-1) : undefined
  const run = mark?.runs[0]
  if (!mark || !run) return end - left
  const ink = markInkEm(run)
  return mark.x + (ink.x + ink.width) * run.font.sizePx - left
}

/** A character keeps its jitter, whatever follows. */
function jittered({ x, y }: Point, seed: string, unitPx: number): Point {
  const random = seededRandom(seed)
  const off = () => (2 * random() - 1) * JITTER.px * unitPx
  return { x: x + off(), y: y + off() }
}

function turned(node: TextNode, seed: string, { cellPx }: GridPlace): SceneNode {
  const deg = (2 * seededRandom(seed)() - 1) * JITTER.deg
  const about = { x: node.x + cellPx / 3, y: node.y - cellPx / 4 }
  return { type: 'group', id: `${node.id}-turned`, rotation: { deg, about }, children: [node] }
}
