import { dayInChinese } from '../../../calendar/chineseWords'
import { intersectBoxes, unionOf } from '../../../scene/box'
import type { BlockParts, Box, Font, SceneNode } from '../../../scene/nodes'
import { rectNode } from '../../../scene/shapes'
import { FONTS } from '../../../text/fonts'
import { sealNodes, sealSize, type Seal } from '../../seal/seal'
import type { Both } from '../bothLanguages'
import type { Composition, Sheet, SheetShape } from '../composition'
import { SMALLEST_PX, type Baseline, type Printed, type TypeSpec } from '../setWords'
import { noticesOf } from '../../../text/textNodes'
import { printedWatermark, sheetSeal } from '../sheetSeal'
import { dateColumn, dayLabels, type DayLabels } from '../day/dayLabels'
import { footNames } from '../day/footNames'
import { fitSaidAnyhow, fitSaidInTurn, placeSaid, setsOf, type SaidType } from '../day/said'

const SIDE_PX: Record<SheetShape, number> = { tall: 52, portrait: 52, square: 52, wide: 60 }
const BRUSH = { fontId: 'font-running', pitch: 0.8, clearPx: 20, topPx: 6 } as const
const SIZE_PX: Record<SheetShape, number> = { tall: 310, portrait: 278, square: 220, wide: 254 }
const SINGLE = 1.25 // × size of a single character
const SMALLER = [1, 0.8, 0.62, 0.48]
const MIDDLE: Record<SheetShape, { x: number; y: number }> = {
  tall: { x: 0.57, y: 0.33 },
  portrait: { x: 0.57, y: 0.35 },
  square: { x: 0.57, y: 0.34 },
  wide: { x: 0.31, y: 0.46 },
}
const SMALLER_UNDER = 0.8 // × largest text size
const INK_SHARE = 0.74 // × square, which brush glyphs do not fill
const COLUMN = { sizePx: 18, apartEm: 1.72, weight: 400 }
const COLUMN_TOP_PX: Record<SheetShape, number> = { tall: 92, portrait: 66, square: 50, wide: 62 }
const SEAL = { sidePx: 50, least: 0.62, rise: 0.05 } // × its size; `rise` is above the brush's square
const QUOTE_PX: Record<SheetShape, number> = { tall: 28, portrait: 24, square: 20, wide: 30 }
const WIDE = { wordsAt: 0.52, topShare: 0.28 }
const FOOT: Record<SheetShape, number> = { tall: 48, portrait: 44, square: 44, wide: 48 } // px below the baseline
const FOOT_TYPE = { sizePx: 16, clearPx: 34 }
const DASH = { widthPx: 22, heightPx: 1.4, gapPx: 10, riseEm: 0.34 }
const AUTHOR: TypeSpec = { lineHeight: 1.4, weight: 500, hanTrackingEm: 0.06 }
const WATERMARK: TypeSpec = { lineHeight: 1.4, hanTrackingEm: 0.16 }

export const composition: Composition = {
  compose(sheet) {
    const { box, unitPx, shape, words, inks } = sheet
    const day = dayLabels(words.day)
    const side = SIDE_PX[shape] * unitPx
    const isWide = shape === 'wide'
    const x = isWide ? Math.round(box.x + WIDE.wordsAt * box.width) : box.x + side
    const column = { x, width: box.x + box.width - side - x }
    const baselineY = Math.round(box.y + box.height - FOOT[shape] * unitPx)
    const sealed = sealOf(sheet, day)
    const foot = footLine(sheet, sealed === 'seal' ? printedWatermark(sheet) : words.watermark, {
      ...column,
      baselineY,
    })
    const { brush, said, y, bottom } = isWide
      ? besideBrush(sheet, day, column, baselineY)
      : belowBrush(sheet, day, column, baselineY)
    const seal = sealParts(sheet, day, brush, { kind: sealed, bottom })
    const columns = dateColumns(sheet, day, {
      x: box.x + side,
      right: brush.box.x,
      bottom,
    })
    const drawn = brushNodes(sheet, brush, inks.quote)
    const dated = [...drawn, ...columns.nodes, ...seal.ofDate]
    const isShown = words.date !== null
    return {
      parts: [
        ...placeSaid(said, { ...column, y }, sheet),
        ...foot.parts,
        ...(isShown
          ? [
              {
                block: {
                  id: 'date' as const,
                  box: unionOf([brush.box, ...columns.boxes, ...seal.boxes]),
                  sizePx: brush.sizePx,
                },
                nodes: dated,
              },
            ]
          : []),
        ...seal.parts,
      ],
      marks: [...foot.marks, ...(isShown ? [] : dated)],
      notices: noticesOf([...setsOf(said), ...foot.words]),
    }
  },
}

