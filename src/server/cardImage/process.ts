/** The process that draws cards, see drawer.ts. */
import type { DrawRequest } from './finder'
import { drawCardHere } from './drawing'

/** Once it is up, and one answer to each request; the next request is sent after it. */
export type ProcessMessage = 'ready' | { bytes: Uint8Array<ArrayBuffer> } | { failure: string }

process.on('disconnect', () => process.exit()) // the server has ended
process.on('message', async (request: DrawRequest) => {
  try {
    answer({ bytes: await drawCardHere(request) })
  } catch (error) {
    const failure = error instanceof Error ? (error.stack ?? error.message) : String(error)
    answer({ failure })
  }
})
answer('ready')

/** Without a callback, an answer to a server that has just ended would be an uncaught error. */
function answer(message: ProcessMessage): void {
  process.send?.(message, undefined, undefined, () => {})
}
