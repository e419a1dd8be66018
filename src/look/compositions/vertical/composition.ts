import { wholeDateInChinese } from '../../../calendar/chineseWords'
import { withAlpha } from '../../../scene/colour'
import type { Box, SceneNode } from '../../../scene/nodes'
import { rectNode } from '../../../scene/shapes'
import { hasHan } from '../../../text/characters'
import { columnParts } from '../../../text/vertical/columnNodes'
import type { ColumnText } from '../../../text/vertical/cells'
import { couldFit, fitColumns } from '../../../text/vertical/fitColumns'
import type { Composed, Composition, Said, Sheet, SheetShape } from '../composition'
import { printedWatermark, sheetSeal } from '../sheetSeal'
import { placeFromTop, setWords, type SetWords } from '../setWords'
import { noticesOf, type Noticed } from '../../../text/textNodes'
import { smallPrintLine } from '../smallPrint'

const SIDE_PX: Record<SheetShape, number> = { tall: 56, portrait: 56, square: 48, wide: 80 }
const LARGEST_PX: Record<SheetShape, number> = { tall: 78, portrait: 60, square: 45, wide: 58 }
const SIZE_STEPS = [1, 0.91, 0.8, 0.71, 0.633, 0.56, 0.5, 0.45, 0.4, 0.36, 0.32, 0.25] // × largest size, for up to 20 characters
const SHORT = 20
const REACH = 0.62 // × the largest size that fits
const SMALLER_COST = 3.2 // × ln(largest ÷ size), against columns that end badly
const SMALLEST_PX = { han: 14, latin: 15 } // Latin letters are drawn smaller than characters
const HANGING_EM = 0.4 // space for a mark hanging below a column
const BLANK_BELOW_EM = 0.5 // in the last mark's square
const STYLE = { pitchEm: 1.66, trackingEm: 0.1, weight: 600 }
const HEAD_PX: Record<SheetShape, number> = { tall: 128, portrait: 92, square: 78, wide: 88 }
const CLEAR = { px: 20, underBracketEm: 0.5, underBracketPx: 14 } // from the field's edges to the text
const RULE = { widthPx: 1, alpha: 0.42 }
const AUTHOR_EM = 0.46
const SEAL_SIDES_PX = 10 // margin at its sides
const SEAL = { em: 0.6, least: 34, most: 46, gapPx: 12 } // below the author
const SECOND = { sizePx: 16.5, lineHeight: 1.45, floorPx: 14, mostLines: 4, wideShare: 0.32, gapPx: 40 }
const DATE = { sizePx: 13, baselinePx: 43, gapPx: 15 }
const FOOT_PX: Record<SheetShape, number> = { tall: 70, portrait: 43, square: 40, wide: 62 }

export const composition: Composition = {
  isInCells: true,
  compose(sheet) {
    const foot = footOf(sheet)
    const field = fieldOf(sheet, foot.top)
    return {
      parts: [...field.parts, ...foot.parts],
      marks: field.marks,
      notices: noticesOf([...field.words, ...foot.words]),
    }
  },
}

function footOf(sheet: Sheet) {
  const { box, unitPx, shape, words, inks } = sheet
  const isWide = shape === 'wide'
  const x = box.x + SIDE_PX[shape] * unitPx
  const width = isWide ? SECOND.wideShare * box.width : box.width - 2 * SIDE_PX[shape] * unitPx
  const baselineY = Math.round(box.y + box.height - FOOT_PX[shape] * unitPx)
  const line = smallPrintLine(
    sheet,
    {
      date: words.date && wholeDateInChinese(words.date),
      watermark: printedWatermark(sheet),
    },
    { x, width, baselineY },
    { sizePx: Math.max(DATE.sizePx, DATE.sizePx * unitPx) },
  )
  const dateTop =
    line.parts.length > 0
      ? baselineY - (DATE.sizePx + DATE.gapPx) * unitPx
      : baselineY + 0.4 * SECOND.sizePx * unitPx
  const second = words.second && secondWords(sheet, words.second, width)
  const top = dateTop - (second?.paragraph.heightPx ?? 0)
  return {
    parts: [
      ...(second ? [placeFromTop(second, { x, y: Math.round(top), width }, inks.translation)] : []),
      ...line.parts,
    ],
    words: [...(second ? [second] : []), ...line.words],
    top: isWide ? box.y + box.height : top,
  }
}

