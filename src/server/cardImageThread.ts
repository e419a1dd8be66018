/** Cards are drawn here, on a thread of its own: 50 to 200 ms a card in which the server would answer nobody. */
import { parentPort } from 'node:worker_threads'
import type { DrawRequest } from './cardImage'
import { drawCardHere } from './cardImageDrawing'

export interface ThreadRequest extends DrawRequest {
  id: number
}

export type ThreadAnswer = { id: number } & ({ png: Uint8Array<ArrayBuffer> } | { failure: string })

parentPort?.on('message', async ({ id, ...request }: ThreadRequest) => {
  try {
    const png = await drawCardHere(request)
    parentPort?.postMessage({ id, png } satisfies ThreadAnswer, [png.buffer])
  } catch (error) {
    const failure = error instanceof Error ? (error.stack ?? error.message) : String(error)
    parentPort?.postMessage({ id, failure } satisfies ThreadAnswer)
  }
})
