import type { EncodeRequest } from '../encodePicture'
import type { ExportErrorCode } from '../exportError'
import type { SafeRatio } from '../pixelRatio'
import type { EncodedPicture } from './setRenderer'

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
