import { atom, type Getter } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { deviceRatio } from '../../../../draw/deviceRatio'
import { cardSize } from '../../../../layout/view'
import type { Box, Point, Scene, ScenePlan } from '../../../../scene/nodes'
import { isSameJson } from '../../../../scene/values'
import { aspectRatioAtom } from '../../../../state/card'
import { editorScene } from '../../../../state/editorScene'
import { targetAtom } from '../../../../state/target'
import { viewAtom } from '../../../../state/view'
import { cardOnDesk, FITTED, clampedCamera, type Camera } from '../geometry/camera'

/** In CSS px from the desk's corner: the area that shows the card, and the area a fitted card may fill. */
export interface DeskRoom {
  desk: Box
  room: Box
}

export const deskRoomAtom = atom<DeskRoom | null>(null)

export const logicalSizeAtom = atom((get) => cardSize(get(aspectRatioAtom), get(viewAtom), get(targetAtom)))

/** Whole px, or the drawn card and its shadow would be offset by a fraction. */
export const fitAtom = atom<Box | null>((get) => {
  const room = get(deskRoomAtom)?.room
  if (!room) return null
  const size = get(logicalSizeAtom)
  const width = Math.floor(Math.min(room.width, (room.height * size.width) / size.height))
  const height = Math.round((width * size.height) / size.width)
  if (width <= 0 || height <= 0) return null
  const x = Math.round(room.x + (room.width - width) / 2)
  const y = Math.round(room.y + (room.height - height) / 2)
  return { x, y, width, height }
})

const cameraBaseAtom = atom(FITTED)
const settledBaseAtom = atom(FITTED)

function clamped(get: Getter, camera: Camera): Camera {
  const fit = get(fitAtom)
  const desk = get(deskRoomAtom)?.desk
  return fit && desk ? clampedCamera(camera, fit, desk) : FITTED
}

/** The current camera; follows a gesture frame by frame. */
export const cameraAtom = atom(
  (get) => clamped(get, get(cameraBaseAtom)),
  (_get, set, camera: Camera) => set(cameraBaseAtom, camera),
)

export const isZoomedAtom = atom((get) => get(cameraAtom).zoom > FITTED.zoom)

/** The camera of the last drawing, which gestures only transform; the card is redrawn at their end. */
export const settledCameraAtom = atom((get) => clamped(get, get(settledBaseAtom)))

export const settleCameraAtom = atom(null, (get, set) => {
  const fit = get(fitAtom)
  const camera = get(cameraAtom)
  if (!fit) {
    set(settledBaseAtom, camera)
    return
  }
  const { x, y } = cardOnDesk(fit, camera)
  const whole = (px: number) => Math.round(px * deviceRatio()) / deviceRatio()
  const settled = { zoom: camera.zoom, x: camera.x + whole(x) - x, y: camera.y + whole(y) - y }
  set(cameraBaseAtom, settled)
  set(settledBaseAtom, settled)
})

/** The card's box on the desk, and CSS px per card px. */
export interface CardPlace {
  box: Box
  scale: number
}

export const cardPlaceAtom = atom<CardPlace | null>((get) => {
  const fit = get(fitAtom)
  if (!fit) return null
  const box = cardOnDesk(fit, get(cameraAtom))
  return { box, scale: box.width / get(logicalSizeAtom).width }
})

export function onCard({ box, scale }: CardPlace, { x, y }: Point): Point {
  return { x: (x - box.x) / scale, y: (y - box.y) / scale }
}

export function onDesk({ box, scale }: CardPlace, { x, y, width, height }: Box): Box {
  return { x: box.x + x * scale, y: box.y + y * scale, width: width * scale, height: height * scale }
}

/** The frame's layout plan, identical while unchanged; null without a card. */
export const planAtom = selectAtom<Scene | null, ScenePlan | null>(
  editorScene.readySceneAtom,
  (scene) => scene?.plan ?? null,
  isSameJson,
)
