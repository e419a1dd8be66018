import { inOrder } from '../../scene/features'
import type { FrameId } from '../ids'
import type { FrameMeta } from './frame'

/** Editor order. To add one, add its folder. */
export const FRAMES: Readonly<Record<FrameId, FrameMeta>> = inOrder(
  import.meta.glob<FrameMeta>('./*/meta.ts', { import: 'meta', eager: true }),
)

export type { FrameId }
