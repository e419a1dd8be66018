import type { SetItem } from '../../card/set/setItem'
import { targetOf } from '../../look/targets'
import type { EncodeRequest } from '../encodeCard'

/** What the editor asks for when it exports this card by itself: the same file comes of it. */
export function exportRequest({ card, target, format, quality, scale, opensAgain }: SetItem): EncodeRequest {
  return { format, quality, scale, target: target && targetOf(target), card: opensAgain ? card : null }
}
