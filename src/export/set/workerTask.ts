import type { FaceRule } from '../../draw/fonts/fontRetry'
import type { Picture } from '../../draw/pictures/picture'
import type { ReadyScene } from '../../draw/readyScene'
import type { ExportErrorCode } from '../exportError'
import type { exportRequest } from './exportRequest'
import type { DrawnPicture } from './setDrawer'

/** What a worker is asked to draw. All that only a page knows comes with it. */
export interface SetTask {
  id: number // in the answer too: one may come after its asker has gone
  scene: ReadyScene['scene']
  request: ReturnType<typeof exportRequest>
  faces: readonly FaceRule[] // of families that it has not been sent yet
  pictures: readonly string[] // that the scene shows and that came
  newPictures: readonly (readonly [src: string, picture: Picture])[] // those that it does not hold from the picture before
}

export type SetAnswer = { id: number } & (
  { drawn: DrawnPicture } | { problem: ExportErrorCode; message: string }
)

/** Sent once, when the worker has started: whether it can draw. */
export interface SetGreeting {
  canDraw: boolean
}