interface Brush {
  characters: readonly string[]
  sizePx: number
  middle: { x: number; y: number }
  box: Box
}

interface Arranged {
  brush: Brush
  said: Both
  y: number
  bottom: number // lower edge of everything above or beside the text
}

function belowBrush(
  sheet: Sheet,
  day: DayLabels,
  { width }: { width: number },
  footBaseline: number,
): Arranged {
  const { box, unitPx, shape } = sheet
  const foot = footBaseline - FOOT_TYPE.clearPx * unitPx
  const placeAt = (share: number) => {
    const sizePx = share * SIZE_PX[shape] * unitPx
    const least = box.y + BRUSH.topPx * unitPx + 2 * (BRUSH.pitch / 2 + 0.1) * sizePx + BRUSH.clearPx * unitPx
    return { sizePx, room: { measurePx: width, heightPx: foot - least } }
  }
  const { said, sizePx } = fitSaidInTurn(sheet, saidType(sheet), SMALLER_UNDER, SMALLER, placeAt)
  const y = foot - said.heightPx
  const bottom = y - BRUSH.clearPx * unitPx
  return { brush: brushOf(sheet, day, sizePx, bottom), said, y, bottom }
}

function besideBrush(
  sheet: Sheet,
  day: DayLabels,
  { width }: { width: number },
  footBaseline: number,
): Arranged {
  const { box, unitPx } = sheet
  const foot = footBaseline - FOOT_TYPE.clearPx * unitPx
  const top = box.y + SIDE_PX.wide * unitPx
  const said = fitSaidAnyhow(sheet, { measurePx: width, heightPx: foot - top }, saidType(sheet))
  const y = Math.max(top, Math.min(box.y + WIDE.topShare * box.height, foot - said.heightPx))
  const edge = box.y + box.height - BRUSH.clearPx * unitPx
  return { brush: brushOf(sheet, day, SIZE_PX.wide * unitPx, edge), said, y, bottom: edge }
}

function brushOf(sheet: Sheet, { day }: DayLabels, askedPx: number, bottom: number): Brush {
  const { box, unitPx, shape } = sheet
  const characters = [...dayInChinese(day)]
  const top = box.y + BRUSH.topPx * unitPx
  const lengthEm = (characters.length - 1) * BRUSH.pitch + INK_SHARE
  const scaledPx = askedPx * (characters.length === 1 ? SINGLE : 1) * sheet.byHand('date').scale
  const sizePx = Math.max(1, Math.min(scaledPx, (bottom - top) / (lengthEm + 0.1)))
  const half = (lengthEm * sizePx) / 2
  const x = box.x + MIDDLE[shape].x * box.width
  const y = Math.max(top + half, Math.min(box.y + MIDDLE[shape].y * box.height, bottom - half))
  const width = INK_SHARE * sizePx
  const ink = { x: x - width / 2, y: y - half, width, height: 2 * half }
  return { characters, sizePx, middle: { x, y }, box: intersectBoxes(ink, box) }
}

function brushNodes(
  { metrics, words }: Sheet,
  { characters, sizePx, middle }: Brush,
  fill: string,
): SceneNode[] {
  const name = words.date === null ? 'composition' : 'date'
  const { family, regular } = FONTS[BRUSH.fontId].han
  const font: Font = { family, weight: regular, italic: false, sizePx }
  return characters.map((text, at): SceneNode => {
    const ink = metrics.inkEm(text, { ...font, sizePx: 1 })
    const y = middle.y + (at - (characters.length - 1) / 2) * BRUSH.pitch * sizePx
    return {
      type: 'text',
      id: `${name}-brush-${at}`,
      x: middle.x - (ink.x + ink.width / 2) * sizePx,
      y: y - (ink.y + ink.height / 2) * sizePx,
      runs: [{ text, x: 0, widthPx: metrics.widthPx(text, font, 0), font, letterSpacingPx: 0 }],
      fill,
    }
  })
}

