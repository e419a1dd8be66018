/** The child process that rendererPool.ts starts. */
import type { DrawRequest } from './finder'
import { drawCardHere } from './drawing'

/** Sent once when ready, then once per request. */
export type ProcessMessage = 'ready' | { bytes: Uint8Array<ArrayBuffer> } | { failure: string }

process.on('disconnect', () => process.exit()) // the server has exited
process.on('message', async (request: DrawRequest) => {
  try {
    answer({ bytes: await drawCardHere(request) })
  } catch (error) {
    const failure = error instanceof Error ? (error.stack ?? error.message) : String(error)
    answer({ failure })
  }
})
answer('ready')

/** Without a callback, replying to an exited server is an uncaught error. */
function answer(message: ProcessMessage): void {
  process.send?.(message, undefined, undefined, () => {})
}
