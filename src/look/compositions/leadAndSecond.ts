import type { BlockParts } from '../../scene/nodes'
import { fitBoth, fitBothAnyhow, type Both, type BothSpec } from './bothLanguages'
import type { Sheet } from './composition'
import { quotationMarkPx, withQuotationMark } from './quotationMark'
import { placeFromTop } from './setWords'

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
export interface LeadAndSecond extends Both {
  markPx: number // of the large quotation mark above; in the height, too
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
  const both = fitBoth(sheet, bothSpec(sheet, spec), belowMark(sheet, room), { fromPx, toPx })
  return both && withMark(sheet, both)
}

/** As small as they have to be; at last without the second language, and cut. */
export function fitSmaller(sheet: Sheet, spec: LeadAndSecondSpec, room: Room): LeadAndSecond {
  const fromPx = largestPx(sheet, spec)
  const sizes = { fromPx, toPx: Math.min(fromPx, FLOOR_PX) }
  return withMark(sheet, fitBothAnyhow(sheet, bothSpec(sheet, spec), belowMark(sheet, room), sizes))
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

function belowMark(sheet: Sheet, { widthPx, heightPx }: Room) {
  return { measurePx: widthPx, heightPx: heightPx - quotationMarkPx(sheet) }
}

function withMark(sheet: Sheet, both: Both): LeadAndSecond {
  const markPx = quotationMarkPx(sheet)
  return { ...both, markPx, heightPx: both.heightPx + markPx }
}

function largestPx({ unitPx, words }: Sheet, { leadPx }: LeadAndSecondSpec): number {
  const { lead, second } = words
  const letters = [...lead.text].length * (lead.isHan ? LETTERS_PER_HAN : 1)
  const lift = letters <= SHORT.letters ? SHORT.times : 1
  return leadPx * unitPx * lift * (second ? 1 : WITHOUT_SECOND) * (lead.isHan ? 1 : LATIN_LEAD)
}

function bothSpec(
  { unitPx }: Sheet,
  { weight, leadLineHeight, secondLineHeight, gapPx }: LeadAndSecondSpec,
): BothSpec {
  const lead = (script: Script) => ({ lineHeight: leadLineHeight[script], weight: weight[script] })
  const second = (script: Script) => ({
    lineHeight: secondLineHeight[script],
    share: SECOND.share[script],
    floorPx: SECOND.floorPx,
  })
  return {
    lead: { han: lead('han'), latin: lead('latin') },
    second: { han: second('han'), latin: second('latin') },
    gapPx: () => gapPx * unitPx,
  }
}

type Script = 'han' | 'latin'
