import { atom } from 'jotai'
import { collectPictures } from '../draw/pictures/collectPictures'
import { keysStartingWith, readText, storageDependenciesAtom, StorageError } from './storage/textStorage'
import { editorStateAtom } from './editorState'

const OURS = 'quotidian-'
const OWN_PICTURE = /own:[\w-]+/g // how a card names a picture of its maker's, kept in the browser

/**
 * Every own picture that anything kept still names: this card and its steps, another tab's, one set aside or damaged,
 * templates, a later version's data. It is searched for as text, so that nothing need be understood. null where
 * storage cannot be read: then no picture may be thrown away.
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

/** Throws away the pictures that nothing kept names any more; once a page, beside everything else. */
export const collectOwnPicturesAtom = atom(null, (get, set) => {
  if (get(hasCollectedAtom)) return
  set(hasCollectedAtom, true)
  const used = set(picturesInUseAtom)
  if (used) void collectPictures(used).catch((error) => console.warn('pictures were not sorted out', error))
})
