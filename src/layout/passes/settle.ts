import { isSmallPrint, type Scene } from '../../scene/nodes'
import { wordBoxesOn } from '../backdropPicture'
import { backdropOf } from './backdrop'
import type { Backdrop } from './decorate'
import type { ResolvedCard } from './resolve'
import { roomsOn } from './rooms'
import { frontOf, type Front } from './scene'

/** The words where they stand, and what lies below them. */
export interface SettledCard {
  backdrop: Backdrop
  front: Front
}

/**
 * Finds where the words stand. On a painting they are tried where it is calm, then in more and more of the sheet (`rooms.ts`: three
 * times at most); on a picture they are set once more with the scrim for where they stand. So words are set five times at most.
 */
export function settleCard(card: ResolvedCard): SettledCard {
  const tried: { room: ResolvedCard; settled: SettledCard }[] = []
  for (const art of card.art ? roomsOn(card.art) : [null]) {
    const room = { ...card, art }
    const backdrop = backdropOf(room, null)
    const settled = { backdrop, front: frontOf(room, backdrop) }
    tried.push({ room, settled })
    if (hasAll(settled)) break
  }
  // Pinyin is left out only where no room suffices, and then it takes none.
  const { room, settled } =
    tried.find((one) => hasAll(one.settled)) ?? tried.find((one) => isWhole(one.settled)) ?? tried.at(-1)!
  const { picture } = settled.backdrop
  if (!picture) return settled
  const words = wordBoxesOn(settled.front, picture.view.box, card.composition !== null)
  const backdrop = backdropOf(room, words)
  return { backdrop, front: frontOf(room, backdrop) }
}

function isWhole({ front }: SettledCard): boolean {
  return !front.notices.some((notice) => notice.code === 'truncated' && !isSmallPrint(notice.block))
}

function hasAll(settled: SettledCard): boolean {
  return isWhole(settled) && !settled.front.notices.some(({ code }) => code === 'no-room-for-pinyin')
}

/** The card as a scene. */
export function sceneOf({ size }: ResolvedCard, { backdrop, front }: SettledCard): Scene {
  const { nodes, minDim } = backdrop
  return { ...size, still: nodes, ...front, ...(minDim === undefined ? {} : { minDim }) }
}