function secondWords(sheet: Sheet, { id, text }: Said, measurePx: number): SetWords {
  const spec = { lineHeight: hasHan(text) ? 1.7 : SECOND.lineHeight, italic: true }
  const largestPx = Math.max(SECOND.floorPx, SECOND.sizePx * sheet.unitPx)
  const whole = setWords(sheet, id, text, spec, largestPx, { measurePx })
  if (whole.paragraph.lines.length <= SECOND.mostLines) return whole
  const maxLines = SECOND.mostLines + 1
  return setWords(sheet, id, text, spec, Math.max(SECOND.floorPx, 0.85 * largestPx), { measurePx, maxLines })
}

function fieldOf(
  sheet: Sheet,
  footTop: number,
): Pick<Composed, 'parts' | 'marks'> & { words: (Noticed | null)[] } {
  const { box, unitPx, shape, words, inks, metrics, byHand } = sheet
  const isWide = shape === 'wide'
  const top = box.y + HEAD_PX[shape] * unitPx
  const bottom = isWide ? box.y + box.height - 45 * unitPx : footTop - SECOND.gapPx * unitPx
  const clearPx = CLEAR.px * unitPx
  const right = box.x + box.width - SIDE_PX[shape] * unitPx
  const left = isWide
    ? box.x + (SIDE_PX.wide + SECOND.gapPx) * unitPx + SECOND.wideShare * box.width
    : box.x + SIDE_PX[shape] * unitPx
  const sealAt = (pitchPx: number) => sheetSeal(sheet, 'tall', sealSidePx(pitchPx))
  const hasAuthor = words.author !== '' || sheet.seal !== null
  const authorPx = (pitchPx: number) =>
    hasAuthor ? Math.max(pitchPx, (sealAt(pitchPx)?.width ?? -SEAL_SIDES_PX) + SEAL_SIDES_PX) : 0
  const { text, id } = words.lead
  const style = { fontId: sheet.fontId, bold: false, ...STYLE, weight: sheet.weight || STYLE.weight }
  const sizes = sizesOf(sheet, text).map((px) => px * byHand(id).scale)
  const roomAt = (sizePx: number, lowerPx: number) => ({
    widthPx: right - left + (STYLE.pitchEm - 1) * sizePx - authorPx(STYLE.pitchEm * sizePx),
    heightPx: bottom - clearPx - top - lowerPx - HANGING_EM * sizePx,
  })
  const columns = bestFitting(sizes, (sizePx, isLast) => {
    if (!isLast && !couldFit(text, { ...style, sizePx }, roomAt(sizePx, 0), metrics)) return null
    const once = fitColumns(text, style, [sizePx], roomAt(sizePx, 0), metrics)
    const lowerPx = moreThanOneMarkPx(once)
    const set = lowerPx > 0 ? fitColumns(text, style, [sizePx], roomAt(sizePx, lowerPx), metrics) : once
    // Two hanging marks may need more space than is reserved for one.
    const mostPx = bottom - top - moreThanOneMarkPx(set) + BLANK_BELOW_EM * sizePx
    const isInside = set.columns.every(({ lengthPx, hangingEndPx }) => lengthPx + hangingEndPx <= mostPx)
    return (set.truncated || !isInside) && !isLast ? null : set
  })
  const head = top + moreThanOneMarkPx(columns)
  const headX = right + ((STYLE.pitchEm - 1) / 2) * columns.squarePx
  const at = { x: headX, y: head }
  const count = Math.max(1, columns.columns.length)
  const { pitchPx } = columns
  const lastPx = authorPx(pitchPx)
  const hasBracket = columns.columns.some(({ hangingTopPx }) => hangingTopPx > 0)
  const fieldTop =
    top - (hasBracket ? CLEAR.underBracketEm * columns.squarePx + CLEAR.underBracketPx * unitPx : clearPx)
  const field = {
    x: headX - count * pitchPx - lastPx,
    y: fieldTop,
    width: count * pitchPx + lastPx,
    height: bottom - fieldTop,
  }
  const seal = sealAt(pitchPx)
  const sealPx = seal ? seal.height + SEAL.gapPx * unitPx : 0
  const authorFoot = bottom - clearPx - sealPx
  const author = hasAuthor
    ? authorColumn(sheet, columns, { x: field.x, width: lastPx }, authorFoot, authorFoot - head)
    : null
  const rules = fieldRules(
    field,
    lastPx,
    pitchPx,
    sheet.colours['rule'] ?? withAlpha(inks.accent, RULE.alpha),
  )
  const lead = columnParts(id, columns, at, inks.quote, metrics)
  const isEmpty = lead.nodes.length === 0
  const inLastColumn = [
    ...(author ? author.parts : []),
    ...(seal ? [seal.placeAt(field.x + lastPx / 2, bottom - clearPx)] : []),
  ]
  return {
    // The field moves with its text, including the author's column.
    parts: [
      { ...lead, nodes: isEmpty ? [] : [...rules, ...lead.nodes], holds: field },
      ...inLastColumn.map((part) => ({ ...part, carriedBy: id })),
    ],
    marks: isEmpty ? rules : [],
    words: [{ id, paragraph: columns }, author && { id: 'author', paragraph: author.set }],
  }
}

