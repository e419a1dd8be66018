/** What is made of the almanac's words where a provider's were wanted: it is kept for a short while, because the provider may be back. */
import type { Quote } from '../card/quote'

export const STAND_IN_MAX_AGE_S = 60

export function isStandIn({ source }: Quote, providerUrl: string | null): boolean {
  return providerUrl !== null && source !== 'provider'
}
