import { atom } from 'jotai'
import type { CardSettings } from '../../../card/settings'
import type { SceneBlock } from '../../../scene/nodes'
import { changeSettingsAtom, settingsAtom } from '../../../state/card'
import { editorScene } from '../../../state/editorScene'

const sealBlockAtom = atom((get): SceneBlock | null => {
  const blocks = get(editorScene.readySceneAtom)?.blocks ?? []
  return blocks.find(({ isSeal }) => isSeal) ?? null
})

/** The visitor's choice, else the composition's or frame's. */
export const showsSealAtom = atom((get) => get(settingsAtom).showSeal ?? get(sealBlockAtom) !== null)

/** Whether the composition or the frame places the seal. */
export const hasSealPlaceAtom = atom((get) => {
  const block = get(sealBlockAtom)
  return block !== null && (get(editorScene.readySceneAtom)?.plan.placedByFrame.includes(block.id) ?? false)
})

/** Changes the seal, which then is the card's own: one made from the watermark keeps its moved position. */
export const changeSealAtom = atom(null, (get, set, patch: Partial<CardSettings>) => {
  const { showSeal, placements } = get(settingsAtom)
  const { watermark, ...others } = placements
  const isOfWatermark = showSeal === null && get(sealBlockAtom)?.id === 'watermark'
  set(changeSettingsAtom, {
    showSeal: true,
    ...(isOfWatermark && watermark ? { placements: { ...others, seal: watermark } } : {}),
    ...patch,
  })
})
