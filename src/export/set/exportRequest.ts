import type { SetItem } from '../../card/set/setItem'
import { targetOf } from '../../look/targets'
import type { exportCard } from '../exportCard'

type Request = Omit<Parameters<typeof exportCard>[1], 'images'>

/** What the editor asks for when it exports this card by itself: the same file comes of it. */
export function exportRequest({ card, target, format, quality, scale, opensAgain }: SetItem): Request {
  return { format, quality, scale, target: target && targetOf(target), card: opensAgain ? card : null }
}
