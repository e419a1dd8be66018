import type { BlockParts, SceneNode } from '../../../scene/nodes'
import { rectNode } from '../../../scene/shapes'
import { isWideOrNearly, type Composition, type Sheet, type SheetShape } from '../composition'
import { bestFitting, untouched } from '../fitSizes'
import { placeWords, setWords, sheetBelow, type SetWords } from '../setWords'
import { noticesOf, firstBaselinePx } from '../../../text/textNodes'
import { authorBlock, authorNames, type NameLine } from '../smallPrint'
import { isSetByPhrase, isVerse } from '../../../text/verse'
import { setColumn, widestWordEm, type EditorialColumn } from './column'
import { folio, folioDepthPx, hairline, masthead, mastheadDepthPx } from './pageLines'

interface Page {
  sidePx: number
  mastheadPx: number // baseline below the top
  folioPx: number // baseline above the bottom
  clearPx: number // below the masthead's rules
  leadPx: number
}

const PAGES: Record<SheetShape, Page> = {
  tall: { sidePx: 52, mastheadPx: 84, folioPx: 72, clearPx: 62, leadPx: 35 },
  portrait: { sidePx: 52, mastheadPx: 57, folioPx: 44, clearPx: 36, leadPx: 30 },
  square: { sidePx: 40, mastheadPx: 41, folioPx: 31, clearPx: 30, leadPx: 24 },
  wide: { sidePx: 64, mastheadPx: 56, folioPx: 40, clearPx: 34, leadPx: 28 },
}
const LIFT = [
  { letters: 60, times: 1.6 },
  { letters: 110, times: 1.3 },
  { letters: 160, times: 1.12 },
]
const HAN_LETTERS = 2.6 // Latin letters per Chinese character
const SECOND = { han: { share: 0.72, lineHeight: 1.68 }, latin: { share: 0.76, lineHeight: 1.46 } }
const ALONE = 1.12 // × size, without the other language
const FLOOR_PX = 16.5 // its small capitals are 0.8 of it
const SECOND_FLOOR_PX = 14
const LEAST_FOR_WORDS = 0.6 // × size; longer words are split
const REACH = { prose: 0.93, verse: 0.72 } // verse shrinks this far before its lines wrap
const GAPS = { rulePx: 22, belowRulePx: 14, authorPx: 14, footPx: 20, columnsPx: 64 }
const BESIDE = { mostTimes: 1.12, leastPx: 15 } // second column's size, × first's
const AUTHOR_PX = 16
const DASH = { widthPx: 22, heightPx: 1.4, gapPx: 10, riseEm: 0.33 }
const AT = 0.3 // × free height

export const composition: Composition = {
  compose(given) {
    const isWide = isWideOrNearly(given.box)
    const words = { ...given.words, otherName: '' } // only one name, as typed
    const sheet = { ...given, words, shape: isWide ? 'wide' : given.shape }
    const { box, unitPx, shape } = sheet
    const page = PAGES[shape]
    const inner = { x: box.x + page.sidePx * unitPx, width: box.width - 2 * page.sidePx * unitPx }
    const headY = Math.round(box.y + page.mastheadPx * unitPx)
    const footY = Math.round(box.y + box.height - page.folioPx * unitPx)
    const head = masthead(sheet, { ...inner, baselineY: headY })
    const foot = folio(sheet, { ...inner, baselineY: footY })
    const top = headY + mastheadDepthPx(unitPx) + page.clearPx * unitPx
    const bottom = foot.length > 0 ? footY - folioDepthPx(unitPx) - GAPS.footPx * unitPx : footY
    const columnPx = isWide && words.second ? columnOf(sheet, inner.width) : inner.width
    const names = authorNames(sheet, AUTHOR_PX * unitPx, columnPx - (DASH.widthPx + DASH.gapPx) * unitPx)
    const article = fitArticle(sheet, names, inner.width, bottom - top)
    const y = Math.round(top + AT * Math.max(0, bottom - top - article.heightPx))
    const placed = article.place({ x: inner.x, y })
    return {
      parts: [...placed.parts, ...head.parts],
      marks: [...head.marks, ...placed.marks, ...foot],
      notices: noticesOf([
        { id: words.lead.id, paragraph: article.lead },
        article.second,
        ...names.map(({ set }) => set),
        ...head.words,
      ]),
    }
  },
}

