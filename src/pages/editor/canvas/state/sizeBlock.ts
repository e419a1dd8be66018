import { atom, type Getter } from 'jotai'
import { outsetBox, rotateVector } from '../../../../scene/box'
import type { Point, SceneBlock } from '../../../../scene/nodes'
import { clamp } from '../../../../scene/values'
import { settingsAtom } from '../../../../state/card'
import { layoutOf, placeBlockAtom, placementOf, sharesOf } from './blockChanges'
import { kindOf } from '../geometry/blockKinds'
import type { CanvasBlock } from '../geometry/canvasBlocks'
import { cardPlaceAtom, logicalSizeAtom, onCard, planAtom } from './canvasView'
import { minus, plus, pointAt } from '../geometry/geometry'
import { HANDLES, type HandleId } from '../geometry/handles'
import { PLACEMENT_LIMITS } from '../../../../card/placements'
import { canvasBlocksAtom, chosenBlockIdAtom } from './selection'
import { lineWidthBoxAtom, type GestureUpdate, type Store, announcementAtom } from './session'
import { createRewrap, createSizing, type SizeLimit } from '../geometry/sizing'
import type { AlignmentId } from '../../../../text/alignments'
import { shownCardAtom } from '../../../../state/draft'
import { viewAtom } from '../../../../state/view'

type TextBlock = CanvasBlock & { id: SceneBlock['id'] }

const NOT_MOVED_PX = 0.5
const MIN_ARM_PX = 8 // Without a minimum, a drag near the anchor would grow the block without limit.

/** Resizes a block by a corner handle, or two fingers (`handle` null). */
export function sizeBlock({ get, set }: Store, block: TextBlock, handle: HandleId | null, from: Point) {
  const size = createSizing(layoutOf(get), get(settingsAtom).placements, block.id).to
  const anchorShare = anchorOf(get(settingsAtom).textSettings.align, block.id, handle)
  const anchor = pointAt(block, anchorShare)
  const arm = handle ? minus(pointAt(block, HANDLES[handle].share), anchor) : { x: 0, y: 0 }
  const armPx = Math.max(MIN_ARM_PX, Math.hypot(arm.x, arm.y))
  const start = get(cardPlaceAtom)

  const timesOf = ({ at, times }: GestureUpdate): number => {
    const place = get(cardPlaceAtom)
    if (!handle || !place || !start) return times
    const dragged = minus(onCard(place, at), onCard(start, from))
    return 1 + (dragged.x * arm.x + dragged.y * arm.y) / armPx ** 2
  }
  return {
    what: 'sized' as const,
    move(update: GestureUpdate) {
      const sized = size(block.sizePx * Math.max(0.05, timesOf(update)))
      if (!sized) return
      const { offset = { x: 0, y: 0 }, box, turnDeg = 0 } = sized.block
      const drift = minus(anchor, pointAt({ box, turnDeg }, anchorShare))
      const back = { x: unlessSmall(drift.x), y: unlessSmall(drift.y) }
      const isMoved = back.x !== 0 || back.y !== 0
      const shares = sharesOf(get, plus(offset, back))
      set(placeBlockAtom, block.id, isMoved ? { ...sized.placement, ...shares } : sized.placement)
    },
  }
}

export function widenBlock({ get, set }: Store, block: TextBlock, handle: HandleId, from: Point) {
  const card = get(logicalSizeAtom)
  const maxPx = get(planAtom)?.textBox.width ?? card.width
  const start = get(cardPlaceAtom)
  const before = placementOf(get, block.id)
  const align = get(settingsAtom).textSettings.align
  const outwards = HANDLES[handle].share.x === 0 ? -1 : 1
  const isCentred = align === 'text-center'
  const isAnchored = align === (outwards < 0 ? 'text-left' : 'text-right') // Lines begin at the dragged side.
  const { placements } = get(settingsAtom)
  const rewrapped = createRewrap(layoutOf(get), placements, block.id, block.box.width / card.width)
  return {
    what: 'widened' as const,
    move({ at }: GestureUpdate) {
      const place = get(cardPlaceAtom)
      if (!place || !start) return
      const dragged = rotateVector(minus(onCard(place, at), onCard(start, from)), -block.turnDeg)
      const grownPx = outwards * dragged.x * (isCentred ? 2 : 1)
      const askedPx = clamp(block.box.width + grownPx, card.width * PLACEMENT_LIMITS.width.min, maxPx)
      const widthPx = card.width * rewrapped(askedPx / card.width)
      const shiftPx = isAnchored ? outwards * (widthPx - block.box.width) : 0
      const offset = plus(block.offset, rotateVector({ x: shiftPx, y: 0 }, block.turnDeg))
      set(placeBlockAtom, block.id, {
        ...before,
        ...(isAnchored ? sharesOf(get, offset) : {}),
        width: widthPx / card.width,
      })
      set(lineWidthBoxAtom, lineWidthBox(get, block, widthPx, isCentred ? 0 : outwards))
    },
  }
}

/** As high as the text, as wide as the requested line width; extended to one side or both. */
function lineWidthBox(get: Getter, block: TextBlock, widthPx: number, side: -1 | 0 | 1) {
  const now = get(canvasBlocksAtom).find(({ id }) => id === block.id)?.box ?? block.box
  const grown = outsetBox(block.box, (widthPx - block.box.width) / 2, 0)
  return { ...grown, x: grown.x + (side * (widthPx - block.box.width)) / 2, y: now.y, height: now.height }
}

/** The fixed point: the edge where lines begin, unless dragged; the middle of centred lines. */
function anchorOf(align: AlignmentId, id: SceneBlock['id'], handle: HandleId | null): Point {
  if (!handle || !kindOf(id).keepsAlignment || align === 'text-center') return { x: 0.5, y: 0.5 }
  const begins = align === 'text-left' ? 0 : 1
  return { x: HANDLES[handle].share.x === begins ? 1 - begins : begins, y: 0.5 }
}

function unlessSmall(px: number): number {
  return Math.abs(px) < NOT_MOVED_PX ? 0 : px
}

type TextId = SceneBlock['id']

const foundLimitAtom = atom<{ id: TextId; limit: SizeLimit; card: unknown; view: unknown } | null>(null)

/** Why the last step failed; null after any change. Not computed ahead, which would lay out twice per key. */
export const sizeLimitAtom = atom<SizeLimit | null>((get) => {
  const found = get(foundLimitAtom)
  const isStill =
    found?.id === get(chosenBlockIdAtom) &&
    found?.card === get(shownCardAtom) &&
    found?.view === get(viewAtom)
  return isStill ? (found?.limit ?? null) : null
})

/** Resizes by a step; returns why not if nothing changed. */
export function stepSize({ get, set }: Store, id: TextId, direction: 1 | -1): SizeLimit | null {
  const { sized, limit } = createSizing(layoutOf(get), get(settingsAtom).placements, id).step(direction)
  if (sized) {
    set(placeBlockAtom, id, sized.placement)
    set(announcementAtom, { what: 'sized', id })
  }
  set(foundLimitAtom, limit ? { id, limit, card: get(shownCardAtom), view: get(viewAtom) } : null)
  return sized ? null : (limit ?? null)
}
