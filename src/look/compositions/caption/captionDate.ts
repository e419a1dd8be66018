import type { BlockParts, SceneNode } from '../../../scene/nodes'
import type { Inks } from '../../inks'
import { hasChinese, type Sheet } from '../composition'
import { dayLabels } from '../day/dayLabels'
import { placeOnBaseline, setLine, type SetWords, type TypeSpec } from '../setWords'
import { unionOf } from '../../../scene/box'

const NUMERAL: TypeSpec = { lineHeight: 1.1, weight: 300 }
const NUMERAL_PX = 48
const SMALL: TypeSpec = { lineHeight: 1.5 }
const ITALIC: TypeSpec = { lineHeight: 1.5, italic: true }
const SMALL_PX = 13.5
const BELOW = { baselinePx: 36, firstPx: 27, pitchPx: 22 } // the numeral's from the top, the lines' from the numeral's
const BESIDE = { baselinePx: 42, gapPx: 17, pitchPx: 20 }
const NUMERAL_RISE = 0.67 // figure height, × size
const MOST_PX = 300

export interface CaptionDate {
  words: SetWords[]
  widthPx: number
  heightPx: number
  place: (inks: Inks) => BlockParts[]
}

export function dateBelow(sheet: Sheet, x: number, top: number): CaptionDate | null {
  const { words, unitPx } = sheet
  if (words.date === null) return null
  const { day, month, weekdayName } = dayLabels(words.date)
  const small = hasChinese(sheet)
    ? [month.zh, `${weekdayName.zh.replace('星期', '周')}`]
    : [month.en.slice(0, 3), weekdayName.en.slice(0, 3)]
  const scale = sheet.byHand('date').scale
  const numeral = line(sheet, String(day), NUMERAL, NUMERAL_PX)
  const lines = small.map((text) => line(sheet, text, SMALL, SMALL_PX))
  const baselineY = top + BELOW.baselinePx * unitPx * scale
  return {
    words: [numeral, ...lines],
    widthPx: Math.max(...[numeral, ...lines].map(({ paragraph }) => paragraph.widthPx)),
    heightPx: (BELOW.baselinePx + BELOW.firstPx + BELOW.pitchPx) * unitPx * scale,
    place: (inks) =>
      oneBlock([
        placed(numeral, x, baselineY, inks.quote),
        ...lines.map((set, at) =>
          placed(set, x, baselineY + (BELOW.firstPx + at * BELOW.pitchPx) * unitPx * scale, inks.small),
        ),
      ]),
  }
}

export function dateBeside(sheet: Sheet, x: number, top: number): CaptionDate | null {
  const { words, unitPx } = sheet
  if (words.date === null) return null
  const { day, month, weekdayName, year } = dayLabels(words.date)
  const numeral = line(sheet, String(day), NUMERAL, NUMERAL_PX)
  const first = hasChinese(sheet)
    ? line(sheet, `${month.zh} ${weekdayName.zh.replace('星期', '周')}`, SMALL, SMALL_PX)
    : line(sheet, weekdayName.en, SMALL, SMALL_PX)
  const second = line(sheet, `${month.en} ${year}`, ITALIC, SMALL_PX)
  const scale = sheet.byHand('date').scale
  const baselineY = top + NUMERAL_RISE * NUMERAL_PX * unitPx * scale
  const textX = x + numeral.paragraph.widthPx + BESIDE.gapPx * unitPx
  const widest = Math.max(first.paragraph.widthPx, second.paragraph.widthPx)
  return {
    words: [numeral, first, second],
    widthPx: textX - x + widest,
    heightPx: BESIDE.baselinePx * unitPx * scale,
    place: (inks) =>
      oneBlock([
        placed(numeral, x, baselineY, inks.quote),
        placed(first, textX, baselineY - BESIDE.pitchPx * unitPx * scale, inks.small),
        placed(second, textX, baselineY, inks.small),
      ]),
  }
}

function line(sheet: Sheet, text: string, spec: TypeSpec, px: number): SetWords {
  return setLine(sheet, 'date', text, spec, px * sheet.unitPx, MOST_PX * sheet.unitPx)
}

function placed(set: SetWords, x: number, baselineY: number, ink: string): BlockParts {
  return placeOnBaseline(set, { x, width: set.paragraph.widthPx, baselineY: Math.round(baselineY) }, ink)
}

/** The lines are selected and moved together and cannot be edited in place. */
function oneBlock(lines: readonly BlockParts[]): BlockParts[] {
  const [first] = lines
  if (!first) return []
  const { lines: _typedLines, ...block } = first.block
  return [
    {
      block: { ...block, box: unionOf(lines.map((line) => line.block.box)) },
      nodes: lines.flatMap(({ nodes }, at) => nodes.map((node) => numbered(node, at))),
    },
  ]
}

function numbered(node: SceneNode, at: number): SceneNode {
  return at === 0 ? node : { ...node, id: `${node.id}-${at}` }
}