interface Article {
  lead: EditorialColumn
  second: SetWords | null
  cost: number
  heightPx: number
  place: (at: { x: number; y: number }) => { parts: BlockParts[]; marks: SceneNode[] }
}

function fitArticle(sheet: Sheet, names: readonly NameLine[], widthPx: number, heightPx: number): Article {
  const { unitPx, shape, words } = sheet
  const { lead, second } = words
  const largestPx = PAGES[shape].leadPx * unitPx * (second ? 1 : ALONE) * liftOf(lead.text, lead.isHan)
  const columnPx = shape === 'wide' && second ? columnOf(sheet, widthPx) : widthPx
  const wholePx = Math.max(LEAST_FOR_WORDS * largestPx, columnPx / widestWordEm(sheet, lead))
  const basePx = Math.min(largestPx, wholePx)
  const reach = REACH[isVerse(lead.text) || isSetByPhrase(lead.text) ? 'verse' : 'prose']
  const within = { heightPx, reach, toPx: Math.min(basePx, FLOOR_PX) }
  const articleAt = shape === 'wide' ? besideAt : stackedAt
  const both =
    second &&
    bestFitting({ ...sheet, mostPx: heightPx }, { ...within, fromPx: basePx }, (of, sizePx) =>
      articleAt(of, names, sizePx, widthPx, heightPx),
    )
  if (both) return both
  const alone = { ...sheet, words: { ...words, second: null } }
  const one = bestFitting({ ...alone, mostPx: heightPx }, { ...within, fromPx: basePx }, (of, sizePx) =>
    stackedAt(of, names, sizePx, widthPx),
  )
  return one ?? stackedAt(alone, names, within.toPx, widthPx, heightPx)
}

function columnOf({ unitPx }: Sheet, widthPx: number): number {
  return (widthPx - GAPS.columnsPx * unitPx) / 2
}

function liftOf(text: string, isHan: boolean): number {
  const letters = text.length * (isHan ? HAN_LETTERS : 1)
  return LIFT.find((step) => letters <= step.letters)?.times ?? 1
}

function namesPx(sheet: Sheet, names: readonly NameLine[]): number {
  if (names.length === 0) return 0
  return GAPS.authorPx * sheet.unitPx + names.reduce((sum, { set }) => sum + set.paragraph.heightPx, 0)
}

function stackedAt(
  sheet: Sheet,
  names: readonly NameLine[],
  sizePx: number,
  widthPx: number,
  mostPx = Infinity,
): Article {
  const { unitPx, inks, words } = sheet
  const isCut = mostPx < Infinity && words.second === null
  const authorPx = namesPx(sheet, names)
  const lead = setColumn(sheet, words.lead, sizePx, widthPx, isCut ? mostPx - authorPx : Infinity)
  const spec = SECOND[words.second?.isHan ? 'han' : 'latin']
  const secondPx = Math.max(SECOND_FLOOR_PX, spec.share * sizePx)
  const ruleY = lead.heightPx + GAPS.rulePx * unitPx
  const secondY = ruleY + GAPS.belowRulePx * unitPx
  const second = words.second && secondAt(sheetBelow(sheet, secondY), secondPx, widthPx)
  const textPx = second ? secondY + second.paragraph.heightPx : lead.heightPx
  return {
    lead,
    second,
    cost: lead.cost + 0.4 * (second?.cost ?? 0),
    heightPx: textPx + authorPx,
    place({ x, y }) {
      const at = { x, width: widthPx }
      const author = signed(sheet, names, { ...at, y: y + textPx + GAPS.authorPx * unitPx })
      return {
        parts: [
          lead.place({ ...at, y }),
          ...(second ? [placeWords(second, { ...at, y: y + secondY }, inks.translation)] : []),
          ...author.parts,
        ],
        marks: [
          ...(second ? [hairline('composition-rule-second', x, Math.round(y + ruleY), widthPx, sheet)] : []),
          ...author.marks,
        ],
      }
    },
  }
}

