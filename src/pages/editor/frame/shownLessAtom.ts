import { atom } from 'jotai'
import { editorScene } from '../../../state/editorScene'
import { targetAtom } from '../../../state/target'

/** What is on the card for which its target shows it to fewer people; null if nothing. */
export const shownLessAtom = atom((get) => {
  const blocks = get(editorScene.currentSceneAtom)?.blocks ?? []
  return get(targetAtom)?.showsLess?.find((mark) => blocks.some(({ id }) => id === mark)) ?? null
})
