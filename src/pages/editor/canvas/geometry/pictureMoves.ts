import { ZOOM } from '../../../../look/backgrounds'
import { fittedBox, type Fitting } from '../../../../scene/box'
import type { Box, Point } from '../../../../scene/nodes'
import { clamp } from '../../../../scene/values'
import { middleOf } from './geometry'

interface PictureSize {
  widthPx: number
  heightPx: number
}

/** A movable picture's fitting, with its zoom. */
export type MovableFitting = Fitting & { zoom: number }

/**
 * Drags by px of the card. Focus stays within 0 to 1, so that a picture that covers its box never leaves a
 * gap.
 */
export function draggedPicture(
  fitting: MovableFitting,
  box: Box,
  picture: PictureSize,
  by: Point,
): MovableFitting {
  const laid = fittedBox({ ...box, ...fitting }, picture)
  return {
    ...fitting,
    focus: {
      x: focusAt(laid.x + by.x - box.x, box.width - laid.width, fitting.focus.x),
      y: focusAt(laid.y + by.y - box.y, box.height - laid.height, fitting.focus.y),
    },
  }
}

/** Zooms by a factor about the middle of the box, as far as the edges allow. */
export function zoomedPicture(
  fitting: MovableFitting,
  box: Box,
  picture: PictureSize,
  factor: number,
): MovableFitting {
  const zoom = clamp(fitting.zoom * factor, ZOOM.min, ZOOM.max)
  const laid = fittedBox({ ...box, ...fitting }, picture)
  const times = zoom / fitting.zoom
  const middle = middleOf(box)
  const startAt = (axis: 'x' | 'y') => middle[axis] - (middle[axis] - laid[axis]) * times - box[axis]
  return {
    ...fitting,
    zoom,
    focus: {
      x: focusAt(startAt('x'), box.width - laid.width * times, fitting.focus.x),
      y: focusAt(startAt('y'), box.height - laid.height * times, fitting.focus.y),
    },
  }
}

/** The focus that puts the picture's start `startPx` from its box's; unchanged if there is no free space. */
function focusAt(startPx: number, freePx: number, before: number): number {
  return Math.abs(freePx) < 1e-6 ? before : clamp(startPx / freePx, 0, 1)
}
