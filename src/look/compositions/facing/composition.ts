import { withAlpha } from '../../../scene/colour'
import type { SceneNode } from '../../../scene/nodes'
import { rectNode } from '../../../scene/shapes'
import {
  FOOT_PX,
  HEAD_PX,
  facingPages,
  type FacingPage,
  blocksOf,
  leafDates,
  leafNames,
  leafWatermark,
  placeLeafLine,
  type LeafLine,
  type PlacedLine,
} from './pages'
import type { Composed, Composition, Said, Sheet, SheetShape } from '../composition'
import { bestFitting, untouched } from '../fitSizes'
import { firstBaselinePx, noticesOf } from '../../../text/textNodes'
import { quotationMarkPx, withMarkWhereRoom, withQuotationMark } from '../quotationMark'
import { placeFromTop, setWords, type SetWords } from '../setWords'

const LEAD_PX: Record<SheetShape, number> = { tall: 31, portrait: 25, square: 22.5, wide: 29.5 }
/** Lengths are in letters; a Chinese character counts as three. */
const LIFTS = [
  { upTo: 60, times: 1.34 },
  { upTo: 100, times: 1.14 },
]
const LETTERS_PER_HAN = 3
const LINE_HEIGHT = { latin: 1.39, han: 1.86 }
const SECOND_SHARES = [1.16, 1.08, 1, 0.95, 0.9] // × primary text size
const UNEQUAL_COST = 0.8 // × ln(height ratio of the blocks)
const FLOOR_PX = { first: 15, second: 14 }
const REACH = 0.75 // × largest that fits, because half a sheet has short lines
const AT = 0.4 // × free height
const SPINE_PX = 45 // from the fold's hairline to the leaves' ends
const HAIRLINE_PX = 1

export const composition: Composition = {
  fillsSheet: true,
  compose: (sheet) => withMarkWhereRoom(sheet, composeLeaves),
}

function composeLeaves(sheet: Sheet): Composed {
  const isStacked = sheet.shape === 'tall' || sheet.shape === 'portrait'
  const leaves = belowMark(sheet, facingPages(sheet, isStacked), isStacked)
  const { sets, tops } = fitLeaves(sheet, leaves, isStacked)
  const lines = runningLines(sheet, leaves, isStacked)
  return {
    parts: [
      ...sets.map((set, at) => {
        const { x, width, inks } = leaves[at]!
        const parts = placeFromTop(set, { x, y: tops[at]!, width }, inks.quote)
        return at === 0 ? withQuotationMark(sheet, parts, x) : parts
      }),
      ...blocksOf(lines),
    ],
    marks: marksOf(sheet, leaves, isStacked),
    papers: leaves.flatMap(({ box, ground }) => (ground ? [{ box, colour: ground }] : [])),
    notices: noticesOf([...sets, ...lines.map(({ set }) => set)]),
  }
}

function belowMark(sheet: Sheet, leaves: readonly FacingPage[], isStacked: boolean): FacingPage[] {
  const markPx = quotationMarkPx(sheet)
  return leaves.map((leaf, at) => (at === 0 || !isStacked ? { ...leaf, top: leaf.top + markPx } : leaf))
}

function fitLeaves(
  sheet: Sheet,
  leaves: readonly FacingPage[],
  isStacked: boolean,
): { sets: SetWords[]; tops: number[] } {
  const [first, second] = leaves as [FacingPage, FacingPage | undefined]
  const roomPx = (leaf: FacingPage) => leaf.foot - leaf.top
  const liftedPx = LEAD_PX[sheet.shape] * liftOf(first.said) * sheet.unitPx
  const setAt = (of: Sheet, sizePx: number) => {
    const lead = setSaid({ ...of, mostPx: roomPx(first) }, first, sizePx)
    if (!second) return { sets: [lead], cost: lead.cost, heightPx: lead.paragraph.heightPx - roomPx(first) }
    const secondAt = (by: Sheet, share: number) =>
      setSaid({ ...by, mostPx: roomPx(second) }, second, Math.max(FLOOR_PX.second, share * sizePx))
    const costOf = (other: SetWords, beside = lead) =>
      0.6 * other.cost +
      UNEQUAL_COST * Math.abs(Math.log(other.paragraph.heightPx / beside.paragraph.heightPx)) +
      (other.paragraph.heightPx > roomPx(second) ? Infinity : 0)
    const plain = untouched(sheet)
    const usual = setSaid(plain, first, sizePx)
    const [share] = SECOND_SHARES.map((tried) => ({ tried, cost: costOf(secondAt(plain, tried), usual) }))
      .toSorted((a, b) => a.cost - b.cost)
      .map(({ tried }) => tried)
    const other = secondAt(of, share!)
    const overPx = Math.max(
      lead.paragraph.heightPx - roomPx(first),
      other.paragraph.heightPx - roomPx(second),
    )
    return { sets: [lead, other], cost: lead.cost + costOf(other), heightPx: overPx }
  }
  const fitted = bestFitting(
    sheet,
    { fromPx: liftedPx, toPx: Math.min(liftedPx, FLOOR_PX.first), heightPx: 0, reach: REACH },
    setAt,
  )
  const sets = fitted?.sets ?? leaves.map((leaf) => setCut(sheet, leaf, roomPx(leaf)))
  const tops = sets.map((set, at) => {
    const leaf = leaves[at]!
    return leaf.top + Math.max(0, roomPx(leaf) - set.paragraph.heightPx) * AT
  })
  if (isStacked || sets.length < 2) return { sets, tops }
  // The higher of the two, if both fit below it.
  const baseline = Math.min(...sets.map((set, at) => tops[at]! + firstBaselinePx(set.paragraph.style)))
  return {
    sets,
    tops: sets.map((set, at) => Math.max(leaves[at]!.top, baseline - firstBaselinePx(set.paragraph.style))),
  }
}

