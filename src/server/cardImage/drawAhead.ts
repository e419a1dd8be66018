/**
 * Draws today's and tomorrow's pictures (some time zones are ahead) at start and at midnight: without this a
 * first visitor waited 1.1 s.
 */
import { dailyCardPath, homePicturePaths } from '../../card/dailyCard'
import { LANGUAGE_IDS } from '../../language/languages'
import { dayAfter, localDay, msToMidnight } from '../../quotes/dates'

export interface DrawAheadOptions {
  ask: (path: string) => Response | Promise<Response>
  now?: () => Date
  wait?: (ms: number, then: () => Promise<void>) => void
  warn?: (message: string, reason?: unknown) => void
}

/** One at a time, to leave places for visitors' cards; resolves once today's are done. */
export async function drawAhead(options: DrawAheadOptions): Promise<void> {
  const { ask, now = () => new Date(), wait = waitQuietly, warn = console.warn } = options
  const today = localDay(now())
  wait(msToMidnight(now()), () => drawAhead(options))
  for (const path of pathsOf(today)) {
    try {
      const answer = await ask(path)
      if (answer.ok) continue
      warn(`A picture of today could not be drawn ahead: ${answer.status}. It is drawn when it is asked for.`)
    } catch (error) {
      warn('A picture of today could not be drawn ahead. It is drawn when it is asked for.', error)
    }
    return // the others would fail for the same reason
  }
}

function pathsOf(today: string): string[] {
  const shared = LANGUAGE_IDS.map(dailyCardPath)
  return [...homePicturePaths(today), ...shared, ...homePicturePaths(dayAfter(today, 1))]
}

/** The timer does not keep the server alive. */
function waitQuietly(ms: number, then: () => Promise<void>): void {
  setTimeout(() => void then(), ms).unref()
}
