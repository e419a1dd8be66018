import type { TextRun } from '../../scene/nodes'
import { segmentsOf } from '../../text/breaks'
import { hardLines } from '../../text/hardLines'
import type { Piece } from '../../text/lines'
import type { TextMetrics } from '../../text/metrics/metrics'
import type { TypeStyle } from '../../text/paragraph'
import { piecesOf } from '../../text/pieces'
import { runsOf } from '../../text/direction'
import { shapeText, type ShapedText } from '../../text/shapedText'

/** A unit that no line breaks, of a text that a composition breaks by rules of its own. */
export interface TextUnit extends Piece {
  part: number // the written line it is in
  offset: number // UTF-16, into the whole text: where it starts
  nextOffset: number // and where the next one does, or the text ends
  endsPart: boolean // a line has to end after it
}

/** A text measured in a style: `units` are its words, `parts` its written lines. */
export interface MeasuredText {
  units: readonly TextUnit[]
  parts: readonly ShapedText[]
  missing: readonly string[] // characters no face of ours has
}

/** The units of a typographic text, none wider than `mostPx` unless it is a single grapheme. */
export function measureText(
  shown: string,
  style: TypeStyle,
  metrics: TextMetrics,
  mostPx = Infinity,
): MeasuredText {
  const lines = hardLines(shown)
  const parts = lines.map(({ content }) => shapeText(segmentsOf(content), style, metrics))
  const units = lines.flatMap(({ start }, part) => {
    const { offsets } = parts[part]!.segments
    return piecesOf(parts[part]!, mostPx, { align: 'left' }).map((piece, at, pieces): TextUnit => ({
      ...piece,
      part,
      offset: start + offsets[piece.start]!,
      nextOffset: start + offsets[piece.next]!,
      endsPart: at === pieces.length - 1,
    }))
  })
  return {
    units: withoutGaps(units, shown.length),
    parts,
    missing: [...new Set(parts.flatMap(({ choice }) => choice.missing))],
  }
}

/** The runs of units [from, to), which are of one written line. */
export function runsOfUnits({ units, parts }: MeasuredText, from: number, to: number): TextRun[] {
  const first = units[from]!
  return runsOf(parts[first.part]!, first.start, units[to - 1]!.end)
}

/** Line breaks and spaces between belong to the unit before, those at the very start to the first. */
function withoutGaps(units: readonly TextUnit[], length: number): TextUnit[] {
  return units.map((unit, at) => ({
    ...unit,
    offset: at === 0 ? 0 : unit.offset,
    nextOffset: units[at + 1]?.offset ?? length,
  }))
}