function setSaid(sheet: Sheet, { said, width }: FacingPage, sizePx: number, maxLines = Infinity): SetWords {
  const lineHeight = LINE_HEIGHT[said.isHan ? 'han' : 'latin']
  return setWords(sheet, said.id, said.text, { lineHeight }, sizePx, { measurePx: width, maxLines })
}

function setCut(sheet: Sheet, leaf: FacingPage, roomPx: number): SetWords {
  const sizePx = leaf.said.isHan ? FLOOR_PX.second : FLOOR_PX.first
  const linePx = LINE_HEIGHT[leaf.said.isHan ? 'han' : 'latin'] * sizePx
  return setSaid(sheet, leaf, sizePx, Math.max(1, Math.floor(roomPx / linePx)))
}

function liftOf({ text, isHan }: Said): number {
  const letters = [...text].length * (isHan ? LETTERS_PER_HAN : 1)
  return LIFTS.find(({ upTo }) => letters <= upTo)?.times ?? 1
}

function runningLines(sheet: Sheet, leaves: readonly FacingPage[], isStacked: boolean): PlacedLine[] {
  const { box, unitPx } = sheet
  const headY = Math.round(box.y + HEAD_PX.baseline * unitPx)
  const footY = Math.round(box.y + box.height - FOOT_PX.baseline * unitPx)
  const scripts = leaves.map(({ said }) => said.isHan)
  const halfPx = leaves[0]!.width / 2 - 8
  const widthPx = leaves[0]!.width
  const dates = leafDates(sheet, scripts, isStacked ? halfPx : widthPx)
  // On stacked leaves, a name gets the space beside the date.
  const datePx = Math.max(0, ...dates.map((date) => date?.set.paragraph.widthPx ?? 0))
  const besidePx = widthPx - (datePx > 0 ? datePx + 2 * GAP_PX : 0)
  const names = leafNames(sheet, scripts, isStacked ? Math.max(halfPx, besidePx) : widthPx)
  const placed = (line: LeafLine | null, leaf: number, y: number, align: 'left' | 'center' | 'right') => {
    if (!line) return []
    const { x, width, inks } = leaves[leaf]!
    const at = { x, width, baselineY: y, isHead: y === headY, align }
    return [placeLeafLine(line, at, line.id === 'author' ? inks.author : inks.small)]
  }
  const last = leaves.length - 1
  const watermark = leafWatermark(sheet, halfPx)
  if (isStacked) {
    const [head, foot] = last > 0 ? [dates[0]!, dates[1]!] : [null, dates[0]!]
    const isBetween = names[1] !== null && last > 0
    return [
      ...placed(names[0]!, 0, headY, 'left'),
      ...placed(head, 0, headY, 'right'),
      ...(last > 0 ? placed(names[1]!, 1, footY, 'left') : []),
      ...placed(foot, last, footY, last > 0 ? 'right' : 'left'),
      ...fitting(watermark, last > 0 ? [names[1] ?? null, foot] : [foot], leaves[last]!.width).flatMap(
        (line) => placed(line, last, footY, last === 0 ? 'right' : isBetween ? 'center' : 'left'),
      ),
    ]
  }
  return [
    ...placed(names[0]!, 0, headY, 'left'),
    ...(last > 0 ? placed(names[1]!, 1, headY, 'right') : []),
    ...placed(dates[0]!, 0, footY, 'left'),
    ...(last > 0 ? placed(dates[1]!, 1, footY, 'right') : []),
    ...fitting(watermark, [dates[last] ?? null], leaves[last]!.width).flatMap((line) =>
      placed(line, last, footY, last > 0 ? 'left' : 'right'),
    ),
  ]
}

function fitting(
  watermark: LeafLine | null,
  others: readonly (LeafLine | null)[],
  widthPx: number,
): LeafLine[] {
  if (!watermark) return []
  const widths = others.map((line) => line?.set.paragraph.widthPx ?? 0)
  const besidePx = widths.length > 1 ? 2 * Math.max(...widths) : widths[0]!
  return watermark.set.paragraph.widthPx + besidePx + 2 * GAP_PX * (widths.length > 1 ? 2 : 1) <= widthPx
    ? [watermark]
    : []
}

const GAP_PX = 8

function marksOf(sheet: Sheet, leaves: readonly FacingPage[], isStacked: boolean): SceneNode[] {
  const { box, unitPx, inks } = sheet
  const second = leaves[1]
  const ruleAt = (leaf: FacingPage, at: number, y: number): SceneNode =>
    rectNode(
      `composition-rule-${at}`,
      { x: leaf.x, y: Math.round(y), width: leaf.width, height: HAIRLINE_PX },
      { fill: withAlpha(leaf.inks.quote, 0.32) },
    )
  const headY = box.y + HEAD_PX.rule * unitPx
  const footY = box.y + box.height - FOOT_PX.rule * unitPx
  const fold: SceneNode[] =
    second && !isStacked
      ? [
          rectNode(
            'composition-fold',
            {
              x: second.box.x,
              y: box.y + SPINE_PX * unitPx,
              width: HAIRLINE_PX,
              height: box.height - 2 * SPINE_PX * unitPx,
            },
            { fill: inks.accent },
          ),
        ]
      : []
  return [
    ...(second?.ground ? [rectNode('composition-leaf', second.box, { fill: second.ground })] : []),
    ...fold,
    ...leaves.map((leaf, at) => ruleAt(leaf, at, isStacked && at > 0 ? footY : headY)),
  ]
}
