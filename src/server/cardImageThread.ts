/** Cards are drawn here, on a thread of its own: 50 to 200 ms a card in which the server would answer nobody. */
import { parentPort } from 'node:worker_threads'
import type { DrawRequest } from './cardImage'
import { drawCardHere } from './cardImageDrawing'

/** To one request, sent once the one before it is answered. */
export type ThreadAnswer = { png: Uint8Array<ArrayBuffer> } | { failure: string }

parentPort?.on('message', async (request: DrawRequest) => {
  try {
    const png = await drawCardHere(request)
    parentPort?.postMessage({ png } satisfies ThreadAnswer, [png.buffer])
  } catch (error) {
    const failure = error instanceof Error ? (error.stack ?? error.message) : String(error)
    parentPort?.postMessage({ failure } satisfies ThreadAnswer)
  }
})
