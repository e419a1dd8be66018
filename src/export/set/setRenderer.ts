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