function besideAt(
  sheet: Sheet,
  names: readonly NameLine[],
  sizePx: number,
  widthPx: number,
  mostPx: number,
): Article {
  const { unitPx, inks, words } = sheet
  const gapPx = GAPS.columnsPx * unitPx
  const columnPx = columnOf(sheet, widthPx)
  const lead = setColumn(sheet, words.lead, sizePx, columnPx)
  const authorPx = namesPx(sheet, names)
  const fromPx = sizePx * BESIDE.mostTimes
  const toPx = Math.min(fromPx, BESIDE.leastPx)
  const usualPx = setColumn(untouched(sheet), words.lead, sizePx, columnPx).heightPx
  const setAt = (of: Sheet, px: number) => {
    const set = secondAt(of, px, columnPx)
    return { set, cost: set.cost, heightPx: set.paragraph.heightPx }
  }
  const fitted =
    bestFitting(sheet, { fromPx, toPx, heightPx: Math.min(mostPx, usualPx) - authorPx }, setAt) ??
    bestFitting(sheet, { fromPx, toPx, heightPx: mostPx - authorPx }, setAt)
  const second = fitted?.set ?? secondAt(sheet, toPx, columnPx)
  const dropPx = lead.firstBaselinePx - firstBaselinePx(second.paragraph.style)
  const besidePx = dropPx + second.paragraph.heightPx + authorPx
  const heightPx = Math.max(lead.heightPx, besidePx)
  return {
    lead,
    second,
    cost: lead.cost + 0.6 * second.cost,
    heightPx,
    place({ x, y }) {
      const right = { x: x + columnPx + gapPx, width: columnPx }
      const author = signed(sheet, names, {
        ...right,
        y: y + besidePx - authorPx + GAPS.authorPx * unitPx,
      })
      const rule = hairline('composition-rule-columns', x + columnPx + gapPx / 2, y, 1, sheet)
      return {
        parts: [
          lead.place({ x, y, width: columnPx }),
          placeWords(second, { ...right, y: y + dropPx }, inks.quote),
          ...author.parts,
        ],
        marks: [{ ...rule, width: Math.max(0.75, unitPx), height: heightPx } as SceneNode, ...author.marks],
      }
    },
  }
}

function secondAt(sheet: Sheet, sizePx: number, measurePx: number): SetWords {
  const { id, text, isHan } = sheet.words.second!
  const { lineHeight } = SECOND[isHan ? 'han' : 'latin']
  return setWords(sheet, id, text, { lineHeight, italic: false }, sizePx, { measurePx })
}

function signed(
  sheet: Sheet,
  names: readonly NameLine[],
  at: { x: number; y: number; width: number },
): { parts: BlockParts[]; marks: SceneNode[] } {
  const { unitPx, inks } = sheet
  const [first] = names
  if (!first) return { parts: [], marks: [] }
  const { style } = first.set.paragraph
  const leftPx = (DASH.widthPx + DASH.gapPx) * unitPx
  return {
    parts: authorBlock(
      names,
      { ...at, x: at.x + leftPx, width: at.width - leftPx, align: 'left' },
      inks.author,
    ),
    marks: [
      rectNode(
        'composition-author-dash',
        {
          x: at.x,
          y: Math.round(at.y + firstBaselinePx(style) - DASH.riseEm * style.sizePx),
          width: DASH.widthPx * unitPx,
          height: DASH.heightPx * unitPx,
        },
        { fill: inks.accent },
      ),
    ],
  }
}
