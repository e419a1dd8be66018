import type { TextAlign } from '../../text/paragraph'
import type { Said, Sheet } from './composition'
import { bestFitting } from './fitSizes'
import { setWords, sheetBelow, type SetWords, type TypeSpec } from './setWords'

interface SizedSpec extends TypeSpec {
  share?: number // × requested size; default 1
  floorPx?: number // minimum size
}

export interface BothSpec {
  lead: Record<'han' | 'latin', SizedSpec>
  second: Record<'han' | 'latin', SizedSpec>
  gapPx: (sizePx: number) => number // from the requested size
  secondMeasure?: number // × measure; default 1
  secondCost?: number // × cost of its line breaks; default 0.5
  align?: TextAlign
}

export interface Both {
  sizePx: number // as requested of setBoth
  lead: SetWords
  second: SetWords | null
  secondY: number // from the top of the primary text
  heightPx: number
  cost: number
}

interface Room {
  measurePx: number
  heightPx: number
}

interface Sizes {
  fromPx: number
  toPx: number
  reach?: number | undefined // smallest size tried for better breaks, × largest that fits
}

export function fitBoth(
  sheet: Sheet,
  spec: BothSpec,
  { measurePx, heightPx }: Room,
  { fromPx, toPx, reach = 0.72 }: Sizes,
): Both | null {
  return bestFitting({ ...sheet, mostPx: heightPx }, { fromPx, toPx, heightPx, reach }, (of, sizePx) =>
    setBoth(of, spec, sizePx, measurePx),
  )
}

export function fitBothAnyhow(sheet: Sheet, spec: BothSpec, room: Room, sizes: Sizes): Both {
  const alone = { ...sheet, words: { ...sheet.words, second: null } }
  return (
    fitBoth(sheet, spec, room, sizes) ??
    fitBoth(alone, spec, room, sizes) ??
    setBoth(alone, spec, sizes.toPx, room.measurePx, room.heightPx)
  )
}

export function setBoth(
  sheet: Sheet,
  spec: BothSpec,
  sizePx: number,
  measurePx: number,
  mostPx = Infinity,
): Both {
  const { words, weight } = sheet
  const { align = 'left', secondMeasure = 1, secondCost = 0.5 } = spec
  const set = (of: Sheet, said: Said, sized: SizedSpec, widthPx: number, highestPx: number) => {
    const { share = 1, floorPx = 0, ...type } = sized
    const px = Math.max(floorPx, share * sizePx)
    const maxLines = Math.max(1, Math.floor(highestPx / (type.lineHeight * px)))
    return setWords(of, said.id, said.text, type, px, { measurePx: widthPx, maxLines, align })
  }
  const leadSpec = spec.lead[scriptOf(words.lead)]
  const lead = set(sheet, words.lead, weight ? { ...leadSpec, weight } : leadSpec, measurePx, mostPx)
  const secondY = lead.paragraph.heightPx + spec.gapPx(sizePx)
  const below = sheetBelow(sheet, secondY)
  const second =
    words.second &&
    set(below, words.second, spec.second[scriptOf(words.second)], secondMeasure * measurePx, Infinity)
  return {
    sizePx,
    lead,
    second,
    secondY,
    heightPx: second ? secondY + second.paragraph.heightPx : lead.paragraph.heightPx,
    cost: lead.cost + secondCost * (second?.cost ?? 0),
  }
}

function scriptOf({ isHan }: Said): 'han' | 'latin' {
  return isHan ? 'han' : 'latin'
}
