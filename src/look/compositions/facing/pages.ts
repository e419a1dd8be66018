import { averageColour, hslColour, hueOf, luminance, mixColours } from '../../../scene/colour'
import type { Box, BlockParts, SceneNode } from '../../../scene/nodes'
import { inksOver, type Inks } from '../../inks'
import type { Said, Sheet } from '../composition'
import { wholeDateInChinese } from '../../../calendar/chineseWords'
import { dateInWords } from '../../../language/dateInWords'
import { capitals, hasHan } from '../../../text/characters'
import type { TextAlign } from '../../../text/paragraph'
import { shownNames } from '../smallPrint'
import {
  placeOnBaseline,
  setLine,
  setWords,
  SMALLEST_PX,
  type Baseline,
  type SetWords,
  type TypeSpec,
} from '../setWords'

const SIZE_PX = { capitals: 13, han: 14, date: 14, hanDate: 13 }
const CAPITALS: TypeSpec = { lineHeight: 1.5, weight: 500, trackingEm: 0.1 }
const AS_WRITTEN: TypeSpec = { lineHeight: 1.5, weight: 500, trackingEm: 0.02 }
const NAME_LINE_HEIGHT = 1.3 // for a name in two lines
const HAN: TypeSpec = { lineHeight: 1.5, hanTrackingEm: 0.06 }
const ITALIC: TypeSpec = { lineHeight: 1.5, italic: true }

const SIDES_PX = { square: { outer: 36, inner: 28 }, other: { outer: 68, inner: 60 } }
export const HEAD_PX = { baseline: 60, rule: 75, clear: 34 } // from the leaf's top; `clear`: space below
export const FOOT_PX = { baseline: 46, rule: 70, clear: 36 } // from the leaf's bottom; `clear`: space above
const BARE_PX = 48 // margin where a leaf has no line

export interface FacingPage {
  box: Box
  x: number // left edge of the page's text
  width: number
  top: number
  foot: number
  said: Said
  inks: Inks
  ground: string | null // its own paper; null: the card's
}

export function facingPages(sheet: Sheet, isStacked: boolean): FacingPage[] {
  const { box, bleed, unitPx, words, inks } = sheet
  const { outer, inner } = SIDES_PX[sheet.shape === 'square' ? 'square' : 'other']
  const said = words.second ? [words.lead, words.second] : [words.lead]
  const own = leafGround(sheet)
  return said.map((words, at): FacingPage => {
    const isSecond = at > 0
    const paper = said.length === 1 ? bleed : halfOf(bleed, box, at, isStacked)
    const start = isSecond && !isStacked ? box.x + box.width / 2 + inner * unitPx : box.x + outer * unitPx
    const isAcross = isStacked || said.length === 1
    const width = isAcross ? box.width - 2 * outer * unitPx : box.width / 2 - (outer + inner) * unitPx
    const [top, foot] = isStacked && said.length > 1 ? verticalHalf(box, at) : [box.y, box.y + box.height]
    const hasHead = !isStacked || !isSecond
    const hasFoot = !isStacked || isSecond || said.length === 1
    return {
      box: paper,
      x: start,
      width,
      top: top + (hasHead ? HEAD_PX.rule + HEAD_PX.clear : BARE_PX) * unitPx,
      foot:
        foot - (hasFoot ? (isStacked ? FOOT_PX.rule : FOOT_PX.baseline) + FOOT_PX.clear : BARE_PX) * unitPx,
      said: words,
      inks: isSecond ? leafInks(sheet, own) : inks,
      ground: isSecond ? own : null,
    }
  })
}

function leafInks({ inksByHand, colours }: Sheet, paper: string): Inks {
  const automatic = inksOver([paper], luminance(paper) > LIGHT_FROM ? 'light' : 'dark')
  const small = colours['leafSmall'] ?? automatic.small
  return {
    ...automatic,
    quote: inksByHand.translation || (colours['leafInk'] ?? automatic.quote),
    author: inksByHand.author || small,
    small: inksByHand.small || small,
  }
}

const LIGHT_FROM = 0.3 // relative luminance

function verticalHalf({ y, height }: Box, at: number): [number, number] {
  return [y + (at * height) / 2, y + ((at + 1) * height) / 2]
}

function halfOf(bleed: Box, box: Box, at: number, isStacked: boolean): Box {
  const fold = Math.round(isStacked ? box.y + box.height / 2 : box.x + box.width / 2)
  if (isStacked)
    return at === 0
      ? { ...bleed, height: fold - bleed.y }
      : { ...bleed, y: fold, height: bleed.y + bleed.height - fold }
  return at === 0
    ? { ...bleed, width: fold - bleed.x }
    : { ...bleed, x: fold, width: bleed.x + bleed.width - fold }
}

/** A deep accent shade goes beside light paper, light paper beside dark. */
function leafGround({ grounds, inks, colours }: Sheet): string {
  if (colours['leaf']) return colours['leaf']
  const ground = averageColour(grounds)
  if (luminance(ground) <= LIGHT_FROM) return mixColours(ground, PAPER, 0.92)
  const { hueDeg, chroma } = hueOf(ground)
  const isWarm = chroma < WARM.chroma && hueDeg >= WARM.fromDeg && hueDeg <= WARM.toDeg
  return isWarm ? BOOKCLOTH : hslColour(hueOf(inks.accent).hueDeg, 0.58, 0.26)
}

