import { capitals, hasHan } from '../../../text/characters'
import { FOOT_END, isLeaningWord, WEAK_END } from '../../../text/breakCosts'
import type { TextMetrics } from '../../../text/metrics/metrics'
import type { TypeStyle } from '../../../text/paragraph'
import { typographic } from '../../../text/typographic'
import { measureText, type MeasuredText, type TextUnit } from '../textUnits'

/** Extents are in em, measured on Inter 860 and Noto Sans SC 900; other families differ by 0.01 to 0.02. */
const CAPITAL_EM = 0.728
const HAN_EM = { above: 0.84, below: 0.17 } // including the white that characters need below
/** From the baseline to the top of the pinyin, × text size. */
const PINYIN_EM = 1.28
const OTHER_EM = { above: 1.02, below: 0.36 } // safe values for unmeasured scripts
const ACCENTED_EM = 0.93
const DESCENDER_EM = 0.22

const STEM_FIRST = /^[BDEFHIKLMNPRU,;:!.’]/u
const ROUND_FIRST = /^[CGOQ“‘0-9?]/u
const STEM_LAST = /[HIJMNU]$/u
const POINT_LAST = /[.,;:!]$/u
const BLANK_BEFORE_EM = { stem: 0.046, round: 0.031, other: 0.014, han: 0.015, hanMark: 0.5 }
const BLANK_AFTER_EM = { stem: 0.044, point: 0.076, other: 0.023, han: 0.015 }
const HAN_MARKS_BEFORE = '（《【〈「『“‘'
const HAN_MARKS_AFTER: readonly (readonly [marks: string, blankEm: number])[] = [
  ['，。、；：！', 0.54],
  ['？）》】〉」』”’', 0.45],
]

export interface PosterWord {
  from: number // units [from, to)
  to: number
  text: string
  startEm: number // ink extent if all words were on one line
  endEm: number
  aboveEm: number
  belowEm: number
  breakCost: number // cost of breaking after it
  markCost: number // cost of not breaking after it
  endsPart: boolean // a line must end after it
}

export interface PosterText {
  measured: MeasuredText
  shown: string // in capitals
  words: readonly PosterWord[]
  accent: { from: number; to: number } // range of accented words; from = to: none
}

export const REFERENCE_PX = 48 // a size that pixel fonts have too

