/** An export's longest task runs off the page. It does not draw (DECISIONS.md, Sets). */
import { newCanvas } from '../../draw/newCanvas'
import { encodePicture } from '../encodePicture'
import { ExportError } from '../exportError'
import { greysOf } from '../formats'
import { previewOf } from './previewOf'
import type { EncodedPicture, EncodeTask, SetAnswer, SetGreeting, SetTask } from './drawSet'

self.onmessage = async ({ data }: MessageEvent<SetTask>) => {
  const { id } = data
  try {
    answer({ id, drawn: await encoded(data) })
  } catch (error) {
    const problem = error instanceof ExportError ? error.code : 'empty'
    answer({ id, problem, message: wordsOf(error) })
  }
}

self.postMessage({ canEncode: hasContext() } satisfies SetGreeting)

async function encoded({ bitmap, size, request }: EncodeTask): Promise<EncodedPicture> {
  const ctx = newCanvas(bitmap.width, bitmap.height)
  ctx.drawImage(bitmap, 0, 0)
  bitmap.close()
  const canvas = ctx.canvas as unknown as OffscreenCanvas
  const { blob, width, height } = await encodePicture(canvas, size, request, [])
  const preview = await previewOf(greysOf(request) ? blob : canvas, width, height)
  canvas.width = 1 // frees its pixels at once
  return { file: blob, preview, widthPx: width, heightPx: height }
}

function hasContext(): boolean {
  try {
    return new OffscreenCanvas(1, 1).getContext('2d') !== null
  } catch {
    return false
  }
}

/** Developers cannot see a worker's errors otherwise. */
function wordsOf(error: unknown): string {
  return error instanceof Error && error.cause ? `${error}: ${wordsOf(error.cause)}` : String(error)
}

function answer(message: SetAnswer): void {
  self.postMessage(message)
}
