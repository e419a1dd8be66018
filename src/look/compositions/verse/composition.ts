import { dateInWords } from '../../../language/dateInWords'
import type { Composed, Composition, Sheet, SheetShape } from '../composition'
import { accentInk, placeWords } from '../setWords'
import { noticesOf } from '../../../text/textNodes'
import { quotationMarkPx, withMarkWhereRoom, withQuotationMark } from '../quotationMark'
import { authorBlock, authorNames, smallPrintLine } from '../smallPrint'
import { fitPoem, lozenges } from './poem'
import { ruledVerse } from './ruledVerse'

const SIDE_PX: Record<SheetShape, number> = { tall: 44, portrait: 52, square: 44, wide: 72 }
const AUTHOR = { sizePx: 15, abovePx: 30 }
const FOOT = { baselinePx: 49, sizePx: 14, clearPx: 26 }
const TOP_PX = 52
const AT = 0.49 // × free height

export const composition: Composition = {
  compose: (given) =>
    withMarkWhereRoom(given, (sheet) => (sheet.rules ? ruledVerse(sheet, sheet.rules) : composePoem(sheet))),
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
  const poem = fitPoem(sheet, {
    widthPx: inner.width,
    heightPx: roomPx,
    aroundPx: () => belowPx + markPx,
  })
  const free = Math.max(0, roomPx - markPx - poem.heightPx - belowPx)
  const y = Math.round(top + free * AT + markPx)
  const foot = smallPrintLine(
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
    marks:
      second && sheet.shape !== 'wide' ? lozenges({ ...second.at, pitchPx: 0 }, unitPx, inks.accent) : [],
    notices: noticesOf([poem.lead, poem.second, ...names.map(({ set }) => set), ...foot.words]),
  }
}
