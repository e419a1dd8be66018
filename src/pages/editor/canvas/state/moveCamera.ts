import type { Box, Point, PartId } from '../../../../scene/nodes'
import { FITTED, shiftIntoView, zoomedAbout, zoomedByStep, type Camera } from '../geometry/camera'
import { cameraAtom, cardPlaceAtom, deskRoomAtom, fitAtom, onDesk, settleCameraAtom } from './canvasView'
import { boundsOf } from '../geometry/geometry'
import { canvasBlocksAtom } from './selection'
import { activeGestureAtom, type GestureSession, type Store } from './session'

export function moveCamera({ get, set }: Store, from: Point): GestureSession {
  const start = get(cameraAtom)
  const end = () => {
    set(settleCameraAtom)
    set(activeGestureAtom, 'idle')
  }
  set(activeGestureAtom, 'camera')
  return {
    move({ at, times }) {
      const fit = get(fitAtom)
      if (fit) set(cameraAtom, zoomedAbout(start, fit, times, from, at))
    },
    end,
    cancel() {
      set(cameraAtom, start)
      end()
    },
  }
}

const ANIMATION_MS = 200
let animationFrame = 0 // One animation at a time; a gesture stops it.

export function stopCameraAnimation({ set }: Pick<Store, 'set'>): void {
  if (animationFrame === 0) return
  cancelAnimationFrame(animationFrame)
  animationFrame = 0
  set(settleCameraAtom)
}

export function animateCamera({ get, set }: Store, to: Camera): void {
  stopCameraAnimation({ set })
  const from = get(cameraAtom)
  const isReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  const startMs = performance.now()
  const step = (nowMs: number) => {
    const share = isReducedMotion ? 1 : Math.min(1, Math.max(0, (nowMs - startMs) / ANIMATION_MS))
    set(cameraAtom, share < 1 ? between(from, to, 1 - (1 - share) ** 3) : to)
    if (share < 1) animationFrame = requestAnimationFrame(step)
    else {
      animationFrame = 0
      set(settleCameraAtom)
    }
  }
  step(startMs)
}

export function fitCamera(store: Store): void {
  animateCamera(store, FITTED)
}

/** Zoom is interpolated exponentially, and the centre in proportion. */
function between(from: Camera, to: Camera, share: number): Camera {
  const zoom = from.zoom * (to.zoom / from.zoom) ** share
  const done = to.zoom === from.zoom ? share : (zoom - from.zoom) / (to.zoom - from.zoom)
  return { zoom, x: from.x + (to.x - from.x) * done, y: from.y + (to.y - from.y) * done }
}

export function stepZoom(store: Store, direction: 1 | -1): void {
  const fit = store.get(fitAtom)
  const desk = store.get(deskRoomAtom)?.desk
  if (fit && desk) animateCamera(store, zoomedByStep(store.get(cameraAtom), fit, desk, direction))
}

/** Ctrl with 0 fits the card, with + and − zooms a step. */
export function zoomByKey(store: Store, event: ZoomKey): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return
  if (event.key === '0') fitCamera(store)
  else if (event.key === '+' || event.key === '=') stepZoom(store, 1)
  else if (event.key === '-') stepZoom(store, -1)
  else return
  event.preventDefault()
}

type ZoomKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault'>

export function showBlock(store: Store, id: PartId): void {
  const place = store.get(cardPlaceAtom)
  const block = store.get(canvasBlocksAtom).find((candidate) => candidate.id === id)
  if (place && block) panIntoView(store, onDesk(place, boundsOf(block)))
}

export function panIntoView(store: Store, box: Box): void {
  const camera = store.get(cameraAtom)
  const desk = store.get(deskRoomAtom)?.desk
  if (camera.zoom === FITTED.zoom || !desk) return
  const { x, y } = shiftIntoView(box, desk)
  if (x !== 0 || y !== 0) animateCamera(store, { ...camera, x: camera.x + x, y: camera.y + y })
}
