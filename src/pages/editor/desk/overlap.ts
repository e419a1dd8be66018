import { atom } from 'jotai'
import { withPlacement } from '../../../card/placements'
import { boxesOverlap } from '../../../scene/box'
import { leafNodes } from '../../../scene/leafNodes'
import type { BlockId, Box, PartId, Point, Scene } from '../../../scene/nodes'
import { beginStepAtom, changeSettingsAtom, endStepAtom, settingsAtom } from '../../../state/card'
import { editorScene } from '../../../state/editorScene'

const INK_EM = { above: 0.7, below: 0.1 } // × the size, from the baseline

/** Blocks that were dragged onto the words of others. */
export const draggedOntoWordsAtom = atom((get) => {
  const scene = get(editorScene.readySceneAtom)
  return scene?.blocks.some(({ offset }) => offset) ? draggedOntoWords(scene) : []
})

export const putBackAtom = atom(null, (get, set) => {
  const { placements } = get(settingsAtom)
  const back = get(draggedOntoWordsAtom).reduce((all, id) => {
    const placement = all[id]
    return placement ? withPlacement(all, id, { ...placement, dx: 0, dy: 0 }) : all
  }, placements)
  set(beginStepAtom)
  set(changeSettingsAtom, { placements: back })
  set(endStepAtom)
})

/** Not those that a composition lays over each other. */
function draggedOntoWords(scene: Scene): BlockId[] {
  const inks = scene.blocks.map(({ id, offset = { x: 0, y: 0 }, isSeal }) => {
    const now = isSeal ? [] : inkOf(scene, id)
    return { id, offset, now, before: now.map((box) => shifted(box, offset)) }
  })
  const meet = (some: readonly Box[], others: readonly Box[]) =>
    some.some((one) => others.some((other) => boxesOverlap(one, other)))
  return inks
    .filter(({ offset }) => offset.x !== 0 || offset.y !== 0)
    .filter((one) =>
      inks.some((other) => other !== one && meet(one.now, other.now) && !meet(one.before, other.before)),
    )
    .map(({ id }) => id)
}

function inkOf({ live }: Scene, id: PartId): Box[] {
  return leafNodes(live).flatMap(({ node, block }) => {
    if (block !== id || node.type !== 'text' || node.isDecoration || node.runs.length === 0) return []
    const sizePx = Math.max(...node.runs.map(({ font }) => font.sizePx))
    const from = Math.min(...node.runs.map(({ x }) => x))
    const end = Math.max(...node.runs.map(({ x, widthPx }) => x + widthPx))
    const height = (INK_EM.above + INK_EM.below) * sizePx
    return [{ x: node.x + from, y: node.y - INK_EM.above * sizePx, width: end - from, height }]
  })
}

function shifted(box: Box, { x, y }: Point): Box {
  return { ...box, x: box.x - x, y: box.y - y }
}
