import { dateInWords } from '../../language/dateInWords'
import type { SceneNode } from '../../scene/nodes'
import { hasHan } from '../../text/characters'
import type { Composed, Composition, Said, Sheet, SheetShape } from './composition'
import { bestFitting } from './fitSizes'
import { accentInk, noticesOf, placeWords, setWords, type SetWords } from './setWords'
import { quotationMarkPx, withMarkWhereRoom, withQuotationMark } from './quotationMark'
import { authorBlock, authorNames, footLine } from './smallPrint'

const SIDE_PX: Record<SheetShape, number> = { tall: 44, portrait: 52, square: 44, wide: 72 }
const LEAD_PX: Record<SheetShape, number> = { tall: 27.3, portrait: 29, square: 24, wide: 31 }
const WITHOUT_SECOND = 1.12 // times the size
const SECOND_SHARE = 0.94 // of the lead's size
const FLOOR_PX = 15
const LINE_HEIGHT = { latin: 1.52, han: 1.76 }
const REACH = 0.76 // verse is set so much smaller before its lines are turned over
const INDENT_PX = 80 // of the second language
const COLUMNS = { first: 0.6, gapPx: 36, dropLines: 1.5 } // the second starts so many of the first's lines lower
const LOZENGES = { count: 3, halfPx: 4, pitchPx: 16, abovePx: 18, belowPx: 12 }
const AUTHOR = { sizePx: 15, abovePx: 30 }
const FOOT = { baselinePx: 49, sizePx: 14, clearPx: 26 }
const TOP_PX = 52
const AT = 0.49 // of the free height

/** A poem, and the other language below it, indented; on wide sheets beside it. The author stands right. */
export const verse: Composition = {
  label: { en: 'Verse', zh: '诗行' },
  frames: ['clean', 'minimal', 'retro', 'shadow', 'glassmorphic', 'film', 'brush'],
  compose: (sheet) => withMarkWhereRoom(sheet, composePoem),
}

function composePoem(sheet: Sheet): Composed {
  const { box, unitPx, inks, words } = sheet
  const sidePx = SIDE_PX[sheet.shape] * unitPx
  const inner = { x: box.x + sidePx, width: box.width - 2 * sidePx }
  const top = box.y + TOP_PX * unitPx
  const footY = Math.round(box.y + box.height - FOOT.baselinePx * unitPx)
  const roomPx = footY - (FOOT.sizePx + FOOT.clearPx) * unitPx - top
  const names = authorNames(sheet, AUTHOR.sizePx * unitPx, inner.width)
  const namesPx = names.reduce((sum, { set }) => sum + set.paragraph.heightPx, 0)
  const belowPx = names.length > 0 ? AUTHOR.abovePx * unitPx + namesPx : 0
  const markPx = quotationMarkPx(sheet)
  const poem = fitPoem(sheet, inner.width, roomPx - belowPx - markPx)
  const free = Math.max(0, roomPx - markPx - poem.heightPx - belowPx)
  const y = Math.round(top + free * AT + markPx)
  const foot = footLine(
    sheet,
    { date: words.date && dateInWords(words.date, 'en'), watermark: words.watermark },
    { ...inner, baselineY: footY },
    { sizePx: FOOT.sizePx * unitPx, italicDate: true },
  )
  const second = poem.second && {
    set: poem.second,
    at: { x: inner.x + poem.secondX, y: y + poem.secondY, width: inner.width - poem.secondX },
  }
  return {
    parts: [
      withQuotationMark(sheet, placeWords(poem.lead, { ...inner, y }, inks.quote), inner.x),
      ...(second ? [placeWords(second.set, second.at, inks.translation)] : []),
      ...authorBlock(
        names,
        { ...inner, y: y + poem.heightPx + belowPx - namesPx, align: 'right' },
        accentInk(sheet),
      ),
      ...foot.parts,
    ],
    marks: second && sheet.shape !== 'wide' ? lozenges(second.at, unitPx, inks.accent) : [],
    notices: noticesOf([poem.lead, poem.second, ...names.map(({ set }) => set), ...foot.words]),
  }
}

interface Poem {
  lead: SetWords
  second: SetWords | null
  secondX: number // from the lead's left and top
  secondY: number
  cost: number
  heightPx: number
}

/** Both languages at their best size; without the second, or cut, where there is no room. */
function fitPoem(sheet: Sheet, widthPx: number, heightPx: number): Poem {
  const { unitPx, shape, words } = sheet
  const { lead, second } = words
  const fromPx = LEAD_PX[shape] * unitPx
  const within = { heightPx, reach: REACH, toPx: Math.min(fromPx, FLOOR_PX) }
  const both =
    second && bestFitting({ ...within, fromPx }, (sizePx) => poemAt(sheet, lead, second, sizePx, widthPx))
  if (both) return both
  const alonePx = second ? fromPx : fromPx * WITHOUT_SECOND
  const alone = bestFitting({ ...within, fromPx: alonePx }, (sizePx) =>
    poemAt(sheet, lead, null, sizePx, widthPx),
  )
  return alone ?? poemAt(sheet, lead, null, within.toPx, widthPx, heightPx)
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
  const leadPx = isBeside ? COLUMNS.first * widthPx - gapPx / 2 : widthPx
  const first = setSaid(sheet, lead, sizePx, leadPx, mostPx)
  if (!second)
    return {
      lead: first,
      second: null,
      secondX: 0,
      secondY: 0,
      cost: first.cost,
      heightPx: first.paragraph.heightPx,
    }
  const secondX = isBeside ? leadPx + gapPx : INDENT_PX * sheet.unitPx
  const other = setSaid(sheet, second, sizePx * SECOND_SHARE, widthPx - secondX)
  const { abovePx, belowPx, halfPx } = LOZENGES
  const secondY = isBeside
    ? COLUMNS.dropLines * first.paragraph.style.lineHeightPx
    : first.paragraph.heightPx + (abovePx + 2 * halfPx + belowPx) * sheet.unitPx
  return {
    lead: first,
    second: other,
    secondX,
    secondY,
    cost: first.cost + 0.6 * other.cost,
    heightPx: Math.max(first.paragraph.heightPx, secondY + other.paragraph.heightPx),
  }
}

function setSaid(
  sheet: Sheet,
  { id, text }: Said,
  sizePx: number,
  measurePx: number,
  mostPx = Infinity,
): SetWords {
  const lineHeight = LINE_HEIGHT[hasHan(text) ? 'han' : 'latin']
  const maxLines = Math.max(1, Math.floor(mostPx / (lineHeight * sizePx)))
  return setWords(sheet, id, text, { lineHeight }, sizePx, { measurePx, maxLines })
}

/** Three in a row above the second language. */
function lozenges({ x, y }: { x: number; y: number }, unitPx: number, fill: string): SceneNode[] {
  const half = LOZENGES.halfPx * unitPx
  const cy = Math.round(y - LOZENGES.belowPx * unitPx - half)
  const d = Array.from({ length: LOZENGES.count }, (_, at) => {
    const cx = x + half + at * LOZENGES.pitchPx * unitPx
    return `M${cx} ${cy - half}L${cx + half} ${cy}L${cx} ${cy + half}L${cx - half} ${cy}Z`
  })
  return [{ type: 'path', id: 'composition-lozenges', d: d.join(''), fill }]
}
