import { CommandError, reasonOf } from '../commandError'
import { isLeftOut, type DrawnCard, type Item, type LeftOut, type Task } from '../task'
import { createCrew, type Crew } from './crew'
import type { Drawer } from './drawer'

/** A card that was drawn, or what was left out and why. */
export type Outcome = { task: Task; drawn: DrawnCard } | LeftOut

const WAITING_PER_DRAWER = 2 // cards that may be drawn before one ahead of them: so many files are in memory

/**
 * Draws with up to so many drawers at a time, and gives the cards in the order of the items, whatever their number. A card whose
 * drawer is gone is tried once more by another, then left out.
 * @param stopItems is called at the end, that nobody waits for an item which nobody will draw
 * @throws {CommandError} if drawers do not come up at all
 */
export async function* drawnInOrder(
  items: AsyncIterable<Item>,
  drawers: number,
  start: () => Drawer,
  stopItems: () => void = () => {},
): AsyncGenerator<Outcome> {
  const crew = createCrew(drawers, start)
  const source = items[Symbol.asyncIterator]()
  const underWay: Promise<Outcome | CommandError>[] = []
  let coming: Promise<IteratorResult<Item, unknown>> | null = source.next()
  try {
    for (;;) {
      const head = underWay[0]
      if (coming && underWay.length < drawers * WAITING_PER_DRAWER) {
        // Orders on stdin may come slowly: what is done does not wait for them.
        const isHead = head ? await Promise.race([head.then(() => true), coming.then(() => false)]) : false
        if (!isHead) {
          const next: IteratorResult<Item, unknown> = await coming
          coming = next.done ? null : source.next()
          coming?.catch(() => {}) // its error is met where it is awaited
          if (!next.done) underWay.push(outcomeOf(next.value, crew))
          continue
        }
      }
      if (!head) return
      underWay.shift()
      const outcome = await head
      if (outcome instanceof CommandError) throw outcome
      yield outcome
    }
  } finally {
    crew.end()
    stopItems()
    await source.return?.()
  }
}

/** Never rejects: others may be awaited before it. */
async function outcomeOf(item: Item, crew: Crew): Promise<Outcome | CommandError> {
  if (isLeftOut(item)) return item
  try {
    return { task: item, drawn: await crew.draw(item.request) }
  } catch (error) {
    if (error instanceof CommandError) return error
    return { label: item.label, reason: reasonOf(error) }
  }
}