function moreThanOneMarkPx({ columns, squarePx }: ColumnText): number {
  return Math.max(0, ...columns.map(({ hangingTopPx }) => hangingTopPx - squarePx))
}

function sizesOf({ shape, unitPx }: Sheet, text: string): number[] {
  const from = [...text].length <= SHORT ? 0 : 2
  const sizes = SIZE_STEPS.slice(from).map((share) => share * LARGEST_PX[shape] * unitPx)
  const smallestPx = smallestOf(text)
  return [...sizes.filter((px) => px > smallestPx), smallestPx]
}

function smallestOf(text: string): number {
  return SMALLEST_PX[/[\p{Script=Latin}\d]/u.test(text) ? 'latin' : 'han']
}

function sealSidePx(pitchPx: number): number {
  return Math.min(SEAL.most, Math.max(SEAL.least, (SEAL.em * pitchPx) / STYLE.pitchEm))
}

/** A smaller size is taken at which the columns end better. */
function bestFitting(
  sizes: readonly number[],
  trySize: (sizePx: number, isLast: boolean) => ColumnText | null,
): ColumnText {
  let best: { set: ColumnText; cost: number } | null = null
  let largestPx = 0
  for (const [at, sizePx] of sizes.entries()) {
    const smaller = SMALLER_COST * Math.log(largestPx / sizePx)
    if (best && (sizePx < REACH * largestPx || smaller >= best.cost)) break
    const set = trySize(sizePx, at === sizes.length - 1)
    if (set === null) continue
    if (!best) largestPx = sizePx
    const cost: number = set.cost + (best ? smaller : 0)
    if (!best || (cost < best.cost && !set.truncated)) best = { set, cost }
  }
  return best!.set
}

function authorColumn(
  sheet: Sheet,
  { style }: ColumnText,
  column: { x: number; width: number },
  bottom: number,
  mostPx: number,
) {
  const { words, inks, metrics, fontId } = sheet
  const name = words.author
  if (name.trim() === '') return null
  const smallestPx = smallestOf(name)
  const sizePx = Math.max(smallestPx, AUTHOR_EM * style.sizePx) * sheet.byHand('author').scale
  const set = fitColumns(
    name,
    { fontId, bold: false, weight: 500, pitchEm: column.width / sizePx, trackingEm: 0.12, isName: true },
    [sizePx, Math.min(sizePx, smallestPx)],
    { widthPx: column.width, heightPx: mostPx },
    metrics,
  )
  const lengthPx = Math.max(0, ...set.columns.map((column) => column.lengthPx + column.hangingEndPx))
  const at = { x: column.x + (column.width + set.pitchPx) / 2, y: bottom - lengthPx }
  return { parts: [columnParts('author', set, at, inks.author, metrics)], set }
}

function fieldRules(
  field: Box,
  lastPx: number, // author's column; 0 if none
  pitchPx: number,
  fill: string,
): SceneNode[] {
  const line = (id: string, x: number, y: number, width: number, height: number): SceneNode =>
    rectNode(
      `composition-${id}`,
      {
        x: Math.round(x),
        y: Math.round(y),
        width: Math.max(RULE.widthPx, Math.round(width)),
        height: Math.max(RULE.widthPx, Math.round(height)),
      },
      { fill },
    )
  const count = Math.round((field.width - lastPx) / pitchPx)
  const edges = [
    ...(lastPx > 0 ? [field.x] : []),
    ...Array.from({ length: count + 1 }, (_, at) => field.x + lastPx + at * pitchPx),
  ]
  return [
    line('field-head', field.x, field.y, field.width, RULE.widthPx),
    line('field-foot', field.x, field.y + field.height, field.width + RULE.widthPx, RULE.widthPx),
    ...edges.map((x, at) => line(`field-rule-${at}`, x, field.y, RULE.widthPx, field.height)),
  ]
}
