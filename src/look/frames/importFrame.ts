import { byId } from '../../scene/features'
import type { FrameId } from '../ids'
import type { Frame } from './frame'

const FRAME_CODE = byId<FrameId, () => Promise<Frame>>(
  import.meta.glob<Frame>('./*/frame.ts', { import: 'frame' }),
)

/** One frame's code: a page that shows one card loads no other. */
export function importFrame(id: FrameId): Promise<Frame> {
  return FRAME_CODE[id]()
}