const PAPER = '#F8F1E4'
const BOOKCLOTH = '#6B1B24' // beside paper
const WARM = { chroma: 0.12, fromDeg: 20, toDeg: 70 }

type LeafLineId = 'author' | 'date' | 'watermark'

export interface LeafLine {
  id: LeafLineId
  set: SetWords
  isAdded: boolean // in the other language, neither typed nor chosen
}

export function leafNames(sheet: Sheet, isHan: readonly boolean[], measurePx: number): (LeafLine | null)[] {
  const names = shownNames(sheet)
  const own = isHan.map((han) => names.find(({ text }) => hasHan(text) === han) ?? null)
  const shown = own.every((name) => name === null) ? [names[0] ?? null] : own
  return isHan.map((_, at) => {
    const name = shown[at] ?? null
    if (!name) return null
    return { id: 'author', set: nameWithin(sheet, name.text, measurePx), isAdded: name.isAdded }
  })
}

/** Too long in capitals, it is set as written, then in two lines, then truncated. */
function nameWithin(sheet: Sheet, name: string, measurePx: number): SetWords {
  const isHan = hasHan(name)
  const inLines = (lines: number) =>
    isHan
      ? [nameIn(sheet, name, HAN, SIZE_PX.han, measurePx, lines)]
      : [
          nameIn(sheet, capitals(name), CAPITALS, SIZE_PX.capitals, measurePx, lines),
          nameIn(sheet, name, AS_WRITTEN, SIZE_PX.capitals, measurePx, lines),
        ]
  const ways = [...inLines(1), ...inLines(2)]
  return ways.find(({ paragraph }) => !paragraph.truncated) ?? ways.at(-1)!
}

function nameIn(
  sheet: Sheet,
  name: string,
  spec: TypeSpec,
  sizePx: number,
  measurePx: number,
  maxLines: number,
): SetWords {
  if (maxLines === 1) return lineOf(sheet, 'author', name, spec, sizePx, measurePx)
  return setWords(sheet, 'author', name, { ...spec, lineHeight: NAME_LINE_HEIGHT }, SMALLEST_PX, {
    measurePx,
    maxLines,
  })
}

export function leafDates(sheet: Sheet, isHan: readonly boolean[], measurePx: number): (LeafLine | null)[] {
  const { date } = sheet.words
  return isHan.map((han, at) => {
    if (date === null) return null
    const [text, spec, sizePx] = han
      ? [wholeDateInChinese(date), HAN, SIZE_PX.hanDate]
      : [dateInWords(date, 'en'), ITALIC, SIZE_PX.date]
    return { id: 'date', set: lineOf(sheet, 'date', text, spec, sizePx, measurePx), isAdded: at > 0 }
  })
}

export function leafWatermark(sheet: Sheet, measurePx: number): LeafLine | null {
  const { watermark } = sheet.words
  if (watermark === null) return null
  const spec: TypeSpec = { lineHeight: 1.5, hanTrackingEm: 0.16 }
  return {
    id: 'watermark',
    set: lineOf(sheet, 'watermark', watermark, spec, SIZE_PX.hanDate, measurePx),
    isAdded: false,
  }
}

function lineOf(
  sheet: Sheet,
  id: LeafLineId,
  text: string,
  spec: TypeSpec,
  sizePx: number,
  measurePx: number,
): SetWords {
  return setLine(sheet, id, text, spec, sizePx * sheet.unitPx, measurePx)
}

export interface PlacedLine extends LeafLine {
  parts: BlockParts
}

export function placeLeafLine(
  line: LeafLine,
  at: Baseline & { isHead: boolean; align: TextAlign },
  ink: string,
): PlacedLine {
  const { lines, style } = line.set.paragraph
  const abovePx = at.isHead ? (lines.length - 1) * style.lineHeightPx : 0
  const baselineY = Math.round(at.baselineY - abovePx)
  return { ...line, parts: placeOnBaseline(line.set, { ...at, baselineY }, ink, at.align) }
}

export function blocksOf(lines: readonly PlacedLine[]): BlockParts[] {
  return (['author', 'date', 'watermark'] as const).flatMap((id) => {
    const own = lines.filter((line) => line.id === id)
    const typed = own.find(({ isAdded }) => !isAdded) ?? own[0]
    if (!typed) return []
    const others = own.filter((line) => line !== typed)
    return [
      {
        block: typed.parts.block,
        nodes: [
          ...typed.parts.nodes,
          ...others.flatMap(({ parts }) => parts.nodes).map((node, at) => added(node, id, at)),
        ],
      },
    ]
  })
}

function added(node: SceneNode, id: LeafLineId, at: number): SceneNode {
  return node.type === 'text' ? { ...node, id: `${id}-other-${at}`, isAdded: true } : node
}
