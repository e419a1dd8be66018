import { outsetBox } from '../../../../scene/box'
import type { Point, SceneBlock } from '../../../../scene/nodes'
import { kindOf } from '../geometry/blockKinds'
import { type CanvasBlock, blockAt } from '../geometry/canvasBlocks'
import { cameraAtom, cardPlaceAtom, onCard, onDesk, logicalSizeAtom, planAtom } from './canvasView'
import { FITTED } from '../geometry/camera'
import { toLocal, minus, movedBox, plus, opticalBox, distanceTo, midpoint } from '../geometry/geometry'
import { handleAt, HANDLES, handlesOn, type HandleId } from '../geometry/handles'
import { moveCamera } from './moveCamera'
import { movePicture } from './movePicture'
import { canvasBlocksAtom, chosenBlockAtom, chosenBlockIdAtom } from './selection'
import {
  activeGestureAtom,
  type GestureSession,
  type Store,
  guidesAtom,
  lineWidthBoxAtom,
  type BlockGesture,
  announcementAtom,
} from './session'
import { sizeBlock, widenBlock } from './sizeBlock'
import { beginStepAtom, cancelStepAtom, endStepAtom, settingsAtom } from '../../../../state/card'
import { placeBlockAtom, placementOf, sharesOf } from './blockChanges'
import { guidesOn, snapLines, snapShift } from '../geometry/snapping'

const SNAP_PX = 6 // screen px

/** In screen px. */
export const SELECTION_GAP_PX = 10
const MIN_TARGET_PX = { mouse: 16, pen: 44, touch: 44 }

type TextBlock = CanvasBlock & { id: SceneBlock['id'] }

export function targetAt({ get }: Pick<Store, 'get'>, point: Point, kind: keyof typeof MIN_TARGET_PX) {
  const place = get(cardPlaceAtom)
  if (!place) return { handle: null, block: null }
  const chosen = get(chosenBlockAtom)
  const handle = chosen && handleUnder(chosen, point, onDesk(place, chosen.box))
  if (handle) return { handle, block: chosen }
  const blocks = get(canvasBlocksAtom)
  const block = blockAt(onCard(place, point), blocks, MIN_TARGET_PX[kind] / place.scale, chosen?.id)
  return { handle: null, block }
}

export function selectionFrame(block: CanvasBlock, box: CanvasBlock['box']) {
  return block.isPicture ? box : outsetBox(box, SELECTION_GAP_PX)
}

export function handlesFor(block: CanvasBlock, frame: CanvasBlock['box']): HandleId[] {
  return handlesOn(frame, {
    size: block.isPicture || block.sizePx > 0,
    width: kindOf(block.id).hasAdjustableWidth && !block.hasFixedWidth,
  })
}

function handleUnder(block: CanvasBlock, point: Point, box: CanvasBlock['box']): HandleId | null {
  const frame = selectionFrame(block, box)
  return handleAt(toLocal({ box: frame, turnDeg: block.turnDeg }, point), frame, handlesFor(block, frame))
}

/** A drag resizes or moves a block (and selects it), moves the chosen picture, or pans. */
export function dragSession(store: Store, from: Point, kind: keyof typeof MIN_TARGET_PX, isPanning: boolean) {
  const { get, set } = store
  const { handle, block } = targetAt(store, from, kind)
  const pan = () => (get(cameraAtom).zoom > FITTED.zoom ? moveCamera(store, from) : null)
  if (isPanning || !block) return pan()
  if (block.isPicture && get(chosenBlockIdAtom) !== 'picture') return pan()
  set(chosenBlockIdAtom, block.id)
  if (block.isPicture) return onBlock(store, block, movePicture(store, block, from, handle !== null))
  const text = block as TextBlock
  if (!handle) return onBlock(store, text, moveBlock(store, text, from))
  const resize = HANDLES[handle].changes === 'size' ? sizeBlock : widenBlock
  return onBlock(store, text, resize(store, text, handle, from))
}

export function pinchSession(store: Store, a: Point, b: Point): GestureSession {
  const { get } = store
  const middle = midpoint(a, b)
  const place = get(cardPlaceAtom)
  const chosen = get(chosenBlockAtom)
  const isTargeted = (block: CanvasBlock) => {
    if (!place) return false
    const frame = selectionFrame(block, onDesk(place, block.box))
    const reach = outsetBox(frame, Math.max(0, (88 - frame.width) / 2), Math.max(0, (88 - frame.height) / 2))
    return distanceTo(reach, toLocal({ box: frame, turnDeg: block.turnDeg }, middle)) === 0
  }
  if (chosen && isTargeted(chosen)) {
    const gesture = chosen.isPicture
      ? movePicture(store, chosen, middle, false)
      : chosen.sizePx > 0
        ? sizeBlock(store, chosen as TextBlock, null, middle)
        : null
    const session = onBlock(store, chosen, gesture)
    if (session) return session
  }
  return moveCamera(store, middle)
}

function onBlock(
  { get, set }: Store,
  { id }: CanvasBlock,
  gesture: BlockGesture | null,
): GestureSession | null {
  if (!gesture) return null
  const rest = () => {
    set(guidesAtom, [])
    set(lineWidthBoxAtom, null)
    set(activeGestureAtom, 'idle')
  }
  set(activeGestureAtom, 'block')
  set(beginStepAtom)
  return {
    move: (update) => gesture.move(update),
    end() {
      if (id !== 'picture') set(placeBlockAtom, id, placementOf(get, id))
      set(endStepAtom)
      set(announcementAtom, { what: gesture.what, id })
      rest()
    },
    cancel() {
      set(cancelStepAtom)
      rest()
    },
  }
}

function moveBlock({ get, set }: Store, block: TextBlock, from: Point): BlockGesture {
  const card = get(logicalSizeAtom)
  const start = get(cardPlaceAtom)
  const margins = get(planAtom)?.textBox ?? { x: 0, y: 0, ...card }
  const { align } = get(settingsAtom).textSettings
  const opticalBoxOf = (candidate: CanvasBlock) => opticalBox(candidate, margins, align)
  const others = get(canvasBlocksAtom).filter(({ id, isPicture }) => id !== block.id && !isPicture)
  const lines = snapLines(card, margins, others.map(opticalBoxOf))
  const startBox = opticalBoxOf(block)
  const before = placementOf(get, block.id)
  return {
    what: 'moved',
    move({ at, isFree }) {
      const place = get(cardPlaceAtom)
      if (!start || !place) return
      const dragged = minus(onCard(place, at), onCard(start, from))
      const snap = isFree
        ? { x: 0, y: 0 }
        : snapShift(movedBox(startBox, dragged), lines, SNAP_PX / place.scale)
      const offset = plus(block.offset, plus(dragged, snap))
      set(placeBlockAtom, block.id, { ...before, ...sharesOf(get, offset) })
      const moved = get(chosenBlockAtom)
      set(guidesAtom, isFree || !moved ? [] : guidesOn(opticalBoxOf(moved), lines, card))
    },
  }
}
