/**
 * How often something may be done: by one visitor, and by all together. Unlike rateLimit.ts it counts what was done, not
 * requests.
 */
import { createSlidingLog, type Take } from './slidingLog'

const MAX_VISITORS = 2_000
const ALL = 'all' // no visitor's address

export interface Ration {
  ofVisitor: number
  ofAll: number
  perMs: number
}

/** Takes one for a visitor; false if the visitor or all together have reached the limit, and then nothing is taken. */
export function createRation(
  { ofVisitor, ofAll, perMs }: Ration,
  now: () => Date,
  over: (alone: Take, perMs: number) => Take = (alone) => alone,
): (visitor: string) => Promise<boolean> {
  const take = over(createSlidingLog(perMs, MAX_VISITORS, now), perMs)
  return async (visitor) => {
    const limits = [
      { key: visitor, max: ofVisitor },
      { key: ALL, max: ofAll },
    ]
    return (await take(limits)) === 0
  }
}
