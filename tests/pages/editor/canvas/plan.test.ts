import { createStore } from 'jotai'
import { beforeEach, expect, it } from 'vitest'
import type { Box, Scene } from '../../../../src/scene/nodes'
import { planAtom } from '../../../../src/pages/editor/canvas/state/canvasView'
import { changeSettingsAtom, placeQuoteAtom } from '../../../../src/state/card'
import { editorScene } from '../../../../src/state/editorScene'
import { layoutAtom } from '../../../../src/state/scene'
import { QUOTE } from '../../../layout/cards'

let store: ReturnType<typeof createStore>
let textBox: Box

function layoutCard(): Scene {
  const plan = { textBox: { ...textBox }, placedByFrame: [], colouredByFrame: [] }
  return { width: 540, height: 540, still: [], live: [], blocks: [], notices: [], plan }
}

beforeEach(() => {
  store = createStore()
  textBox = { x: 40, y: 40, width: 460, height: 460 }
  store.set(layoutAtom, { layoutCard })
  store.set(placeQuoteAtom, QUOTE)
})

it('stays the same object while a block is moved: the toolbar, hidden meanwhile, is not rendered', () => {
  const [scene, plan] = [store.get(editorScene.readySceneAtom), store.get(planAtom)]
  store.set(changeSettingsAtom, { placements: { content: { dx: 0.1, dy: 0, scale: 1, width: 0 } } })
  expect(store.get(editorScene.readySceneAtom)).not.toBe(scene)
  expect(store.get(planAtom)).toBe(plan)
})

it('follows a frame that plans otherwise', () => {
  const plan = store.get(planAtom)
  textBox = { ...textBox, width: 300 }
  store.set(changeSettingsAtom, { frameStyle: 'polaroid' })
  expect(store.get(planAtom)).not.toBe(plan)
  expect(store.get(planAtom)?.textBox.width).toBe(300)
})
