import { atom } from 'jotai'
import { collectPictures } from '../draw/pictures/collectPictures'
import { keysStartingWith, readText, storageDependenciesAtom, StorageError } from './storage/textStorage'
import { editorStateAtom } from './editorState'

const OURS = 'quotidian-'
const OWN_PICTURE = /own:[\w-]+/g // Cards refer to pictures stored in the browser this way.

/**
 * Own pictures referenced by this card's steps or local storage, searched as text so that no format has to be
 * parsed. null if unreadable; then nothing may be deleted.
 */
export const picturesInUseAtom = atom(null, (get): Set<string> | null => {
  const { local } = get(storageDependenciesAtom)
  try {
    const kept = keysStartingWith(local, OURS).map((key) => readText(local, key) ?? '')
    const editorState = { ...get(editorStateAtom), history: { ...get(editorStateAtom).history, step: null } }
    return new Set([...kept, JSON.stringify(editorState)].flatMap((text) => text.match(OWN_PICTURE) ?? []))
  } catch (error) {
    if (error instanceof StorageError) return null
    throw error
  }
})

const hasCollectedAtom = atom(false)

export const collectOwnPicturesAtom = atom(null, (get, set) => {
  if (get(hasCollectedAtom)) return
  set(hasCollectedAtom, true)
  const used = set(picturesInUseAtom)
  if (!used) return
  const ofKeptCards = async () => {
    const { readKeptTextAtom } = await import('./kept/keptRecords')
    return new Set((await set(readKeptTextAtom)).match(OWN_PICTURE))
  }
  void collectPictures(used, ofKeptCards).catch((error) =>
    console.warn('unused pictures were not deleted', error),
  )
})
