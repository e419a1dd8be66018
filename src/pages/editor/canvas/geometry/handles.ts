import type { Box, Point } from '../../../../scene/nodes'
import { keysOf } from '../../../../scene/values'
import { distance, distanceTo } from './geometry'

/** A handle's position on the frame, as fractions of its sides, and what dragging it changes. */
export const HANDLES = {
  nw: { share: { x: 0, y: 0 }, changes: 'size' },
  ne: { share: { x: 1, y: 0 }, changes: 'size' },
  se: { share: { x: 1, y: 1 }, changes: 'size' },
  sw: { share: { x: 0, y: 1 }, changes: 'size' },
  w: { share: { x: 0, y: 0.5 }, changes: 'width' },
  e: { share: { x: 1, y: 0.5 }, changes: 'width' },
} as const satisfies Record<string, { share: Point; changes: 'size' | 'width' }>

export type HandleId = keyof typeof HANDLES
export const HANDLE_IDS = keysOf(HANDLES)

const AREA_PX = 44
const INSIDE_SHARE = 0.25 // × the frame's side; leaves the middle free for dragging
const ROOM_FOR_SIDES_PX = 40 // Lower frames have no side handles, which would cover the corners.

export function handlesOn(frame: Box, can: { size: boolean; width: boolean }): HandleId[] {
  return HANDLE_IDS.filter((id) =>
    HANDLES[id].changes === 'size' ? can.size : can.width && frame.height >= ROOM_FOR_SIDES_PX,
  )
}

/** Handle under a point, both unrotated and in screen px; the nearest within reach. */
export function handleAt(point: Point, frame: Box, handles: readonly HandleId[]): HandleId | null {
  const reached = handles
    .filter((id) => distanceTo(handleArea(id, frame), point) === 0)
    .map((id) => ({ id, far: distance(placeOf(id, frame), point) }))
    .sort((a, b) => a.far - b.far)
  return reached[0]?.id ?? null
}

/** It has 44 px, further outside on small frames. */
export function handleArea(id: HandleId, frame: Box): Box {
  const { share } = HANDLES[id]
  const at = placeOf(id, frame)
  return {
    x: areaStart(at.x, share.x, frame.width),
    y: areaStart(at.y, share.y, frame.height),
    width: AREA_PX,
    height: AREA_PX,
  }
}

function areaStart(at: number, share: number, sidePx: number): number {
  const insidePx = Math.min(AREA_PX / 2, sidePx * INSIDE_SHARE)
  if (share === 0) return at + insidePx - AREA_PX
  return share === 1 ? at - insidePx : at - AREA_PX / 2
}

function placeOf(id: HandleId, frame: Box): Point {
  const { share } = HANDLES[id]
  return { x: frame.x + share.x * frame.width, y: frame.y + share.y * frame.height }
}
