/** Keeps the editor's card, and updates the kept card with its edits. */
import { atom, type createStore, type Getter, type Setter } from 'jotai'
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
  isCardKept,
  keepCardAtom,
  keptIdOfKey,
  type Deleted,
} from './keptCards'
import { lookedUpAtom } from './isWorkingCardKept'
import { KeptError, keptDependenciesAtom, keptRecordsAtom, type KeptProblem } from './keptRecords'

type Store = ReturnType<typeof createStore>

const keepingAtom = atom<{ state: CardState; isDone: Promise<KeptProblem | null> } | null>(null)

/** If already kept, it stays the same kept card. Returns the problem if it failed. */
export const keepWorkingCardAtom = atom(null, (get, set): Promise<KeptProblem | null> => {
  const keeping = get(keepingAtom)
  const { present: state } = get(editorStateAtom).history
  if (keeping && isSameCard(keeping.state, state)) return keeping.isDone
  const card = storedCard(get) // Take it now: by the time it is written, the editor may show another one.
  const isDone = (async () => {
    await keeping?.isDone.catch(() => {})
    return keepNow(get, set, card, state)
  })()
  const mine = { state, isDone }
  set(keepingAtom, mine)
  return isDone.finally(() => set(keepingAtom, (latest) => (latest === mine ? null : latest)))
})

async function keepNow(get: Getter, set: Setter, card: Card | null, state: CardState) {
  if (!card || (state.keptId !== undefined && (await set(lookUpAtom, state.keptId)))) return null
  const { id, problem } = await set(keepCardAtom, card)
  if (problem) return problem
  set(lookedUpAtom, { id, isKept: true })
  nameSteps(get, set, state, id)
  return null
}

/** Keeps the card as it is now beside the one that follows the editor. Returns the problem if it failed. */
export const keepCopyAtom = atom(null, async (get, set): Promise<KeptProblem | null> => {
  const card = storedCard(get)
  return card ? ((await set(keepCardAtom, card)).problem ?? null) : null
})

/** Stops keeping it; the editor's card stays. The returned function restores the kept card. */
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

/** Gives the kept card's id to its steps, back to where other words or another kept card replaced it. */
function nameSteps(get: Getter, set: Setter, kept: CardState, keptId: string) {
  const editorState = get(editorStateAtom)
  const { past, present, future } = editorState.history
  const isOfCard = (state: CardState) => isSameCard(state, kept)
  const steps = [...past, present, ...future]
  const at = isOfCard(present) ? past.length : past.findLastIndex(isOfCard)
  if (at === -1) return
  const from = steps.slice(0, at).findLastIndex((state) => !isOfCard(state)) + 1
  const other = steps.findIndex((state, step) => step > at && !isOfCard(state))
  const to = other === -1 ? steps.length : other
  const named = steps.map((state, step) => (step >= from && step < to ? { ...state, keptId } : state))
  set(editorStateAtom, {
    ...editorState,
    history: {
      past: named.slice(0, past.length),
      present: named[past.length]!,
      future: named.slice(past.length + 1),
      step: null,
    },
  })
}

function isSameCard(one: CardState, other: CardState): boolean {
  if (one.kind !== other.kind || one.keptId !== other.keptId) return false
  return one.kind === 'product' ? one.product?.url === other.product?.url : one.quote?.id === other.quote?.id
}

const followedAtom = atom<{ id: string; card: Card } | null>(null)

/**
 * Writes edits to the kept card, unless another tab has overtaken this one. Returns the problem; failed edits
 * are retried with the next one.
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

/** By default the editor's card, for its button. False if nothing can be read. */
const lookUpAtom = atom(null, async (get, set, id: string | undefined = get(keptIdAtom)) => {
  if (id === undefined) return false
  try {
    const isKept = await isCardKept(get, id)
    if (get(keptIdAtom) === id) set(lookedUpAtom, { id, isKept })
    return isKept
  } catch (error) {
    if (!(error instanceof KeptError)) throw error
    return false
  }
})

/** Before the list is shown, writes edits of the editor's card that a killed page could not write. */
export const catchUpAtom = atom(null, (_get, set): Promise<KeptProblem | null> => {
  set(openSavedCardAtom)
  return set(followAtom)
})

/**
 * Writes the editor's edits to the kept card within SAVE_AFTER_MS. Calls `onProblem` for each edit not
 * written.
 */
export function startFollowing(store: Store, onProblem: (problem: KeptProblem) => void) {
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

/** The card as it will be read back. */
function storedCard(get: Getter): Card | null {
  const card = get(shownCardAtom)
  return card && restoreCard(card, localDay(new Date(get(keptDependenciesAtom).now())))
}
