import type { TextRun } from '../../scene/nodes'
import { segmentsOf } from '../../text/breaks'
import { hardLines } from '../../text/hardLines'
import type { Piece } from '../../text/lines'
import type { TextMetrics } from '../../text/metrics/metrics'
import type { TypeStyle } from '../../text/paragraph'
import { piecesOf } from '../../text/pieces'
import { runsOf } from '../../text/direction'
import { shapeText, type ShapedText } from '../../text/shapedText'

/** Compositions with their own line breaking need it. */
export interface TextUnit extends Piece {
  part: number // index of its written line
  offset: number // start in the whole text, UTF-16
  nextOffset: number // start of the next unit, or the text's end
  endsPart: boolean // a line must end after it
}

export interface MeasuredText {
  units: readonly TextUnit[]
  parts: readonly ShapedText[]
  missing: readonly string[] // characters in no bundled font
}

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

export function runsOfUnits({ units, parts }: MeasuredText, from: number, to: number): TextRun[] {
  const first = units[from]!
  return runsOf(parts[first.part]!, first.start, units[to - 1]!.end)
}

/** Breaks and spaces join the preceding unit, leading ones the first. */
function withoutGaps(units: readonly TextUnit[], length: number): TextUnit[] {
  return units.map((unit, at) => ({
    ...unit,
    offset: at === 0 ? 0 : unit.offset,
    nextOffset: units[at + 1]?.offset ?? length,
  }))
}
