import type { Box, SceneCellLine, SceneCells, SceneStop } from '../../../scene/nodes'
import { runsOf } from '../../../text/direction'
import type { ShapedText } from '../../../text/shapedText'
import type { GridPlace } from './gridNodes'
import { SPACE_CELLS, wordsLengthCells, type GridGroup, type GridRow, type GridText } from './gridRows'

interface ShapedRow {
  row: GridRow
  shaped: ShapedText
}

/** Carets are at a character's cell edge, in words between letters. */
export function gridCells(
  { shown }: GridText,
  rows: readonly ShapedRow[],
  place: GridPlace,
  box: Box,
): SceneCells {
  const { cellPx } = place
  const head = place.x + shiftPx(place)
  const line = (at: number, stops: SceneStop[], row: { start: number; end: number }): SceneCellLine => ({
    start: row.start,
    end: row.end,
    middlePx: place.rowY(at) + cellPx / 2 - box.y,
    stops: stops.map(({ offset, alongPx }) => ({ offset, alongPx: alongPx - box.x })),
  })
  const end = shown.length
  // After a final line break the caret is on a row not set yet.
  const isOpen = shown.endsWith('\n') && rows.length > 0
  return {
    isVertical: false,
    lines: [
      ...rows.map((written, at) => line(at, stopsOf(written, shown, place), written.row)),
      ...(isOpen ? [line(rows.length, [{ offset: end, alongPx: head }], { start: end, end })] : []),
    ],
    headPx: head - box.x,
    stepPx: cellPx,
    pitchPx: place.rowY(1) - place.rowY(0),
  }
}

function stopsOf({ row, shaped }: ShapedRow, shown: string, place: GridPlace): SceneStop[] {
  const offsetOf = (grapheme: number) => row.line.start + shaped.segments.offsets[grapheme]!
  const inGroups = row.groups.map((group) => graphemesIn(group, shaped, place))
  const stops = inGroups.flatMap((graphemes, at) => {
    const last = graphemes.at(-1)!
    const next = inGroups[at + 1]?.[0]
    const isFollowed = next?.grapheme === last.grapheme + 1 // otherwise a space or nothing follows
    return [
      ...graphemes.map(({ grapheme, fromPx }) => ({ offset: offsetOf(grapheme), alongPx: fromPx })),
      ...(isFollowed ? [] : [{ offset: offsetOf(last.grapheme + 1), alongPx: last.toPx }]),
    ]
  })
  const head = place.x + shiftPx(place)
  const [first = { offset: row.start, alongPx: head }] = stops
  const written = stops.at(-1) ?? first
  const spaces = /^ */.exec(shown.slice(written.offset, row.end))![0].length
  return [
    ...(stops.length === 0 || row.start < first.offset ? [{ ...first, offset: row.start }] : []),
    ...stops,
    ...Array.from({ length: spaces }, (_, at) => ({
      offset: written.offset + at + 1,
      alongPx: written.alongPx + (at + 1) * SPACE_CELLS * place.cellPx,
    })),
  ]
}

interface PlacedGrapheme {
  grapheme: number
  fromPx: number
  toPx: number
}

function graphemesIn(group: GridGroup, shaped: ShapedText, place: GridPlace): PlacedGrapheme[] {
  const { cellPx, hangingX } = place
  const { tokens, cells, column } = group
  const left = place.x + column * cellPx + shiftPx(place)
  if (tokens[0]?.kind === 'word') return lettersIn(group, left, shaped, place)
  const graphemes = tokens.flatMap(({ start, end }) =>
    Array.from({ length: end - start }, (_, at) => start + at),
  )
  // A mark in the margin is as wide as the blank beside the paper.
  const [from, lengthPx] = cells === 0 ? [hangingX, cellPx / 2] : [left, cells * cellPx]
  const stepPx = lengthPx / graphemes.length
  return graphemes.map((grapheme, at) => ({
    grapheme,
    fromPx: from + at * stepPx,
    toPx: from + (at + 1) * stepPx,
  }))
}

function lettersIn(
  { tokens, cells }: GridGroup,
  left: number,
  shaped: ShapedText,
  { cellPx }: GridPlace,
): PlacedGrapheme[] {
  let x = left + Math.max(0, (cells - wordsLengthCells(tokens)) * cellPx) / 2
  return tokens.flatMap(({ start, end, isSpaced }, at) => {
    if (at > 0 && isSpaced) x += SPACE_CELLS * cellPx
    const from = x
    const reachPx = (to: number) => {
      const last = runsOf(shaped, start, to).at(-1)
      return last ? last.x + last.widthPx - last.letterSpacingPx : 0
    }
    x += reachPx(end)
    return Array.from({ length: end - start }, (_, letter) => ({
      grapheme: start + letter,
      fromPx: from + (letter === 0 ? 0 : reachPx(start + letter)),
      toPx: from + reachPx(start + letter + 1),
    }))
  })
}

export function shiftPx({ columnsIn = 0, cellPx }: GridPlace): number {
  return columnsIn * cellPx
}
