import type { SceneNode } from '../../../scene/nodes'
import { leastPitchPx, linePxWithoutPinyin, SMALLEST_WITH_PINYIN_PX } from '../../../text/pinyin/room'
import type { Said, Sheet, SheetShape } from '../composition'
import { bestFitting } from '../fitSizes'
import { hasPinyin, madeByHand, setWords, sheetBelow, type SetWords } from '../setWords'

const LEAD_PX: Record<SheetShape, number> = { tall: 27.3, portrait: 29, square: 24, wide: 31 }
const WITHOUT_SECOND = 1.12
const HAN_LEADS = 1.2 // × size, because its lines are shorter
/** × primary size; Latin below equally large Chinese would look larger */
const SECOND_SHARE = { belowLatin: 0.94, belowHan: 0.72 }
const SMALLEST_SECOND_PX = 14
const FLOOR_PX = 15
const LINE_HEIGHT = { latin: 1.52, han: 1.76 }
const REACH = 0.76 // verse shrinks this far before its lines wrap
const INDENT_PX = 80 // for the second language
/** On wide sheets, the second text is beside the first, `dropLines` lower. */
const COLUMNS = { first: { latin: 0.6, han: 0.5 }, gapPx: 36, dropLines: 1.5 }
const LOZENGES = { count: 3, halfPx: 4, pitchPx: 16, abovePx: 18, belowPx: 12 }
const RULED_MIDDLE = 0.4 // × line: letters reach below their rule
const TIGHTEST = 1.1 // min line height between rules, × size
const WITH_PINYIN = 1.3 // the same with pinyin
const HAN_IS_WIDER = 1.15 // Chinese is spaced like larger Latin type

export interface Poem {
  lead: SetWords
  second: SetWords | null
  secondX: number // from the primary text's left and top
  secondY: number
  pitchPx: number // the pitch of its rules; 0: no rules
  cost: number
  heightPx: number
}

interface Room {
  widthPx: number
  heightPx: number
  aroundPx: (pitchPx: number) => number // height used above and below, by the rules' pitch
}

export function fitPoem(sheet: Sheet, { widthPx, heightPx, aroundPx }: Room): Poem {
  const { unitPx, shape, words } = sheet
  const { lead, second } = words
  const fromPx = LEAD_PX[shape] * unitPx * (lead.isHan ? HAN_LEADS : 1)
  const toPx = Math.min(fromPx, FLOOR_PX)
  const bounded = { ...sheet, mostPx: heightPx }
  const best = (other: Said | null, largestPx: number) =>
    bestFitting(bounded, { fromPx: largestPx, toPx, heightPx, reach: REACH }, (of, sizePx) => {
      const poem = poemAt(of, lead, other, sizePx, widthPx)
      return { poem, cost: poem.cost, heightPx: poem.heightPx + aroundPx(poem.pitchPx) }
    })?.poem
  const cut = () => {
    const mostPx = heightPx - aroundPx(pitchAt(sheet, lead, toPx))
    return poemAt(sheet, lead, null, toPx, widthPx, mostPx)
  }
  return (second && best(second, fromPx)) ?? best(null, second ? fromPx : fromPx * WITHOUT_SECOND) ?? cut()
}

/** On ruled pages each is centred in its own line. */
export function lozenges(
  { x, y, pitchPx }: { x: number; y: number; pitchPx: number },
  unitPx: number,
  fill: string,
): SceneNode[] {
  const half = LOZENGES.halfPx * unitPx
  const cy = Math.round(y - (pitchPx > 0 ? RULED_MIDDLE * pitchPx : LOZENGES.belowPx * unitPx + half))
  const d = Array.from({ length: LOZENGES.count }, (_, at) => {
    const cx = x + half + at * LOZENGES.pitchPx * unitPx
    return `M${cx} ${cy - half}L${cx + half} ${cy}L${cx} ${cy + half}L${cx - half} ${cy}Z`
  })
  return [{ type: 'path', id: 'composition-lozenges', d: d.join(''), fill }]
}

