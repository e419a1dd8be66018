import type { SceneBlock } from '../../../../scene/nodes'
import { beginStepAtom, cancelStepAtom, endStepAtom, settingsAtom } from '../../../../state/card'
import { placeBlockAtom, placementOf, sharesOf } from './blockChanges'
import type { CanvasBlock } from '../geometry/canvasBlocks'
import { cardPlaceAtom, logicalSizeAtom, onCard, planAtom } from './canvasView'
import { minus, movedBox, plus } from '../geometry/geometry'
import { opticalBox } from '../geometry/opticalBox'
import { canvasBlocksAtom, chosenBlockAtom } from './selection'
import { guidesAtom, type GestureUpdate, type GestureSession, type Store } from './session'
import { guidesOn, snapLines, snapShift } from '../geometry/snapping'
import { announceAtom } from './announcements'

const SNAP_PX = 6 // of the screen

/** Drags a text block, which snaps to the card's lines and other blocks. One undo step. */
export function moveBlock(
  { get, set }: Store,
  block: CanvasBlock & { id: SceneBlock['id'] },
  from: GestureUpdate['at'],
): GestureSession {
  const card = get(logicalSizeAtom)
  const start = get(cardPlaceAtom)
  const margins = get(planAtom)?.textBox ?? { x: 0, y: 0, ...card }
  const { align } = get(settingsAtom).textSettings
  const opticalBoxOf = (candidate: CanvasBlock) => opticalBox(candidate, margins, align)
  const others = get(canvasBlocksAtom).filter(({ id, isPicture }) => id !== block.id && !isPicture)
  const lines = snapLines(card, margins, others.map(opticalBoxOf))
  const startBox = opticalBoxOf(block)
  const before = placementOf(get, block.id)
  set(beginStepAtom)

  return {
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
    end() {
      set(placeBlockAtom, block.id, placementOf(get, block.id))
      set(endStepAtom)
      set(guidesAtom, [])
      set(announceAtom, { what: 'moved', id: block.id })
    },
    cancel() {
      set(cancelStepAtom)
      set(guidesAtom, [])
    },
  }
}
