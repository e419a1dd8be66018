import type { EncodeRequest } from '../encodePicture'
import type { ExportErrorCode } from '../exportError'
import type { SafeRatio } from '../pixelRatio'
import type { EncodedPicture } from './setRenderer'

/** A picture that the page has drawn, to encode. */
export interface EncodeTask {
  bitmap: ImageBitmap
  size: SafeRatio
  request: EncodeRequest
}

/** `id`: in the answer too, since one may come after its asker has gone. */
export type SetTask = { id: number } & EncodeTask

export type SetAnswer = { id: number } & (
  { drawn: EncodedPicture } | { problem: ExportErrorCode; message: string }
)

/** Sent once, when the worker has started: whether it can encode. */
export interface SetGreeting {
  canEncode: boolean
}
