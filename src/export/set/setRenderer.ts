import type { SetItem } from '../../card/set/setItem'
import type { PictureFailure } from '../../draw/pictures/picture'

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