function poemAt(
  sheet: Sheet,
  lead: Said,
  second: Said | null,
  sizePx: number,
  widthPx: number,
  mostPx = Infinity,
): Poem {
  const isBeside = sheet.shape === 'wide' && second !== null
  const gapPx = COLUMNS.gapPx * sheet.unitPx
  const leadPx = isBeside ? COLUMNS.first[lead.isHan ? 'han' : 'latin'] * widthPx - gapPx / 2 : widthPx
  const pitchPx = Math.max(
    pitchAt(sheet, lead, sizePx),
    second && hasPinyin(sheet, second.id, second.text) ? pitchAt(sheet, second, 0) : 0,
  )
  const first = setSaid(sheet, lead, sizePx, { measurePx: leadPx, mostPx, pitchPx })
  const alone = { lead: first, second: null, secondX: 0, secondY: 0, pitchPx }
  if (!second) return { ...alone, cost: first.cost, heightPx: first.paragraph.heightPx }
  const secondX = isBeside ? leadPx + gapPx : INDENT_PX * sheet.unitPx
  const isBelowHan = lead.isHan && !second.isHan
  const secondPx = isBelowHan
    ? Math.min(sizePx, Math.max(SMALLEST_SECOND_PX, sizePx * SECOND_SHARE.belowHan))
    : sizePx * SECOND_SHARE.belowLatin
  const secondY = isBeside ? dropPx(first, pitchPx) : first.paragraph.heightPx + partingPx(sheet, pitchPx)
  const below = sheetBelow(sheet, secondY)
  const other = setSaid(below, second, secondPx, { measurePx: widthPx - secondX, pitchPx })
  return {
    ...alone,
    second: other,
    secondX,
    secondY,
    cost: first.cost + 0.6 * other.cost,
    heightPx: Math.max(first.paragraph.heightPx, secondY + other.paragraph.heightPx),
  }
}

function pitchAt(sheet: Sheet, said: Said, sizePx: number): number {
  const times = hasPinyin(sheet, said.id, said.text) ? WITH_PINYIN : said.isHan ? HAN_IS_WIDER : 1
  return sheet.rules?.pitchAt(times * drawnPx(sheet, said, sizePx)) ?? 0
}

function dropPx({ paragraph }: SetWords, pitchPx: number): number {
  return pitchPx > 0
    ? Math.ceil(COLUMNS.dropLines) * pitchPx
    : COLUMNS.dropLines * paragraph.style.lineHeightPx
}

function partingPx({ unitPx }: Sheet, pitchPx: number): number {
  const { abovePx, belowPx, halfPx } = LOZENGES
  return pitchPx > 0 ? pitchPx : (abovePx + 2 * halfPx + belowPx) * unitPx
}

function setSaid(
  sheet: Sheet,
  said: Said,
  sizePx: number,
  { measurePx, mostPx = Infinity, pitchPx }: { measurePx: number; mostPx?: number; pitchPx: number },
): SetWords {
  const { id, text, isHan } = said
  const lineHeight =
    pitchPx > 0 ? ruledLineHeight(sheet, said, sizePx, pitchPx) : LINE_HEIGHT[isHan ? 'han' : 'latin']
  const maxLines = Math.max(1, Math.floor(mostPx / (lineHeight * sizePx)))
  return setWords(sheet, id, text, { lineHeight }, sizePx, { measurePx, maxLines })
}

/** Lines stand on every rule, or on every second one when size or pinyin makes them much taller. */
function ruledLineHeight(sheet: Sheet, said: Said, sizePx: number, pitchPx: number): number {
  const px = drawnPx(sheet, said, sizePx)
  const withPinyin = hasPinyin(sheet, said.id, said.text)
  const leastPx = withPinyin ? leastPitchPx(px) : TIGHTEST * px
  const linePx = Math.max(1, Math.ceil(leastPx / pitchPx)) * pitchPx
  return (withPinyin ? linePxWithoutPinyin(linePx, px) : linePx) / px
}

function drawnPx(sheet: Sheet, { id, text }: Said, sizePx: number): number {
  const { setPx } = madeByHand(sheet, id, sizePx, Infinity)
  return hasPinyin(sheet, id, text) ? Math.max(setPx, SMALLEST_WITH_PINYIN_PX) : setPx
}
