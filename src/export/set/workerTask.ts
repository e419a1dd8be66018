import type { FaceRule } from '../../draw/fonts/fontRetry'
import type { Picture } from '../../draw/pictures/picture'
import type { ReadyScene } from '../../draw/readyScene'
import type { EncodeRequest } from '../encodeCard'
import type { ExportErrorCode } from '../exportError'
import type { SafeRatio } from '../pixelRatio'
import type { DrawnPicture } from './setDrawer'

/** A picture to draw and encode. All that only a page knows comes with it. */
export interface DrawTask {
  kind: 'draw'
  scene: ReadyScene['scene']
  request: EncodeRequest
  faces: readonly FaceRule[] // of families that it has not been sent yet
  pictures: readonly string[] // that the scene shows and that came
  newPictures: readonly (readonly [src: string, picture: Picture])[] // those that it does not hold from the picture before
}

/** One that the page has drawn, to encode. */
export interface EncodeTask {
  kind: 'encode'
  bitmap: ImageBitmap
  size: SafeRatio
  request: EncodeRequest
}

/** `id`: in the answer too, since one may come after its asker has gone. */
export type SetTask = { id: number } & (DrawTask | EncodeTask)

/** `smooth-clip`: only a page draws this one as it is exported (sharpClips.ts). */
export type SetAnswer = { id: number } & (
  { drawn: DrawnPicture } | { problem: ExportErrorCode | 'smooth-clip'; message: string }
)

/** Sent once, when the worker has started: whether it can draw. */
export interface SetGreeting {
  canDraw: boolean
}
