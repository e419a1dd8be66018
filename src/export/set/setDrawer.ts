import type { SetItem } from '../../card/set/setItem'

/** A finished picture. */
export interface DrawnPicture {
  file: Blob
  preview: Blob // the same, small
  widthPx: number
  heightPx: number
}

/** Draws pictures of sets: encoded by a worker, or on the page. */
export interface SetDrawer {
  /** Makes ready what can be before its turn, so that `draw` need not wait for it: lays the picture out, loads its fonts and pictures, and may draw it. Rejects as `draw` does. */
  prepare(item: SetItem, signal: AbortSignal): Promise<unknown>
  /** @throws {ExportError} */
  draw(item: SetItem, signal: AbortSignal): Promise<DrawnPicture>
  /** Gives back what it holds. */
  close(): void
}
