/**
 * Today's pictures are drawn before anybody asks: whoever came first to a server that has just started waited 1.1 s for home's
 * card. Tomorrow's too, because it is tomorrow somewhere already, and again at each midnight.
 */
import { dailyCardPath, homePicturePaths } from '../../card/dailyCard'
import { LANGUAGE_IDS } from '../../language/languages'
import { dayAfter, localDay, msToMidnight } from '../../quotes/dates'

export interface DrawAheadOptions {
  ask: (path: string) => Response | Promise<Response> // the server's own handler
  now?: () => Date
  wait?: (ms: number, then: () => Promise<void>) => void
  warn?: (message: string, reason?: unknown) => void
}

/** Asks for the pictures one after another, so that visitors' cards find a place; resolves when today's are there. */
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
    return // what is wrong with one is wrong with the others
  }
}

function pathsOf(today: string): string[] {
  const shared = LANGUAGE_IDS.map(dailyCardPath)
  return [...homePicturePaths(today), ...shared, ...homePicturePaths(dayAfter(today, 1))]
}

/** The server may end before. */
function waitQuietly(ms: number, then: () => Promise<void>): void {
  setTimeout(() => void then(), ms).unref()
}
