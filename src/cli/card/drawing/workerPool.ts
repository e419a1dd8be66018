import { CommandError } from '../commandError'
import type { DrawnCard, DrawRequest } from '../task'
import { type Renderer, RendererGoneError } from './renderer'

export interface WorkerPool {
  /**
   * A card whose renderer is gone is tried once more.
   * @throws {CommandError} if renderers do not come up at all; {RendererGoneError}; Error with the reason if
   * the card cannot be drawn
   */
  draw(request: DrawRequest): Promise<DrawnCard>
  /** Rejects running and waiting cards; starts no more renderers. */
  end(): void
}

/** @param most renderers, started as they are needed */
export function createWorkerPool(most: number, start: () => Renderer): WorkerPool {
  const all = new Set<Renderer>()
  let idle: Renderer[] = []
  const waiting: ((renderer: Renderer | null) => void)[] = [] // null: the pool has ended
  let hasEnded = false

  function startOne(): Renderer {
    const renderer = start()
    all.add(renderer)
    return renderer
  }

  /** A renderer that died idle does not count as a try. */
  function takeIdle(): Renderer | undefined {
    for (const renderer of idle) if (!renderer.isAlive()) all.delete(renderer)
    idle = idle.filter((renderer) => renderer.isAlive())
    return idle.pop()
  }

  function nextFree(): Renderer | null | Promise<Renderer | null> {
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
