import { pictures } from '../../../../draw/pictures/images'
import { changeSettingsAtom, settingsAtom } from '../../../../state/card'
import { rotateVector, fittedBox, type Fitting, middleOf } from '../../../../scene/box'
import type { Point, Box } from '../../../../scene/nodes'
import type { CanvasBlock } from '../geometry/canvasBlocks'
import { cardPlaceAtom, onCard } from './canvasView'
import { minus } from '../geometry/geometry'
import { announcementAtom, type BlockGesture, type GestureUpdate, type Store } from './session'
import { ZOOM } from '../../../../look/backgrounds'
import { clamp } from '../../../../scene/values'

/** Moves the picture in its box with one finger, zooms with two or by a handle (`isHandle`). */
export function movePicture(
  { get, set }: Store,
  block: CanvasBlock,
  from: Point,
  isHandle: boolean,
): BlockGesture | null {
  const { picture } = block
  const known = picture && pictures.find(picture.src)
  if (!picture || typeof known !== 'object') return null
  const start = get(cardPlaceAtom)

  const fittingFor = ({ at, times }: GestureUpdate): MovableFitting => {
    const place = get(cardPlaceAtom)
    if (!place || !start) return picture
    const [to, was] = [onCard(place, at), onCard(start, from)]
    if (isHandle)
      return zoomedPicture(
        picture,
        block.box,
        known,
        distanceToMiddle(to) / Math.max(1, distanceToMiddle(was)),
      )
    const by = rotateVector(minus(to, was), -block.turnDeg)
    const zoomed = times === 1 ? picture : zoomedPicture(picture, block.box, known, times)
    return draggedPicture(zoomed, block.box, known, by)
  }
  const distanceToMiddle = (point: Point) => {
    const arm = minus(point, middleOf(block.box))
    return Math.hypot(arm.x, arm.y)
  }
  return { what: 'moved', move: (update) => setFitting({ get, set }, fittingFor(update)) }
}

export function nudgePicture(store: Pick<Store, 'get' | 'set'>, block: CanvasBlock, by: Point, times = 1) {
  const { picture } = block
  const known = picture && pictures.find(picture.src)
  if (!picture || typeof known !== 'object') return
  const zoomed = times === 1 ? picture : zoomedPicture(picture, block.box, known, times)
  setFitting(store, draggedPicture(zoomed, block.box, known, by))
  store.set(announcementAtom, { what: times === 1 ? 'moved' : 'sized', id: 'picture' })
}

function setFitting({ get, set }: Pick<Store, 'get' | 'set'>, { focus, zoom }: MovableFitting): void {
  const { backgroundImage } = get(settingsAtom)
  set(changeSettingsAtom, {
    backgroundImage: { ...backgroundImage, focusX: focus.x, focusY: focus.y, zoom, findsSubject: false },
  })
}

interface PictureSize {
  widthPx: number
  heightPx: number
}

type MovableFitting = Fitting & { zoom: number }

/** Moves by card px. Focus stays within 0..1, so a covering picture never leaves a gap. */
export function draggedPicture(fitting: MovableFitting, box: Box, picture: PictureSize, by: Point) {
  const laid = fittedBox({ ...box, ...fitting }, picture)
  return {
    ...fitting,
    focus: {
      x: focusAt(laid.x + by.x - box.x, box.width - laid.width, fitting.focus.x),
      y: focusAt(laid.y + by.y - box.y, box.height - laid.height, fitting.focus.y),
    },
  }
}

/** Zooms about the box's centre, as far as the edges allow. */
export function zoomedPicture(fitting: MovableFitting, box: Box, picture: PictureSize, factor: number) {
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

/** Focus placing the picture's start `startPx` from its box's; unchanged without free space. */
function focusAt(startPx: number, freePx: number, before: number): number {
  return Math.abs(freePx) < 1e-6 ? before : clamp(startPx / freePx, 0, 1)
}
