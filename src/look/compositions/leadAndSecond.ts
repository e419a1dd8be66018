import type { BlockParts } from '../../scene/nodes'
import { fitBoth, fitBothAnyhow, type Both, type BothSpec } from './bothLanguages'
import type { Sheet } from './composition'
import { quotationMarkPx, withQuotationMark } from './quotationMark'
import { placeFromTop } from './setWords'

export interface LeadAndSecondSpec {
  leadPx: number // size of Chinese primary text
  weight: { han: number; latin: number }
  leadLineHeight: { han: number; latin: number }
  secondLineHeight: { han: number; latin: number }
  gapPx: number
}

const LATIN_LEAD = 0.9 // × Chinese size
const WITHOUT_SECOND = 1.12 // × size
const SHORT = { letters: 36, times: 1.16 } // enlarges short text; a Chinese character counts as three letters
const LETTERS_PER_HAN = 3
const SECOND = { share: { latin: 0.66, han: 0.72 }, floorPx: 14 } // × primary text size
const NOT_MUCH_SMALLER = 0.76 // × size
const FLOOR_PX = 15

export interface LeadAndSecond extends Both {
  markPx: number // quotation mark above; included in the height
}

interface Room {
  widthPx: number
  heightPx: number
}

export function fitLeadAndSecond(sheet: Sheet, spec: LeadAndSecondSpec, room: Room): LeadAndSecond | null {
  const fromPx = largestPx(sheet, spec)
  const toPx = Math.min(fromPx, Math.max(FLOOR_PX, NOT_MUCH_SMALLER * fromPx))
  const both = fitBoth(sheet, bothSpec(sheet, spec), belowMark(sheet, room), { fromPx, toPx })
  return both && withMark(sheet, both)
}

export function fitSmaller(sheet: Sheet, spec: LeadAndSecondSpec, room: Room): LeadAndSecond {
  const fromPx = largestPx(sheet, spec)
  const sizes = { fromPx, toPx: Math.min(fromPx, FLOOR_PX) }
  return withMark(sheet, fitBothAnyhow(sheet, bothSpec(sheet, spec), belowMark(sheet, room), sizes))
}

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
