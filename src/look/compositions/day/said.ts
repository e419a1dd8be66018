import type { BlockParts } from '../../../scene/nodes'
import { fitBoth, fitBothAnyhow, type Both, type BothSpec } from '../bothLanguages'
import type { Sheet } from '../composition'
import { placeFromTop, type SetWords } from '../setWords'

export interface SaidType extends Omit<BothSpec, 'gapPx'> {
  largestPx: number
  gapEm: number // × requested size
  reach?: number // smallest size tried for better breaks, × largest that fits
}

interface Room {
  measurePx: number
  heightPx: number
}

const FLOOR_PX = 14
const ALONE = 1.15 // × size, without the other language

/** The first place with room is taken; in the last one everything fits anyhow. */
export function fitSaidInTurn<Place extends { room: Room }>(
  sheet: Sheet,
  type: SaidType,
  leastShare: number,
  shares: readonly number[],
  placeAt: (share: number) => Place,
): Place & { said: Both } {
  const { fromPx, toPx, reach } = sizesOf(sheet, type)
  const sizes = { fromPx, toPx: Math.min(fromPx, Math.max(toPx, leastShare * fromPx)), reach }
  for (const share of shares.slice(0, -1)) {
    const place = placeAt(share)
    const said = fitBoth(sheet, specOf(sheet, type), place.room, sizes)
    if (said) return { ...place, said }
  }
  const place = placeAt(shares.at(-1)!)
  return { ...place, said: fitSaidAnyhow(sheet, place.room, type) }
}

export function fitSaidAnyhow(sheet: Sheet, room: Room, type: SaidType): Both {
  return fitBothAnyhow(sheet, specOf(sheet, type), room, sizesOf(sheet, type))
}

export function placeSaid(
  { lead, second, secondY }: Both,
  at: { x: number; y: number; width: number },
  { inks }: Sheet,
): BlockParts[] {
  return [
    placeFromTop(lead, at, inks.quote),
    ...(second ? [placeFromTop(second, { ...at, y: at.y + secondY }, inks.translation)] : []),
  ]
}

export function setsOf({ lead, second }: Both): SetWords[] {
  return second ? [lead, second] : [lead]
}

function sizesOf({ words }: Sheet, { largestPx, reach }: SaidType) {
  const fromPx = largestPx * (words.second ? 1 : ALONE)
  return { fromPx, toPx: Math.min(fromPx, FLOOR_PX), reach }
}

function specOf({ isItalic }: Sheet, { lead, second, gapEm, ...type }: SaidType): BothSpec {
  const floored = (spec: BothSpec['lead'], isLead: boolean): BothSpec['lead'] => {
    const one = (sized: (typeof spec)['han']) => ({
      ...sized,
      floorPx: FLOOR_PX,
      italic: (isLead && isItalic) || (sized.italic ?? false),
    })
    return { han: one(spec.han), latin: one(spec.latin) }
  }
  return {
    ...type,
    lead: floored(lead, true),
    second: floored(second, false),
    gapPx: (sizePx) => gapEm * sizePx,
  }
}
