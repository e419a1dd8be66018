import type { ArtOnCard } from '../../look/art/artOnCard'
import { insetBox } from '../../scene/box'
import { memoByObject } from '../../scene/memo'
import type { Box } from '../../scene/nodes'

const WIDER = [0.35, 0.8] // of the calm part, more

/**
 * A painting with more and more room for words: its calm part, more of that towards the art, and in the end all of the frame's. The
 * same objects each time: what is measured of a painting is kept by its object.
 */
export const roomsOn = memoByObject((art: ArtOnCard): readonly ArtOnCard[] => [
  art,
  ...WIDER.map((share) => widerRoom(art, share)),
  wholeSheet(art),
])

function widerRoom(art: ArtOnCard, share: number): ArtOnCard {
  return {
    ...art,
    room: share,
    plan: (frame, plan, area, safe) => {
      const calm = art.plan(frame, plan, area, safe)
      return calm === plan ? plan : { ...calm, textBox: widerBox(calm.textBox, plan.textBox, share) }
    },
  }
}

function wholeSheet(art: ArtOnCard): ArtOnCard {
  return {
    ...art,
    room: Infinity,
    plan: (frame, plan, area, safe) => {
      const calm = art.plan(frame, plan, area, safe)
      const side = artSide(calm.textBox, plan.textBox)
      return { ...plan, ...(side === 'top' ? { blockAt: 1 } : side === 'bottom' ? { blockAt: 0 } : {}) }
    },
  }
}

const SIDES = ['left', 'right', 'top', 'bottom'] as const
type Side = (typeof SIDES)[number]

/** How much more room a frame has than a painting's calm part, on each side. */
function leftOver(calm: Box, room: Box): Record<Side, number> {
  return {
    left: calm.x - room.x,
    right: room.x + room.width - calm.x - calm.width,
    top: calm.y - room.y,
    bottom: room.y + room.height - calm.y - calm.height,
  }
}

/** The side on which art stands beside its calm part: there the frame has most that words are kept from. Null for none. */
function artSide(calm: Box, room: Box): Side | null {
  const px = leftOver(calm, room)
  const [most] = SIDES.toSorted((one, other) => px[other] - px[one])
  return most && px[most] > 0 ? most : null
}

/** The calm part and such a share of it more from the art beside it, as far as the frame's room reaches. */
function widerBox(calm: Box, room: Box, share: number): Box {
  const side = artSide(calm, room)
  if (!side) return calm
  const isAcross = side === 'left' || side === 'right'
  const px = Math.min(leftOver(calm, room)[side], share * (isAcross ? calm.width : calm.height))
  return insetBox(calm, { [side]: -px })
}
