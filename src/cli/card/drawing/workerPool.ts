import { type Renderer, RendererGoneError } from '../../../draw/node/drawingProcess'
import { CommandError, reasonOf } from '../commandError'
import { type DrawnCard, type DrawRequest, isLeftOut, type Item, type LeftOut, type Task } from '../task'

export type CardRenderer = Renderer<DrawRequest, DrawnCard>

export function rendererHere(): CardRenderer {
  const drawing = import('./drawCard').then(({ createCardRenderer }) => createCardRenderer())
  return { draw: async (request) => (await drawing)(request), isAlive: () => true, end: () => {} }
}

export interface WorkerPool {
  /** A card whose renderer is gone is tried once more. */
  draw(request: DrawRequest): Promise<DrawnCard>
  end(): void
}

/** @param most renderers, started as they are needed */
export function createWorkerPool(most: number, start: () => CardRenderer): WorkerPool {
  const all = new Set<CardRenderer>()
  let idle: CardRenderer[] = []
  const waiting: ((renderer: CardRenderer | null) => void)[] = [] // null: the pool has ended
  let hasEnded = false

  function startOne(): CardRenderer {
    const renderer = start()
    all.add(renderer)
    return renderer
  }

  /** A renderer that died idle does not count as a try. */
  function takeIdle(): CardRenderer | undefined {
    for (const renderer of idle) if (!renderer.isAlive()) all.delete(renderer)
    idle = idle.filter((renderer) => renderer.isAlive())
    return idle.pop()
  }

  function nextFree(): CardRenderer | null | Promise<CardRenderer | null> {
    if (hasEnded) return null
    return takeIdle() ?? (all.size < most ? startOne() : new Promise((resolve) => waiting.push(resolve)))
  }

  async function drawOnce(request: DrawRequest): Promise<DrawnCard> {
    const renderer = await nextFree()
    if (!renderer) throw new RendererGoneError('the drawing was ended', true)
    let isGone = false
    try {
      return await renderer.draw(request)
    } catch (error) {
      isGone = error instanceof RendererGoneError
      throw error
    } finally {
      if (isGone) all.delete(renderer)
      const next = waiting.shift()
      if (next) next(isGone ? startOne() : renderer)
      else if (!isGone) idle.push(renderer)
    }
  }

  return {
    async draw(request) {
      try {
        return await drawOnce(request)
      } catch (error) {
        if (hasEnded || !(error instanceof RendererGoneError)) throw error
        if (!error.hadBegun) throw new CommandError(`no process can be started to draw: ${error.message}`, 1)
        await new Promise(setImmediate) // renderers that ended with it: each is told of its own end
        return drawOnce(request)
      }
    },
    end: () => {
      hasEnded = true
      for (const tell of waiting.splice(0)) tell(null)
      for (const renderer of all) renderer.end()
    },
  }
}

/** A skipped card has a reason. */
export type Outcome = { task: Task; drawn: DrawnCard } | LeftOut

const WAITING_PER_DRAWER = 2 // finished cards in memory while an earlier one is drawn

/** A card whose renderer is gone is tried once more, then left out. */
export async function* drawnInOrder(
  items: AsyncIterable<Item>,
  renderers: number,
  start: () => CardRenderer,
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
