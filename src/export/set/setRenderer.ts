import type { SetItem } from '../../card/set/setItem'
import type { PictureFailure } from '../../draw/pictures/picture'

/** A picture as its encoder gives it. */
export interface EncodedPicture {
  file: Blob
  preview: Blob // the same, small
  widthPx: number
  heightPx: number
}

/** A finished picture. */
export interface DrawnPicture extends EncodedPicture {
  failedPictures: readonly PictureFailure[] // drawn as placeholders
}

/** Draws pictures of sets: encoded by a worker, or on the page. */
export interface SetRenderer {
  /** Makes ready what can be before its turn, so that `draw` need not wait for it: lays the picture out, loads its fonts and pictures, and may draw it. Rejects as `draw` does. */
  prepare(item: SetItem, signal: AbortSignal): Promise<unknown>
  /** @throws {ExportError} */
  draw(item: SetItem, signal: AbortSignal): Promise<DrawnPicture>
  /** Gives back what it holds. */
  close(): void
}
