import { atom } from 'jotai'
import { boxesOverlap } from '../../../scene/box'
import { leafNodes } from '../../../scene/leafNodes'
import type { Box } from '../../../scene/nodes'
import { printBox } from '../../../scene/printBox'
import { beginStepAtom, endStepAtom, settingsAtom } from '../../../state/card'
import { editorScene } from '../../../state/editorScene'
import { placeBlockAtom } from '../canvas/state/blockChanges'

/** Blocks whose words were dragged onto others; not those that a composition lays over each other. */
export const draggedOntoWordsAtom = atom((get) => {
  const { blocks, live } = get(editorScene.readySceneAtom) ?? { blocks: [], live: [] }
  if (!blocks.some(({ offset }) => offset)) return []
  const leaves = leafNodes(live).filter(({ node }) => node.type === 'text' && !node.isDecoration)
  const prints = blocks.map(({ id, offset = { x: 0, y: 0 }, isSeal }) => {
    const own = isSeal ? [] : leaves.filter(({ block }) => block === id)
    const now = own.flatMap(({ node }) => printBox(node))
    const before = now.map((box) => ({ ...box, x: box.x - offset.x, y: box.y - offset.y }))
    return { id, isMoved: offset.x !== 0 || offset.y !== 0, now, before }
  })
  const anyOverlap = (some: readonly Box[], others: readonly Box[]) =>
    some.some((one) => others.some((other) => boxesOverlap(one, other)))
  const meets = (one: (typeof prints)[number], other: (typeof prints)[number]) =>
    one !== other && anyOverlap(one.now, other.now) && !anyOverlap(one.before, other.before)
  return prints.filter((one) => one.isMoved && prints.some((other) => meets(one, other))).map(({ id }) => id)
})

export const putBackAtom = atom(null, (get, set) => {
  set(beginStepAtom)
  for (const id of get(draggedOntoWordsAtom)) {
    const placement = get(settingsAtom).placements[id]
    if (placement) set(placeBlockAtom, id, { ...placement, dx: 0, dy: 0 })
  }
  set(endStepAtom)
})
