import type { SetItem } from '../../card/set/setItem'
import type { PictureFailure } from '../../draw/pictures/picture'
import { ExportError, type ExportErrorCode } from '../exportError'
import type { EncodeRequest } from '../encodePicture'
import type { SafeRatio } from '../fileSize'

export interface EncodedPicture {
  file: Blob
  preview: Blob // the same, small
  widthPx: number
  heightPx: number
}

export interface DrawnPicture extends EncodedPicture {
  failedPictures: readonly PictureFailure[] // drawn as placeholders
}

export interface SetRenderer {
  /** So that `draw` need not wait. Rejects as `draw` does. */
  prepare(item: SetItem, signal: AbortSignal): Promise<unknown>
  draw(item: SetItem, signal: AbortSignal): Promise<DrawnPicture>
  close(): void
}

export type SetFailure = Exclude<ExportErrorCode, 'aborted'>

export function failureOf(error: unknown): SetFailure {
  return error instanceof ExportError && error.code !== 'aborted' ? error.code : 'empty'
}

export interface EncodeTask {
  bitmap: ImageBitmap
  size: SafeRatio
  request: EncodeRequest
}

/** The answer may outlive its caller. */
export type SetTask = { id: number } & EncodeTask

export type SetAnswer = { id: number } & (
  { drawn: EncodedPicture } | { problem: ExportErrorCode; message: string }
)

export interface SetGreeting {
  canEncode: boolean
}

export interface DrawnItem extends DrawnPicture {
  item: SetItem
  tookMs: number // waited for it
}

export interface DrawSetOptions {
  renderer: SetRenderer
  signal: AbortSignal
  mayGoOn?: () => Promise<void>
  onDrawing?: (item: SetItem) => void
  onFailed?: (item: SetItem, reason: SetFailure) => void
  now?: () => number // ms
}

/** One at a time, at the consumer's pace; failures are reported and skipped. */
export async function* drawSet(
  items: readonly SetItem[],
  { renderer, signal, mayGoOn, onDrawing, onFailed, now = () => performance.now() }: DrawSetOptions,
): AsyncGenerator<DrawnItem> {
  let prepared: Promise<unknown> | null = null
  for (const [at, item] of items.entries()) {
    const waitsFromMs = now()
    await prepared
    const waitedMs = now() - waitsFromMs
    await mayGoOn?.()
    if (signal.aborted) return
    onDrawing?.(item)
    const beganMs = now() - waitedMs
    try {
      const drawing = renderer.draw(item, signal)
      const next = items[at + 1]
      prepared = next ? renderer.prepare(next, signal).catch(() => {}) : null // drawing it reports the reason
      const drawn = await drawing
      if (signal.aborted) return
      yield { item, ...drawn, tookMs: now() - beganMs }
    } catch (error) {
      if (signal.aborted) return
      console.error('a picture of the set failed', item.fileName, error)
      onFailed?.(item, failureOf(error))
    }
  }
}
