import { trustedScript } from '../draw/trustedTypes'
import type { WebpAnswer, WebpTask } from './webpWorker'
import workerAddress from './webpWorker?worker&url'

/** WebKit needs it. Only a worker's content policy has to allow WebAssembly (server/security.ts). */
export async function encodeWebp(pixels: ImageData, quality: number): Promise<Blob> {
  const options =
    quality >= 1 ? { lossless: 1, quality: 50, method: 2 } : { quality: quality * 100, method: 3 }
  const worker = new Worker(trustedScript(workerAddress), { type: 'module' })
  try {
    const answer = await new Promise<WebpAnswer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<WebpAnswer>) => resolve(data)
      worker.onerror = (event) => reject(new Error(event.message || 'the worker did not start'))
      worker.postMessage({ pixels, options } satisfies WebpTask, [pixels.data.buffer])
    })
    if ('problem' in answer) throw new Error(answer.problem)
    return new Blob([answer.file], { type: 'image/webp' })
  } finally {
    worker.terminate()
  }
}
