import { atom, type Atom } from 'jotai'
import { readStored, writeStored } from '../../../state/storage/stored'

const HINT_STORAGE_KEY = 'quotidian-hint'
const SEEN = 'seen'

const isShownBaseAtom = atom(false)

export const isHintShownAtom: Atom<boolean> = isShownBaseAtom

/** Shows the hint, unless this browser has seen it. */
export const showHintAtom = atom(null, (_get, set) => {
  set(isShownBaseAtom, readStored(HINT_STORAGE_KEY) !== SEEN)
})

/** The visitor closed the hint or used the card, so it never returns. */
export const dismissHintAtom = atom(null, (get, set) => {
  if (!get(isShownBaseAtom)) return
  set(isShownBaseAtom, false)
  writeStored(HINT_STORAGE_KEY, SEEN)
})
