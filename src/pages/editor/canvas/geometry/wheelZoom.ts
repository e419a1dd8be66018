import { clamp } from '../../../../scene/values'

const PX_PER_UNIT = [1, 16, 400] // of each `deltaMode`: pixels, lines, pages
const ZOOM_PER_PX = 0.01 // a trackpad's pinch sends small steps, meant as hundredths
const MAX_ZOOM = 1.15 // a notch of a mouse wheel sends 100 px or more at once

/** The factor by which one wheel event with Ctrl zooms: smooth for a trackpad, at most ×1.15 for a notch. */
export function wheelZoom({ deltaY, deltaMode }: Pick<WheelEvent, 'deltaY' | 'deltaMode'>): number {
  const byPx = deltaY * (PX_PER_UNIT[deltaMode] ?? 1)
  return clamp(Math.exp(-byPx * ZOOM_PER_PX), 1 / MAX_ZOOM, MAX_ZOOM)
}
