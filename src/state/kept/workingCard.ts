/** The editor's card as a kept card: keeping it, and its edits that the kept card follows. */
import { atom, type createStore, type Getter } from 'jotai'
import type { Card } from '../../card/card'
import { restoreCard } from '../../card/restore'
import { localDay } from '../../quotes/dates'
import { isSameJson } from '../../scene/values'
import { keptIdAtom } from '../card'
import { shownCardAtom } from '../draft'
import { editorStateAtom, type CardState } from '../editorState'
import { checkOtherTabsAtom, isOutdatedAtom, openSavedCardAtom, SAVE_AFTER_MS } from '../storage/storage'
import {
  changeKeptCardAtom,
  deleteKeptCardAtom,
  isCardKeptAtom,
  keepCardAtom,
  keptIdOfKey,
  type Deleted,
} from './keptCards'
import { isWorkingCardKeptAtom, lookedUpAtom } from './isWorkingCardKept'
import { KeptError, keptDependenciesAtom, keptRecordsAtom, type KeptProblem } from './keptRecords'

/** Keeps the editor's card as it is seen; one that is kept already stays the one that it is. Returns the problem if it was not. */
export const keepWorkingCardAtom = atom(null, async (get, set): Promise<KeptProblem | null> => {
  if (get(lookedUpAtom).id !== get(keptIdAtom)) await set(lookUpAtom)
  if (get(isWorkingCardKeptAtom)) return null
  const card = storedCard(get)
  if (!card) return null
  const { id, problem } = await set(keepCardAtom, card)
  if (problem) return problem
  set(lookedUpAtom, { id, isKept: true })
  set(nameStepsAtom, id)
  return null
})

/** Takes it out again; the editor's card stays. What comes back puts the kept card back. */
export const releaseWorkingCardAtom = atom(null, async (get, set): Promise<Deleted | null> => {
  const id = get(keptIdAtom)
  if (id === undefined) return null
  const outcome = await set(deleteKeptCardAtom, id)
  if (outcome.problem) return outcome
  set(lookedUpAtom, { id, isKept: false })
  return {
    putBack: async () => {
      const problem = await outcome.putBack()
      if (problem) return problem
      set(lookedUpAtom, { id, isKept: true })
      return set(followAtom)
    },
  }
})

/** Steps of one card are that kept card: back to where other words, or another kept card, took its place. */
const nameStepsAtom = atom(null, (get, set, keptId: string) => {
  const editorState = get(editorStateAtom)
  const { past, present, future } = editorState.history
  const before = present.keptId
  const isOfCard = (state: CardState) => state.keptId === before && isSameSubject(state, present)
  const from = past.findLastIndex((state) => !isOfCard(state)) + 1
  const other = future.findIndex((state) => !isOfCard(state))
  const to = other === -1 ? future.length : other
  const named = (state: CardState): CardState => ({ ...state, keptId })
  set(editorStateAtom, {
    ...editorState,
    history: {
      past: [...past.slice(0, from), ...past.slice(from).map(named)],
      present: named(present),
      future: [...future.slice(0, to).map(named), ...future.slice(to)],
      step: null,
    },
  })
})

function isSameSubject(one: CardState, other: CardState): boolean {
  if (one.kind !== other.kind) return false
  return one.kind === 'product' ? one.product?.url === other.product?.url : one.quote?.id === other.quote?.id
}

const followedAtom = atom<{ id: string; card: Card } | null>(null)

/**
 * Writes the edits of the editor's card to the kept card that it is. Not in a tab whose card another tab has overtaken. Returns
 * the problem if they were not written: they are in the editor's own storage, and are tried again with the next edit.
 */
export const followAtom = atom(null, async (get, set): Promise<KeptProblem | null> => {
  const id = get(keptIdAtom)
  if (id === undefined) return null
  if (get(lookedUpAtom).id !== id) await set(lookUpAtom)
  set(checkOtherTabsAtom)
  const card = storedCard(get)
  const followed = get(followedAtom)
  if (!card || get(isOutdatedAtom) || get(keptIdAtom) !== id) return null
  if (followed?.id === id && isSameJson(followed.card, card)) return null
  const outcome = await set(changeKeptCardAtom, id, card)
  if (outcome === 'gone') {
    set(lookedUpAtom, { id, isKept: false })
    return null
  }
  if (!outcome) set(followedAtom, { id, card })
  return outcome
})

const lookUpAtom = atom(null, async (get, set): Promise<void> => {
  const id = get(keptIdAtom)
  if (id === undefined) return
  try {
    const isKept = await set(isCardKeptAtom, id)
    if (get(keptIdAtom) === id) set(lookedUpAtom, { id, isKept })
  } catch (error) {
    if (!(error instanceof KeptError)) throw error
  }
})

/** Before the list is shown: what the card in work has and a page that was killed could not write any more. */
export const catchUpAtom = atom(null, (_get, set): Promise<KeptProblem | null> => {
  set(openSavedCardAtom)
  return set(followAtom)
})

/** Follows the editor's card, at most SAVE_AFTER_MS after an edit. `onProblem` is called at each edit that was not written. */
export function startFollowing(
  store: ReturnType<typeof createStore>,
  onProblem: (problem: KeptProblem) => void,
): { followNow: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const followNow = () => {
    clearTimeout(timer)
    timer = undefined
    void store.set(followAtom).then((problem) => problem && onProblem(problem))
  }
  const unsubscribe = store.sub(editorStateAtom, () => {
    timer ??= setTimeout(followNow, SAVE_AFTER_MS)
  })
  const unsubscribeId = store.sub(keptIdAtom, () => void store.set(lookUpAtom))
  const stopListening = store.get(keptRecordsAtom).onOthers((keys) => {
    if (keys.some((key) => keptIdOfKey(key) === store.get(keptIdAtom))) void store.set(lookUpAtom)
  })
  followNow()
  return {
    followNow,
    stop: () => {
      unsubscribe()
      unsubscribeId()
      stopListening()
      followNow()
    },
  }
}

/** As it will be read back. */
function storedCard(get: Getter): Card | null {
  const card = get(shownCardAtom)
  return card && restoreCard(card, localDay(new Date(get(keptDependenciesAtom).now())))
}
