import { dateInWords } from '../../../language/dateInWords'
import type { BlockParts } from '../../../scene/nodes'
import type { LineGrid } from '../../../text/paragraph'
import type { RuledLines } from '../../frames/frame'
import type { Composed, Sheet } from '../composition'
import { quotationMarkPx, withQuotationMark } from '../quotationMark'
import { accentInk, placeOnBaseline, placeWords, type SetWords } from '../setWords'
import { noticesOf } from '../../../text/textNodes'
import { authorNames, smallPrintLine, oneAuthor } from '../smallPrint'
import { fitPoem, lozenges } from './poem'

const SIDE_PX = 24
const BOTTOM_PX = 32 // free below the last rule used
const AUTHOR = { px: 15, leastPx: 14 }
const HEAD = { abovePx: 24, px: 15 }
const AT = 0.4 // × free rules: a page is filled from the top
const LIFT = 0.14 // above the rule, × line pitch

export function ruledVerse(sheet: Sheet, rules: RuledLines): Composed {
  const { box, unitPx, inks, words } = sheet
  const inner = { x: box.x + SIDE_PX * unitPx, width: box.width - 2 * SIDE_PX * unitPx }
  const roomPx = box.y + box.height - BOTTOM_PX * unitPx - rules.firstY
  const authorPx = Math.max(AUTHOR.leastPx, AUTHOR.px * unitPx)
  const names = authorNames(sheet, authorPx, inner.width)
  const nameRows = names.length > 0 ? names.length + 1 : 0
  const markPx = quotationMarkPx(sheet)
  const rowsAbove = (pitchPx: number) => Math.ceil(markPx / pitchPx)
  const poem = fitPoem(sheet, {
    widthPx: inner.width,
    heightPx: roomPx,
    aroundPx: (pitchPx) => (rowsAbove(pitchPx) + nameRows) * pitchPx,
  })
  const { pitchPx } = poem
  const grid: LineGrid = { firstY: rules.firstY, pitchPx }
  const above = rowsAbove(pitchPx)
  const rows = above + Math.round(poem.heightPx / pitchPx) + nameRows
  const free = Math.max(0, Math.floor(roomPx / pitchPx) - rows)
  const y = rules.firstY + (Math.floor(free * AT) + above) * pitchPx
  const place = (set: SetWords, at: { x: number; y: number; width: number }, ink: string) =>
    placeWords(set, at, ink, { ...grid, pitchPx: set.paragraph.style.lineHeightPx })
  const second = poem.second && {
    set: poem.second,
    at: { x: inner.x + poem.secondX, y: y + poem.secondY, width: inner.width - poem.secondX },
  }
  const head = smallPrintLine(
    sheet,
    { date: words.date && dateInWords(words.date, 'en'), watermark: words.watermark },
    { ...inner, baselineY: Math.round(rules.firstY - HEAD.abovePx) },
    { sizePx: HEAD.px * unitPx, italicDate: true },
  )
  const nameY = (at: number) => y + poem.heightPx + (at + 2) * pitchPx
  return {
    parts: [
      withQuotationMark(sheet, place(poem.lead, { ...inner, y }, inks.quote), inner.x),
      ...(second ? [place(second.set, second.at, inks.translation)] : []),
      ...oneAuthor(
        names.map(({ set, isAdded }, at) => ({
          parts: onRule(set, { ...inner, ruleY: nameY(at), pitchPx }, accentInk(sheet)),
          isAdded,
        })),
      ),
      ...head.parts,
    ],
    marks: second && sheet.shape !== 'wide' ? lozenges({ ...second.at, pitchPx }, unitPx, inks.accent) : [],
    notices: noticesOf([poem.lead, poem.second, ...names.map(({ set }) => set), ...head.words]),
    grid,
  }
}

function onRule(
  set: SetWords,
  { ruleY, pitchPx, ...at }: { x: number; width: number; ruleY: number; pitchPx: number },
  ink: string,
): BlockParts {
  return placeOnBaseline(set, { ...at, baselineY: Math.round(ruleY - LIFT * pitchPx) }, ink, 'right')
}
