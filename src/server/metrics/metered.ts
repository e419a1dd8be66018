import type { MiddlewareHandler } from 'hono'
import { DeadlyCardError } from '../cardImage/deadlyCard'
import type { DrawCard } from '../cardImage/finder'
import { BusyError } from '../fairQueue'
import { routeOf, type DrawingOutcome, type Meter } from './meter'

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS']

export function meteredRequests(meter: Meter): MiddlewareHandler {
  return async (c, next) => {
    const stopwatch = startStopwatch()
    await next()
    const { method, path } = c.req
    meter.answered({
      route: routeOf(path),
      method: METHODS.includes(method) ? method : 'other',
      status: c.res.status,
      tookMs: stopwatch(),
    })
  }
}

export function meteredDrawing(drawCard: DrawCard, meter: Meter): DrawCard {
  return async (request, turn) => {
    const stopwatch = startStopwatch()
    try {
      const bytes = await drawCard(request, turn)
      meter.drew('drawn', stopwatch())
      return bytes
    } catch (error) {
      meter.drew(outcomeOf(error, turn?.signal), stopwatch())
      throw error
    }
  }
}

export function meteredProvider(ask: typeof fetch, meter: Meter): typeof fetch {
  return async (input, init) => {
    const stopwatch = startStopwatch()
    try {
      const answer = await ask(input, init)
      meter.asked(answer.ok ? 'answered' : 'refused', stopwatch())
      return answer
    } catch (error) {
      meter.asked('failed', stopwatch())
      throw error
    }
  }
}

function outcomeOf(error: unknown, signal: AbortSignal | undefined): DrawingOutcome {
  if (error instanceof BusyError) return 'busy'
  if (error instanceof DeadlyCardError) return 'undrawable'
  return signal?.aborted ? 'left' : 'failed'
}

function startStopwatch(): () => number {
  const startMs = performance.now()
  return () => performance.now() - startMs
}
