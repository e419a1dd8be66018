import { atom, type Getter } from 'jotai'
import { joined } from '../history'
import { isSameJson } from '../json'
import { isOutdatedAtom, isUntouched, saveAtom } from './storage'
import { keysWith, readText, removeText, storageWorldAtom } from './box'
import { ASIDE_PREFIX, attempt, keepingAtom, readKept, todayOf } from './keeping'
import { readDesk } from './record'
import { deskAtom, withDraftSaved, withTypingApplied, type Desk } from '../work'

/**
 * What a user decides where two tabs have changed the card. Either way both are kept: the one chosen is in force, and
 * one undo leads to the other.
 */
export const takeNewerAtom = atom(null, (get, set) => {
  attempt(set, () => {
    const theirs = readKept(get, set)
    if (theirs) set(showOverMineAtom, theirs)
    set(isOutdatedAtom, false)
    set(saveAtom)
    const keeping = get(keepingAtom)
    if (keeping) set(removeSavedAtom, keeping.asideKey)
  })
})

export const keepMineAtom = atom(null, (get, set) => {
  attempt(set, () => {
    const theirs = readKept(get, set)
    const mine = get(deskAtom)
    set(deskAtom, theirs ? { ...mine, history: joined(mine.history, settled(theirs).history) } : { ...mine })
    set(isOutdatedAtom, false)
    set(saveAtom)
    const keeping = get(keepingAtom)
    if (keeping) set(removeSavedAtom, keeping.asideKey)
  })
})

const leftoversBaseAtom = atom<readonly string[]>([])

/** Keys of cards that tabs set aside and were closed with, undecided; the newest is last. */
export const leftoversAtom = atom((get) => get(leftoversBaseAtom))

/** Looks for them. One that is among this card's steps needs no asking. */
export const findLeftoversAtom = atom(null, (get, set) => {
  attempt(set, () => {
    const { past, present, future } = get(deskAtom).history
    const steps = [...past, present, ...future]
    const own = get(keepingAtom)?.asideKey
    const keys = keysWith(get(storageWorldAtom).local, ASIDE_PREFIX).filter((key) => {
      const card = key === own ? null : leftover(get, key)?.history.present
      return card && !steps.some((step) => isSameJson(step, card))
    })
    set(leftoversBaseAtom, keys)
  })
})

/** Puts the newest one in force; what was there is one undo away. */
export const bringBackAtom = atom(null, (get, set) => {
  attempt(set, () => {
    const key = get(leftoversBaseAtom).at(-1)
    const desk = key === undefined ? null : leftover(get, key)
    if (key === undefined || !desk) return
    set(showOverMineAtom, desk)
    set(leftoversBaseAtom, get(leftoversBaseAtom).slice(0, -1))
    set(saveAtom)
    set(removeSavedAtom, key)
  })
})

export const letGoAtom = atom(null, (get, set) => {
  attempt(set, () => {
    const key = get(leftoversBaseAtom).at(-1)
    set(leftoversBaseAtom, get(leftoversBaseAtom).slice(0, -1))
    if (key !== undefined) removeText(get(storageWorldAtom).local, key)
  })
})

const showOverMineAtom = atom(null, (get, set, theirs: Desk) => {
  const mine = get(deskAtom)
  const opening = get(keepingAtom)?.opening ?? null
  const history = isUntouched(mine, opening) ? theirs.history : joined(theirs.history, settled(mine).history)
  set(deskAtom, { ...theirs, history })
})

/** Removes what was set aside, once it is safe among the card's steps. */
const removeSavedAtom = atom(null, (get, _set, key: string) => {
  const isSafe = get(keepingAtom)?.saved === get(deskAtom)
  if (isSafe) removeText(get(storageWorldAtom).local, key)
})

function leftover(get: Getter, key: string): Desk | null {
  const read = readDesk(readText(get(storageWorldAtom).local, key), todayOf(get))
  return 'desk' in read && read.desk ? settled(read.desk) : null
}

/** With everything that is being typed on the card. */
function settled(desk: Desk): Desk {
  return withTypingApplied(withDraftSaved(desk))
}
