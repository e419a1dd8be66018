import { reasonOf } from '../commandError'
import type { DrawnCard, DrawRequest } from '../task'
import { createCardRenderer } from './drawCard'

/** 'ready' once, then one answer per request, one request at a time. */
export type ProcessMessage = 'ready' | { drawn: DrawnCard } | { failure: string }

// A terminal sends Ctrl-C to all processes; the command decides.
process.on('SIGINT', () => {})
process.on('disconnect', () => process.exit())
const draw = createCardRenderer()
process.on('message', async (request: DrawRequest) => {
  try {
    const drawn = await draw(request)
    answer({ drawn: { ...drawn, bytes: new Uint8Array(drawn.bytes) } }) // A Buffer may be a view of a larger one.
  } catch (error) {
    answer({ failure: reasonOf(error) })
  }
})
answer('ready')

/** Without a callback, an answer to an ended command would throw. */
function answer(message: ProcessMessage): void {
  process.send?.(message, undefined, undefined, () => {})
}