const INSIDE_WORD = 2.15 // from this `breakCosts.ts` cost on, two units form one word, but at a foot
const WEAK = 0.8
const NEUTRAL_HAN = 0.8
// phrase: × beyond
const COST = {
  inClause: 0.05,
  weakLast: 0.4,
  leaningLast: 1,
  phrase: 1.2,
  foot: 0.83,
  parted: 1,
  mark: 0.4,
  enumeration: 0.2,
}
const MARK_LAST = /[.!?;:,—–…。！？；：，][”’"')）」』》]*$/u

export function posterText(text: string, style: TypeStyle, metrics: TextMetrics, mostEm: number): PosterText {
  const typed = typographic(text)
  const shown = capitals(typed)
  const reference = { ...style, sizePx: REFERENCE_PX }
  const measured = measureText(shown, reference, metrics, mostEm * REFERENCE_PX)
  // Measured as typed too, because capitals hide which words are names.
  const costs = new Map(
    measureText(typed, reference, metrics).units.map(({ nextOffset, breakCost }) => [nextOffset, breakCost]),
  )
  const words = wordsOf(measured, shown, (unit) => costs.get(unit.nextOffset) ?? null)
  return { measured, shown, words, accent: accentOf(words) }
}

function wordsOf(
  { units, parts }: MeasuredText,
  shown: string,
  costAfter: (unit: TextUnit) => number | null,
): PosterWord[] {
  const words: PosterWord[] = []
  let from = 0
  let wordX = 0
  let x = 0
  units.forEach((unit, at) => {
    const inkEnd = x + unit.widthPx - unit.trackingPx
    x += unit.widthPx + unit.jointPx
    const next = units[at + 1]
    const cost = costAfter(unit)
    const isPartedHere = cost === null || next?.startsLine === true
    if (next && !unit.endsPart && !isPartedHere && cost >= INSIDE_WORD && cost !== FOOT_END) return
    const first = units[from]!
    const shaped = parts[unit.part]!
    const text = shown.slice(first.offset, unit.nextOffset).trim()
    const firstFace = shaped.faces[shaped.choice.faces[first.start]!]!
    const lastFace = shaped.faces[shaped.choice.faces[unit.end - 1]!]!
    const reach = inkReachEm(text, lastFace.isHan || firstFace.isHan)
    const nextFirst = next ? shown[next.offset]! : ' '
    words.push({
      from,
      to: at + 1,
      text,
      startEm: (wordX + blankBeforeEm(text, firstFace.isHan) * firstFace.font.sizePx) / REFERENCE_PX,
      endEm: (inkEnd - blankAfterEm(text, lastFace.isHan) * lastFace.font.sizePx) / REFERENCE_PX,
      aboveEm:
        shaped.syllables && hasHan(text) ? PINYIN_EM : (reach.above * lastFace.font.sizePx) / REFERENCE_PX,
      belowEm: (reach.below * lastFace.font.sizePx) / REFERENCE_PX,
      breakCost: unit.endsPart ? 0 : breakCostOf(cost, isPartedHere, nextFirst, MARK_LAST.test(text)),
      markCost: MARK_LAST.test(text) ? COST.mark : text.endsWith('、') ? COST.enumeration : 0,
      endsPart: unit.endsPart,
    })
    from = at + 1
    wordX = x
  })
  return words
}

function breakCostOf(cost: number | null, isParted: boolean, nextFirst: string, hasMark: boolean): number {
  if (isParted || cost === null) return COST.parted
  if (hasMark) return 0
  if (cost === FOOT_END) return COST.foot
  if (hasHan(nextFirst)) return COST.inClause + COST.phrase * Math.max(0, cost - NEUTRAL_HAN)
  if (cost >= WEAK_END) return COST.leaningLast
  return cost >= WEAK ? COST.weakLast : COST.inClause
}

const HAN_LEANING =
  /^(?:[我你您他她它这那谁何不没无未非别莫勿很太最更也都就才只又再已将把被让使令对于在与和跟同及或而且但却因若如是有要会能可想应该所以当从一]|我们|你们|他们|她们|它们|自己|如果|因为|虽然|但是|只要|只有|无论|不管|即使|当你|每个|一个|没有|什么)$/u

/** The first word that is not an article, pronoun or preposition, with its particle. */
function accentOf(words: readonly PosterWord[]): { from: number; to: number } {
  const found = words.findIndex(({ text }) => {
    const bare = text.replaceAll(/[^\p{L}\p{N}’]/gu, '')
    return bare !== '' && !isLeaningWord(bare.toLowerCase()) && !HAN_LEANING.test(bare)
  })
  const from = Math.max(0, found)
  const isJoined = (at: number) => /^[的地得们]$/u.test(words[at]?.text ?? '')
  return { from, to: Math.min(words.length, from + (isJoined(from + 1) ? 2 : 1)) }
}

function inkReachEm(text: string, isHan: boolean): { above: number; below: number } {
  if (isHan) return HAN_EM
  if (/[^\p{sc=Latin}\p{sc=Common}]/u.test(text)) return OTHER_EM
  return {
    above: /[\u00c0-\u024f\u1e00-\u1eff]/u.test(text) ? ACCENTED_EM : CAPITAL_EM,
    below: /[;,Q()[\]{}|@$_\p{Ll}\u00c7]/u.test(text) ? DESCENDER_EM : 0,
  }
}

export function blankBeforeEm(text: string, isHan: boolean): number {
  if (isHan) return HAN_MARKS_BEFORE.includes(text[0] ?? '') ? BLANK_BEFORE_EM.hanMark : BLANK_BEFORE_EM.han
  if (STEM_FIRST.test(text)) return BLANK_BEFORE_EM.stem
  return ROUND_FIRST.test(text) ? BLANK_BEFORE_EM.round : BLANK_BEFORE_EM.other
}

export function blankAfterEm(text: string, isHan: boolean): number {
  if (isHan) return hanMarkBlankEm(text) ?? BLANK_AFTER_EM.han
  if (STEM_LAST.test(text)) return BLANK_AFTER_EM.stem
  return POINT_LAST.test(text) ? BLANK_AFTER_EM.point : BLANK_AFTER_EM.other
}

export function hanMarkBlankEm(text: string): number | null {
  return HAN_MARKS_AFTER.find(([marks]) => marks.includes(text.at(-1) ?? ' '))?.[1] ?? null
}
