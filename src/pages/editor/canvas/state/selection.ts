import { atom, type Getter } from 'jotai'
import { pictures } from '../../../../draw/pictures/images'
import type { PartId, Point } from '../../../../scene/nodes'
import { editorScene } from '../../../../state/editorScene'
import type { WordsId } from '../../../../state/draft'
import type { KeptSelection } from '../../inPlace/useWrappedField'
import { canvasBlocks, type CanvasBlock } from '../geometry/canvasBlocks'

const NONE: readonly CanvasBlock[] = []

export const canvasBlocksAtom = atom((get) => {
  const scene = get(editorScene.readySceneAtom)
  return scene ? canvasBlocks(scene).filter(isLoaded) : NONE
})

/** A picture that is loading or has failed cannot be moved. */
function isLoaded({ picture }: CanvasBlock): boolean {
  return !picture || typeof pictures.find(picture.src) === 'object'
}

export function textStyleRoleIn(get: Getter, id: PartId): PartId {
  return get(canvasBlocksAtom).find((block) => block.id === id)?.role ?? id
}

const chosenIdAtom = atom<PartId | null>(null)

/** Null if none is chosen or the chosen one is not shown. */
export const chosenBlockAtom = atom((get) => {
  const id = get(chosenIdAtom)
  return id === null ? null : (get(canvasBlocksAtom).find((block) => block.id === id) ?? null)
})

export const chosenBlockIdAtom = atom(
  (get) => get(chosenBlockAtom)?.id ?? null,
  (_get, set, id: PartId | null) => set(chosenIdAtom, id),
)

const pointedIdAtom = atom<PartId | null>(null)

export const pointedBlockAtom = atom(
  (get) => {
    const id = get(pointedIdAtom)
    return id === null || id === get(chosenIdAtom)
      ? null
      : (get(canvasBlocksAtom).find((block) => block.id === id) ?? null)
  },
  (_get, set, id: PartId | null) => set(pointedIdAtom, id),
)

interface EditedBlock {
  id: WordsId
  words: WordsId
  at: Point | undefined // where it was tapped, in card px
  selection?: KeptSelection
}

export const editedBlockAtom = atom<EditedBlock | null>(null)
