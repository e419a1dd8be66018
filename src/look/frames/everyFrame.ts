import { byId } from '../../scene/features'
import type { FrameId } from '../ids'
import type { Frame } from './frame'

/** The code of all frames, for those that lay out any card. */
export const EVERY_FRAME: Readonly<Record<FrameId, Frame>> = byId(
  import.meta.glob<Frame>('./*/frame.ts', { import: 'frame', eager: true }),
)
