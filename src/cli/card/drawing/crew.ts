import { CommandError } from '../commandError'
import type { DrawnCard, DrawRequest } from '../task'
import { DrawerGoneError, type Drawer } from './drawer'

/** Several drawers, each with one card at a time; who asks when all draw waits for the next. */
export interface Crew {
  /**
   * A card whose drawer is gone is tried once more by another.
   * @throws {CommandError} if drawers do not come up at all; {DrawerGoneError}; Error with the reason if the card cannot be drawn
   */
  draw(request: DrawRequest): Promise<DrawnCard>
  /** What is under way or waits fails; no drawer is started any more. */
  end(): void
}

/** @param most drawers, started as they are needed */
export function createCrew(most: number, start: () => Drawer): Crew {
  const all = new Set<Drawer>()
  let idle: Drawer[] = []
  const waiting: ((drawer: Drawer | null) => void)[] = [] // null: there will be none
  let hasEnded = false

  function hired(): Drawer {
    const drawer = start()
    all.add(drawer)
    return drawer
  }

  /** Those that are gone have drawn no card that could be tried again by another. */
  function takeIdle(): Drawer | undefined {
    for (const drawer of idle) if (!drawer.isAlive()) all.delete(drawer)
    idle = idle.filter((drawer) => drawer.isAlive())
    return idle.pop()
  }

  function nextFree(): Drawer | null | Promise<Drawer | null> {
    if (hasEnded) return null
    return takeIdle() ?? (all.size < most ? hired() : new Promise((resolve) => waiting.push(resolve)))
  }

  async function drawOnce(request: DrawRequest): Promise<DrawnCard> {
    const drawer = await nextFree()
    if (!drawer) throw new DrawerGoneError('the drawing was ended', true)
    let isGone = false
    try {
      return await drawer.draw(request)
    } catch (error) {
      isGone = error instanceof DrawerGoneError
      throw error
    } finally {
      if (isGone) all.delete(drawer)
      const next = waiting.shift()
      if (next) next(isGone ? hired() : drawer)
      else if (!isGone) idle.push(drawer)
    }
  }

  return {
    async draw(request) {
      try {
        return await drawOnce(request)
      } catch (error) {
        if (hasEnded || !(error instanceof DrawerGoneError)) throw error
        if (!error.hadBegun) throw new CommandError(`no process can be started to draw: ${error.message}`, 1)
        await new Promise(setImmediate) // drawers that ended with it: each is told of its own end
        return drawOnce(request)
      }
    },
    end: () => {
      hasEnded = true
      for (const tell of waiting.splice(0)) tell(null)
      for (const drawer of all) drawer.end()
    },
  }
}
