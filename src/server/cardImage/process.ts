/** Cards are drawn here, in a process of its own: drawer.ts says why. */
import type { DrawRequest } from './finder'
import { drawCardHere } from './drawing'

/** To one request, sent once the one before it is answered. */
export type ProcessAnswer = { png: Uint8Array<ArrayBuffer> } | { failure: string }

process.on('disconnect', () => process.exit()) // nobody asks any more
process.on('message', async (request: DrawRequest) => {
  try {
    process.send?.({ png: await drawCardHere(request) } satisfies ProcessAnswer)
  } catch (error) {
    const failure = error instanceof Error ? (error.stack ?? error.message) : String(error)
    process.send?.({ failure } satisfies ProcessAnswer)
  }
})