/** Columns run from right to left. Short of space, the Chinese date is dropped, then the year. */
function dateColumns(
  sheet: Sheet,
  { yearInChinese, month, weekdayName, lunar }: DayLabels,
  { x, right, bottom }: { x: number; right: number; bottom: number },
): { nodes: SceneNode[]; boxes: Box[] } {
  const { box, unitPx, shape, words, inks, inksByHand } = sheet
  const name = words.date === null ? 'composition' : 'date'
  const ink = inksByHand.small || (sheet.hasPicture ? inks.quote : inks.translation)
  const top = box.y + COLUMN_TOP_PX[shape] * unitPx
  const largestPx = Math.max(SMALLEST_PX, COLUMN.sizePx * unitPx)
  const date = `${yearInChinese}${month.zh}`
  const whole = [date, weekdayName.zh, lunar && `农历${lunar}`].filter((text) => text !== '')
  const shorter = [whole, [date, weekdayName.zh], [month.zh, weekdayName.zh]]
  for (const texts of words.date === null ? [[month.zh]] : shorter) {
    for (const sizePx of [largestPx, Math.max(SMALLEST_PX, 0.85 * largestPx), SMALLEST_PX]) {
      const apartPx = COLUMN.apartEm * sizePx
      if (x + (texts.length - 1) * apartPx + sizePx > right) continue
      const type = { sizePx, floorPx: sizePx, weight: COLUMN.weight, mostPx: bottom - top }
      const columns = texts.map((text, at) => dateColumn(sheet, `${name}-column-${at}`, text, type, ink))
      if (!columns.every((column) => column !== null)) continue
      const placed = columns.map((column, at) => {
        const axisX = x + (texts.length - 1 - at) * apartPx + sizePx / 2
        return column.placeAt({ axisX, middleY: top + column.lengthPx / 2 })
      })
      return { nodes: placed.flatMap(({ nodes }) => nodes), boxes: placed.map((column) => column.box) }
    }
  }
  return { nodes: [], boxes: [] }
}

/** On a solar term's day, the term's seal replaces the card's. */
function sealOf({ seal, words }: Sheet, { term }: DayLabels): 'term' | 'seal' | null {
  if (words.date !== null && term !== '') return 'term'
  return seal ? 'seal' : null
}

function sealParts(
  sheet: Sheet,
  { term }: DayLabels,
  brush: Brush,
  { kind, bottom }: { kind: 'term' | 'seal' | null; bottom: number },
): { parts: BlockParts[]; ofDate: SceneNode[]; boxes: Box[] } {
  const none = { parts: [], ofDate: [], boxes: [] }
  const { unitPx, grounds, metrics } = sheet
  const size = brush.sizePx / (SIZE_PX.portrait * unitPx)
  const sidePx = SEAL.sidePx * unitPx * Math.max(SEAL.least, Math.min(1, size))
  const left = brush.box.x + brush.box.width + 0.02 * brush.sizePx
  const lastMiddle = brush.middle.y + ((brush.characters.length - 1) / 2) * BRUSH.pitch * brush.sizePx
  const foot = Math.min(bottom, lastMiddle + (0.5 - SEAL.rise) * brush.sizePx)
  if (kind === 'seal') {
    const seal = sheetSeal(sheet, 'tall', sidePx)
    return seal ? { ...none, parts: [seal.placeAt(left + seal.width / 2, foot)] } : none
  }
  if (kind === null) return none
  const seal: Seal = { words: term, shape: 'tall', manner: 'carved', face: 'brush' }
  const box = sealSize(seal, sidePx)
  const corner = { x: Math.round(left), y: Math.floor(foot - box.height) }
  const nodes = sealNodes('date-term', seal, corner, sidePx, grounds, metrics)
  return { ...none, ofDate: [...nodes], boxes: [{ ...corner, ...box }] }
}

function footLine(sheet: Sheet, watermark: string | null, at: Baseline): Printed & { marks: SceneNode[] } {
  const { unitPx, inks, words } = sheet
  const sizePx = Math.max(SMALLEST_PX, FOOT_TYPE.sizePx * unitPx)
  const hasAuthor = words.author.trim() !== ''
  const indentPx = hasAuthor ? (DASH.widthPx + DASH.gapPx) * unitPx : 0
  const foot = footNames(
    sheet,
    { author: words.author, watermark },
    { ...at, x: at.x + indentPx, width: at.width - indentPx },
    { sizePx, author: AUTHOR, watermark: WATERMARK },
  )
  const dash: SceneNode = rectNode(
    'composition-dash',
    {
      x: at.x,
      y: at.baselineY - DASH.riseEm * sizePx,
      width: DASH.widthPx * unitPx,
      height: DASH.heightPx * unitPx,
    },
    { fill: inks.author },
  )
  return { ...foot, marks: hasAuthor ? [dash] : [] }
}

function saidType({ shape, unitPx }: Sheet): SaidType {
  return {
    align: 'left',
    largestPx: QUOTE_PX[shape] * unitPx,
    lead: {
      han: { share: 1, lineHeight: 1.61, weight: 520 },
      latin: { share: 0.96, lineHeight: 1.42 },
    },
    second: {
      han: { share: 0.72, lineHeight: 1.6 },
      latin: { share: 0.69, lineHeight: 1.45, italic: true },
    },
    gapEm: 0.3,
    reach: 0.75,
  }
}
