import { CommandError, reasonOf } from '../commandError'
import { type DrawnCard, isLeftOut, type Item, type LeftOut, type Task } from '../task'
import type { Renderer } from './renderer'
import { createWorkerPool, type WorkerPool } from './workerPool'

/** A skipped card has a reason. */
export type Outcome = { task: Task; drawn: DrawnCard } | LeftOut

const WAITING_PER_DRAWER = 2 // finished cards in memory while an earlier one is drawn

/**
 * Gives the cards in the order of the items. A card whose renderer is gone is tried once more, then left out.
 * @param stopItems is called at the end, so that nobody waits for an item
 * @throws {CommandError} if renderers do not come up at all
 */
export async function* drawnInOrder(
  items: AsyncIterable<Item>,
  renderers: number,
  start: () => Renderer,
  stopItems: () => void = () => {},
): AsyncGenerator<Outcome> {
  const pool = createWorkerPool(renderers, start)
  const source = items[Symbol.asyncIterator]()
  const underWay: Promise<Outcome | CommandError>[] = []
  let coming: Promise<IteratorResult<Item, unknown>> | null = source.next()
  try {
    for (;;) {
      const head = underWay[0]
      if (coming && underWay.length < renderers * WAITING_PER_DRAWER) {
        // Finished cards do not wait for slow orders on stdin.
        const isHead = head ? await Promise.race([head.then(() => true), coming.then(() => false)]) : false
        if (!isHead) {
          const next: IteratorResult<Item, unknown> = await coming
          coming = next.done ? null : source.next()
          coming?.catch(() => {}) // handled where it is awaited
          if (!next.done) underWay.push(outcomeOf(next.value, pool))
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
    pool.end()
    stopItems()
    await source.return?.()
  }
}

/** Never rejects: others may be awaited first. */
async function outcomeOf(item: Item, pool: WorkerPool): Promise<Outcome | CommandError> {
  if (isLeftOut(item)) return item
  try {
    return { task: item, drawn: await pool.draw(item.request) }
  } catch (error) {
    if (error instanceof CommandError) return error
    return { label: item.label, reason: reasonOf(error) }
  }
}
