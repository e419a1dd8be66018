import { byId, inOrder } from '../../scene/features'
import type { FrameId } from '../ids'
import type { Frame, FrameMeta } from './frame'

/** The frame styles in their order in the editor, without their drawing. To add one, add its folder. */
export const FRAMES: Readonly<Record<FrameId, FrameMeta>> = inOrder(
  import.meta.glob<FrameMeta>('./*/meta.ts', { import: 'meta', eager: true }),
)

const FRAME_CODE = byId<FrameId, () => Promise<Frame>>(
  import.meta.glob<Frame>('./*/frame.ts', { import: 'frame' }),
)

/** Loads one frame's code. */
export function importFrame(id: FrameId): Promise<Frame> {
  return FRAME_CODE[id]()
}

export type { FrameId }
