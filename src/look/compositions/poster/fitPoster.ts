import type { TypeStyle } from '../../../text/paragraph'
import { shorten } from '../../../text/shorten'
import { typographic } from '../../../text/typographic'
import type { Said, Sheet } from '../composition'
import { hasPinyin } from '../setWords'
import { arrangePoster, mostShown, type PosterArrangement, type PosterArea } from './arrange'
import { posterText, type PosterText } from './posterText'

export interface PosterSet {
  lead: PosterText
  second: PosterText | null
  arrangement: PosterArrangement
  leadStyle: TypeStyle
  secondStyle: TypeStyle
  isCut: boolean
}

const LEAD = { latin: { weight: 860, trackingEm: -0.045 }, han: { weight: 900, trackingEm: 0 } }
const SECOND = { latin: { weight: 620, trackingEm: -0.02 }, han: { weight: 620, trackingEm: 0.01 } }
const WIDEST_WORD_EM = 24 // wider words are split
const CUT_SHARE = 0.93 // repeated until it fits

/** Without room for both it sets the primary text alone, then a truncated one; null without text. */
export function fitPoster(sheet: Sheet, room: PosterArea): PosterSet | null {
  const { lead: said, second: other } = sheet.words
  const leadStyle = styleOf(sheet, said, LEAD)
  const secondStyle = styleOf(sheet, other ?? said, SECOND)
  const { metrics } = sheet
  const textOf = (text: string, style: TypeStyle) => {
    const made = posterText(text, style, metrics, WIDEST_WORD_EM)
    return made.words.length > 0 ? made : null
  }
  const second = other && textOf(other.text, secondStyle)
  const shown = typographic(said.text)
  let reach = Math.min(shown.length, Math.ceil(mostLetters(room)))
  let lead = reach < shown.length ? null : textOf(said.text, leadStyle)
  if (reach === shown.length && !lead) return null
  for (let isCut = false; ;) {
    const arrangement = lead && arrangePoster(lead, isCut ? null : second, room)
    if (lead && arrangement) return { lead, second, arrangement, leadStyle, secondStyle, isCut }
    if (reach < 1) return null
    const most = lead ? mostShown(lead, room) : Infinity
    if (isCut || lead)
      do reach = Math.floor(reach * CUT_SHARE)
      while (reach > most)
    isCut = true
    const [cut] = shorten(shown, reach)
    lead = cut ? textOf(cut.text, leadStyle) : null
  }
}

function mostLetters({ measurePx, heightPx, smallestPx: { lead: smallestPx } }: PosterArea): number {
  const narrowestEm = 0.45
  const flattestEm = 0.8
  return (measurePx / (narrowestEm * smallestPx)) * (heightPx / (flattestEm * smallestPx))
}

function styleOf(sheet: Sheet, { id, text, isHan }: Said, spec: typeof LEAD): TypeStyle {
  const { weight, trackingEm } = spec[isHan ? 'han' : 'latin']
  return {
    fontId: sheet.fontId,
    sizePx: 0,
    bold: false,
    weight: sheet.weight || weight,
    italic: sheet.isItalic,
    lineHeightPx: 0,
    latinTrackingEm: isHan ? spec.latin.trackingEm / 2 : trackingEm,
    hanTrackingEm: spec.han.trackingEm,
    ...(hasPinyin(sheet, id, text) ? { pinyinPx: 0 } : {}), // its lines are spaced by their ink
  }
}
