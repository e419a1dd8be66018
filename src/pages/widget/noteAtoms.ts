import { atom, type Atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { mediaQuery } from '../../styles/media'
import { readStored, writeStored } from '../../state/storage/stored'
import { afterLoad } from '../browser/afterLoad'

/** The note's delay after the page has loaded (DECISIONS.md, Developer's note). */
export const NOTE_DELAY_MS = 2_000

export const NOTE_ID = 'developer-note'

const NOTE_STORAGE_KEY = 'quotidian-note'
const MINIMISED = 'minimised'

const isShownBaseAtom = atom(false)
const isMinimisedBaseAtom = atom(false)

export const isNoteShownAtom: Atom<boolean> = isShownBaseAtom

export const showNoteAtom = atom(null, (get, set) => {
  if (get(isShownBaseAtom)) return
  const left = readStored(NOTE_STORAGE_KEY)
  set(isMinimisedBaseAtom, left ? left === MINIMISED : !matchMedia(mediaQuery('--margin')).matches)
  set(isShownBaseAtom, true)
})

export const isNoteMinimisedAtom = atom(
  (get) => get(isMinimisedBaseAtom),
  (_get, set, isMinimised: boolean) => {
    set(isMinimisedBaseAtom, isMinimised)
    writeStored(NOTE_STORAGE_KEY, isMinimised ? MINIMISED : 'expanded')
  },
)

/** In the editor the note is a button until pressed, since the space belongs to the card. */
export const isWorkspaceNoteOpenAtom = atom(false)

export function useNoteDelay(): void {
  const show = useSetAtom(showNoteAtom)
  useEffect(() => afterLoad(NOTE_DELAY_MS, show), [show])
}
