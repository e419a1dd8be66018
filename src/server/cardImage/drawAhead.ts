/** Tomorrow's are drawn too, as some time zones are ahead. Without this a first visitor waited 1.1 s. */
import { DAILY_CARD, dailyCardPath, firstTypePath, homePicturePaths } from '../../card/dailyCard'
import { TEMPLATES } from '../../card/templates'
import { LANGUAGE_IDS } from '../../language/languages'
import { almanacQuote } from '../../quotes/almanac'
import { dayAfter, localDay, msToMidnight } from '../../quotes/dates'
import type { DrawCard } from './finder'

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

/** With today's pictures in Redis no process would be started, and a flood's first card took 7 s. */
export async function startDrawing(drawCard: DrawCard, warn = console.warn): Promise<void> {
  const quote = almanacQuote(localDay(new Date()))
  const drawing = { view: 'full', size: null, greys: null, pictures: {}, opensAgain: true } as const
  const { templates, scale } = DAILY_CARD
  try {
    for (const id of Object.values(templates))
      await drawCard({ ...drawing, card: { kind: 'quote', quote, ...TEMPLATES[id] }, format: 'png', scale })
  } catch (error) {
    warn('No card can be drawn: the process for it does not start.', error)
  }
}

function pathsOf(today: string): string[] {
  const shared = LANGUAGE_IDS.map(dailyCardPath)
  const tomorrow = dayAfter(today, 1)
  const types = [today, tomorrow].flatMap((day) => [firstTypePath(day, 'home'), firstTypePath(day, 'editor')])
  return [...homePicturePaths(today), ...shared, ...homePicturePaths(tomorrow), ...types]
}

/** The timer does not keep the server alive. */
function waitQuietly(ms: number, then: () => Promise<void>): void {
  setTimeout(() => void then(), ms).unref()
}
