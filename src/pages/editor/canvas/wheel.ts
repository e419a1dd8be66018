import type { Point } from '../../../scene/nodes'
import { zoomedAbout } from './geometry/camera'
import { cameraAtom, fitAtom, settleCameraAtom } from './state/canvasView'
import { stopCameraAnimation } from './state/moveCamera'
import { activeGestureAtom, type Store } from './state/session'
import { clamp } from '../../../scene/values'

const PX_PER_UNIT = [1, 16, 400] // by `deltaMode`: pixels, lines, pages
const ZOOM_PER_PX = 0.01 // a trackpad's pinch sends small steps, in hundredths
const MAX_ZOOM = 1.15 // a mouse wheel's notch sends 100 px or more

const SETTLE_AFTER_MS = 160 // Wheel events have no end event.
const LINE_PX = 16

/** Safari reports a trackpad's pinch by its own gesture events. */
interface PinchEvent extends UIEvent {
  scale: number
  clientX: number
  clientY: number
}

/**
 * Ctrl and wheel or a trackpad's pinch zooms about the pointer, two fingers pan. The page itself neither
 * zooms nor scrolls.
 */
export function listenToWheel(element: HTMLElement, { get, set }: Store): () => void {
  let timer = 0
  const settleSoon = () => {
    set(activeGestureAtom, 'camera')
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      set(settleCameraAtom)
      set(activeGestureAtom, 'idle')
    }, SETTLE_AFTER_MS)
  }
  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top } = element.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const zoom = (factor: number, at: Point) => {
    const fit = get(fitAtom)
    if (!fit) return
    stopCameraAnimation({ set })
    set(cameraAtom, zoomedAbout(get(cameraAtom), fit, factor, at))
    settleSoon()
  }
  const onWheel = (event: WheelEvent) => {
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault()
      zoom(wheelZoom(event), pointOf(event))
      return
    }
    const camera = get(cameraAtom)
    if (camera.zoom <= 1) return
    event.preventDefault()
    const perUnit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1
    stopCameraAnimation({ set })
    set(cameraAtom, {
      ...camera,
      x: camera.x - event.deltaX * perUnit,
      y: camera.y - event.deltaY * perUnit,
    })
    set(cameraAtom, get(cameraAtom)) // Stores the clamped camera, so that reversing direction responds at once.
    settleSoon()
  }
  let lastScale = 1
  const onPinchStart = (event: Event) => {
    event.preventDefault()
    lastScale = (event as PinchEvent).scale
  }
  const onPinch = (event: Event) => {
    event.preventDefault()
    if (navigator.maxTouchPoints > 0) return // Touch screens send pointer events.
    const pinch = event as PinchEvent
    zoom(pinch.scale / lastScale, pointOf(pinch))
    lastScale = pinch.scale
  }
  const listening = new AbortController()
  const { signal } = listening
  element.addEventListener('wheel', onWheel, { passive: false, signal })
  element.addEventListener('gesturestart', onPinchStart, { signal })
  element.addEventListener('gesturechange', onPinch, { signal })
  return () => {
    clearTimeout(timer)
    listening.abort()
  }
}

/** Zoom factor of a wheel event with Ctrl: smooth for trackpads, at most ×1.15 per notch. */
export function wheelZoom({ deltaY, deltaMode }: Pick<WheelEvent, 'deltaY' | 'deltaMode'>): number {
  const byPx = deltaY * (PX_PER_UNIT[deltaMode] ?? 1)
  return clamp(Math.exp(-byPx * ZOOM_PER_PX), 1 / MAX_ZOOM, MAX_ZOOM)
}
