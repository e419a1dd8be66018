import type { BlockParts } from '../../scene/nodes'
import type { Said, Sheet } from './composition'
import { bestFitting } from './fitSizes'
import { quotationMarkPx, withQuotationMark } from './quotationMark'
import { placeFromTop, setWords, type SetWords } from './setWords'

/** How a composition sets two languages, one below the other. */
export interface LeadAndSecondSpec {
  leadPx: number // a Chinese lead's size
  weight: { han: number; latin: number } // of the lead; 0: the family's regular
  leadLineHeight: { han: number; latin: number }
  secondLineHeight: { han: number; latin: number }
  gapPx: number
}

const LATIN_LEAD = 0.9 // of a Chinese one's size
const WITHOUT_SECOND = 1.12 // times the size
const SHORT = { letters: 36, times: 1.16 } // a short text is set larger; a Chinese character as three letters
const LETTERS_PER_HAN = 3
const SECOND = { share: { latin: 0.66, han: 0.72 }, floorPx: 14 } // of the lead's size
const NOT_MUCH_SMALLER = 0.76 // of the size
const FLOOR_PX = 15

/** Both languages, measured, the second below the first. */
export interface LeadAndSecond {
  lead: SetWords
  second: SetWords | null
  secondY: number // from the lead's top
  markPx: number // of the large quotation mark above
  heightPx: number // with the mark
  cost: number
}

/** What they are set in, and how large the space for them is. */
interface Room {
  widthPx: number
  heightPx: number
}

/** At their best size, not much smaller than they should be; null where there is no room for that. */
export function fitLeadAndSecond(sheet: Sheet, spec: LeadAndSecondSpec, room: Room): LeadAndSecond | null {
  const fromPx = largestPx(sheet, spec)
  const toPx = Math.min(fromPx, Math.max(FLOOR_PX, NOT_MUCH_SMALLER * fromPx))
  return fitted(sheet, spec, room, { fromPx, toPx })
}

/** As small as they have to be; at last without the second language, and cut. */
export function fitSmaller(sheet: Sheet, spec: LeadAndSecondSpec, room: Room): LeadAndSecond {
  const fromPx = largestPx(sheet, spec)
  const sizes = { fromPx, toPx: Math.min(fromPx, FLOOR_PX) }
  const alone = { ...sheet, words: { ...sheet.words, second: null } }
  return (
    fitted(sheet, spec, room, sizes) ??
    fitted(alone, spec, room, sizes) ??
    setAt(alone, spec, sizes.toPx, room.widthPx, room.heightPx)
  )
}

/** The blocks of both at a place. */
export function placeLeadAndSecond(
  sheet: Sheet,
  { lead, second, secondY, markPx }: LeadAndSecond,
  at: { x: number; y: number; width: number },
): BlockParts[] {
  const y = at.y + markPx
  return [
    withQuotationMark(sheet, placeFromTop(lead, { ...at, y }, sheet.inks.quote), at.x),
    ...(second ? [placeFromTop(second, { ...at, y: y + secondY }, sheet.inks.translation)] : []),
  ]
}

function fitted(
  sheet: Sheet,
  spec: LeadAndSecondSpec,
  { widthPx, heightPx }: Room,
  sizes: { fromPx: number; toPx: number },
): LeadAndSecond | null {
  return bestFitting({ ...sizes, heightPx }, (sizePx) => setAt(sheet, spec, sizePx, widthPx))
}

function largestPx({ unitPx, words }: Sheet, { leadPx }: LeadAndSecondSpec): number {
  const { lead, second } = words
  const letters = [...lead.text].length * (lead.isHan ? LETTERS_PER_HAN : 1)
  const lift = letters <= SHORT.letters ? SHORT.times : 1
  return leadPx * unitPx * lift * (second ? 1 : WITHOUT_SECOND) * (lead.isHan ? 1 : LATIN_LEAD)
}

function setAt(
  sheet: Sheet,
  spec: LeadAndSecondSpec,
  sizePx: number,
  measurePx: number,
  mostPx = Infinity,
): LeadAndSecond {
  const { unitPx, words, weight } = sheet
  const markPx = quotationMarkPx(sheet)
  const script = scriptOf(words.lead)
  const lineHeight = spec.leadLineHeight[script]
  const lead = setWords(
    sheet,
    words.lead.id,
    words.lead.text,
    { lineHeight, weight: weight || spec.weight[script] },
    sizePx,
    { measurePx, maxLines: Math.max(1, Math.floor((mostPx - markPx) / (lineHeight * sizePx))) },
  )
  const second = words.second && setSecond(sheet, spec, words.second, sizePx, measurePx)
  const secondY = lead.paragraph.heightPx + spec.gapPx * unitPx
  return {
    lead,
    second,
    secondY,
    markPx,
    heightPx: markPx + (second ? secondY + second.paragraph.heightPx : lead.paragraph.heightPx),
    cost: lead.cost + 0.5 * (second?.cost ?? 0),
  }
}

function setSecond(
  sheet: Sheet,
  { secondLineHeight }: LeadAndSecondSpec,
  said: Said,
  leadPx: number,
  measurePx: number,
): SetWords {
  const script = scriptOf(said)
  const sizePx = Math.max(SECOND.floorPx, SECOND.share[script] * leadPx)
  return setWords(sheet, said.id, said.text, { lineHeight: secondLineHeight[script] }, sizePx, { measurePx })
}

function scriptOf({ isHan }: Said): 'han' | 'latin' {
  return isHan ? 'han' : 'latin'
}
