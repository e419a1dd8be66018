import { atom, type Atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { readStored, writeStored } from '../browser/browserStorage'

/** The developer's note appears this long after the page has loaded (DECISIONS.md, Developer's note). */
export const NOTE_DELAY_MS = 2_000

/** The note's element, which the menu links to. */
export const NOTE_ID = 'developer-note'

const NOTE_STORAGE_KEY = 'quotidian-note'
const MINIMISED = 'minimised'

const isShownBaseAtom = atom(false)
const isMinimisedBaseAtom = atom(false)

/** Whether the delay has passed. */
export const isNoteShownAtom: Atom<boolean> = isShownBaseAtom

/** Shows the note as the visitor last left it; it stays from page to page. */
export const showNoteAtom = atom(null, (get, set) => {
  if (get(isShownBaseAtom)) return
  set(isMinimisedBaseAtom, readStored(NOTE_STORAGE_KEY) === MINIMISED)
  set(isShownBaseAtom, true)
})

/** Minimised or expanded; the choice is stored. */
export const isNoteMinimisedAtom = atom(
  (get) => get(isMinimisedBaseAtom),
  (_get, set, isMinimised: boolean) => {
    set(isMinimisedBaseAtom, isMinimised)
    writeStored(NOTE_STORAGE_KEY, isMinimised ? MINIMISED : 'expanded')
  },
)

/** In the editor the note is a button until it is pressed: the space there belongs to the card. */
export const isWorkspaceNoteOpenAtom = atom(false)

/** Shows the note two seconds after the page has loaded. */
export function useNoteDelay(): void {
  const show = useSetAtom(showNoteAtom)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(show, NOTE_DELAY_MS)
    }
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
    return () => {
      window.removeEventListener('load', wait)
      clearTimeout(timer)
    }
  }, [show])
}
