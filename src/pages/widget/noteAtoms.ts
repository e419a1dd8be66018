import { atom } from 'jotai'
import { readStored, writeStored } from '../browser/browserStorage'

/** The developer's note appears this long after the page has loaded (DECISIONS.md, Developer's note). */
export const NOTE_DELAY_MS = 2_000

const NOTE_STORAGE_KEY = 'quotidian-note'
const MINIMISED = 'minimised'

const isShownBaseAtom = atom(false)
const isMinimisedBaseAtom = atom(false)

/** Whether its time has come. */
export const isNoteShownAtom = atom((get) => get(isShownBaseAtom))

/** Its time has come: it appears as the visitor last left it, and stays from page to page. */
export const showNoteAtom = atom(null, (get, set) => {
  if (get(isShownBaseAtom)) return
  set(isMinimisedBaseAtom, readStored(NOTE_STORAGE_KEY) === MINIMISED)
  set(isShownBaseAtom, true)
})

/** Minimised or expanded; the choice outlives the visit. */
export const isNoteMinimisedAtom = atom(
  (get) => get(isMinimisedBaseAtom),
  (_get, set, isMinimised: boolean) => {
    set(isMinimisedBaseAtom, isMinimised)
    writeStored(NOTE_STORAGE_KEY, isMinimised ? MINIMISED : 'expanded')
  },
)

/** In the editor it is a button until it is asked for: there the room belongs to the card. */
export const isWorkspaceNoteOpenAtom = atom(false)
