import { localDay } from '../../quotes/dates'
import { STAND_IN_MAX_AGE_S } from '../standIn'
import { secondsLeftIn } from '../zones'

const YEAR_S = 365 * 86_400
const DATED_S = 7 * 86_400
/** So long caches answer with yesterday's card while they ask for today's, so that nobody waits at midnight. */
const WHILE_ASKED_S = 60

export interface KeptCard {
  today: string | null // yyyy-mm-dd, of a card that is today's whenever it is asked for
  isFinal: boolean // false: something stands in
  isFixed: boolean // neither its words nor its pictures can be others later
  edition: 'ours' | 'another' | 'none' // in its address
}

/** How long browsers and caches on the way keep a card: `Cache-Control`. */
export function cardCacheControl({ today, isFinal, isFixed, edition }: KeptCard, now: Date): string {
  if (today !== null && today !== localDay(now)) return 'no-store' // its day ended while it was drawn
  if (!isFinal || edition === 'another') return `public, max-age=${STAND_IN_MAX_AGE_S}`
  if (today !== null) {
    const seconds = secondsLeftIn(null, now)
    return `public, max-age=${seconds}, s-maxage=${seconds}, stale-while-revalidate=${WHILE_ASKED_S}`
  }
  return isFixed && edition === 'ours' ? `public, max-age=${YEAR_S}, immutable` : `public, max-age=${DATED_S}`
}
