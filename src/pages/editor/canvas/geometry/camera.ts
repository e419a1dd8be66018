import type { Box, Point } from '../../../../scene/nodes'
import { clamp } from '../../../../scene/values'
import { middleOf } from '../../../../scene/box'

/** Zoom relative to the fitted size, and the centre's offset in px from its fitted place. */
export interface Camera extends Point {
  zoom: number
}

export const FITTED: Camera = { zoom: 1, x: 0, y: 0 }
export const ZOOM_LIMITS = { min: 1, max: 8 } as const

const MARGIN_PX = 24 // how far a card larger than the desk can be panned past its edge
const STEP = 1.5

export function cardOnDesk(fit: Box, { zoom, x, y }: Camera): Box {
  const middle = middleOf(fit)
  const [width, height] = [fit.width * zoom, fit.height * zoom]
  return { x: middle.x + x - width / 2, y: middle.y + y - height / 2, width, height }
}

export function zoomedAbout(camera: Camera, fit: Box, factor: number, from: Point, to: Point = from): Camera {
  const zoom = clamp(camera.zoom * factor, ZOOM_LIMITS.min, ZOOM_LIMITS.max)
  const times = zoom / camera.zoom
  const middle = middleOf(fit)
  return {
    zoom,
    x: to.x + (middle.x + camera.x - from.x) * times - middle.x,
    y: to.y + (middle.y + camera.y - from.y) * times - middle.y,
  }
}

export function zoomedByStep(camera: Camera, fit: Box, shown: Box, direction: 1 | -1): Camera {
  return zoomedAbout(camera, fit, STEP ** direction, middleOf(shown))
}

/** Limits the camera: a card that fits stays in place, a larger one never leaves the desk. */
export function clampedCamera({ zoom, x, y }: Camera, fit: Box, shown: Box): Camera {
  const middle = middleOf(fit)
  return {
    zoom,
    x: clampAxis(middle.x + x, fit.width * zoom, shown.x, shown.width, middle.x) - middle.x,
    y: clampAxis(middle.y + y, fit.height * zoom, shown.y, shown.height, middle.y) - middle.y,
  }
}

/** All of the box, or the middle of a larger one. */
export function shiftIntoView(box: Box, shown: Box): Point {
  const shift = (at: number, sidePx: number, edge: number, extent: number) => {
    const min = edge + MARGIN_PX
    const max = edge + extent - MARGIN_PX - sidePx
    return (min > max ? edge + (extent - sidePx) / 2 : clamp(at, min, max)) - at
  }
  return {
    x: shift(box.x, box.width, shown.x, shown.width),
    y: shift(box.y, box.height, shown.y, shown.height),
  }
}

function clampAxis(at: number, sidePx: number, edge: number, extent: number, home: number): number {
  const min = edge + extent - MARGIN_PX - sidePx / 2
  const max = edge + MARGIN_PX + sidePx / 2
  return min > max ? home : clamp(at, min, max)
}
