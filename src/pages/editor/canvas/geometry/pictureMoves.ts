import { ZOOM } from '../../../../look/backgrounds'
import { fittedBox, type Fitting } from '../../../../scene/fittedBox'
import type { Box, Point } from '../../../../scene/nodes'
import { clamp } from '../../../../scene/values'
import { middleOf } from './geometry'

interface PictureSize {
  widthPx: number
  heightPx: number
}

/** A picture in its box as it can be moved: `fitting.zoom` is given. */
export type MovableFitting = Fitting & { zoom: number }

/** Dragged by px of the card. Focus stays within 0 to 1, so that a picture that covers its box never opens a gap. */
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

/** Zoomed by a factor; what lies in the middle of the box stays there as far as the edges allow. */
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

/** The focus that puts a picture's start so far from its box's; where there is nothing to choose, the one it has. */
function focusAt(startPx: number, freePx: number, before: number): number {
  return Math.abs(freePx) < 1e-6 ? before : clamp(startPx / freePx, 0, 1)
}
