/** A process that draws cards for the command, see renderer.ts. */
import { reasonOf } from '../commandError'
import type { DrawnCard, DrawRequest } from '../task'
import { createCardRenderer } from './drawCard'

/** Once it is up, and one answer to each request; the next request is sent after it. */
export type ProcessMessage = 'ready' | { drawn: DrawnCard } | { failure: string }

// A terminal sends Ctrl-C to all: the command, which is left to decide, ends this process.
process.on('SIGINT', () => {})
process.on('disconnect', () => process.exit())
const draw = createCardRenderer()
process.on('message', async (request: DrawRequest) => {
  try {
    const drawn = await draw(request)
    answer({ drawn: { ...drawn, bytes: new Uint8Array(drawn.bytes) } }) // a Buffer may be a view of a larger one
  } catch (error) {
    answer({ failure: reasonOf(error) })
  }
})
answer('ready')

/** Without a callback, an answer to a command that has just ended would be an uncaught error. */
function answer(message: ProcessMessage): void {
  process.send?.(message, undefined, undefined, () => {})
}
