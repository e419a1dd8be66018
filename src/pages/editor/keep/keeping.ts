import '../../../language/cardsTexts'
import type { createStore } from 'jotai'
import { nameOf } from '../../../card/keptCard'
import { currentLanguage, i18n } from '../../../language/i18n'
import { shownCardAtom } from '../../../state/draft'
import { isWorkingCardKeptAtom } from '../../../state/kept/isWorkingCardKept'
import type { KeptProblem } from '../../../state/kept/keptRecords'
import { keepWorkingCardAtom, releaseWorkingCardAtom, startFollowing } from '../../../state/kept/workingCard'
import { OFFER_MS, pushToastAtom } from '../../../state/toasts'

type Store = ReturnType<typeof createStore>

export async function toggleKept(store: Store): Promise<void> {
  if (!store.get(isWorkingCardKeptAtom)) return tell(store, await store.set(keepWorkingCardAtom))
  const card = store.get(shownCardAtom)
  const released = await store.set(releaseWorkingCardAtom)
  if (!released || !card) return
  if (released.problem) return tell(store, released.problem)
  store.set(pushToastAtom, {
    kind: 'done',
    text: i18n.t('cards.released', { name: nameOf({ name: '', card }, currentLanguage()) }),
    lastsMs: OFFER_MS,
    action: {
      label: i18n.t('cards.undo'),
      run: () => void released.putBack().then((problem) => tell(store, problem)),
    },
  })
}

/** Updates the kept card after edits until the returned function is called; at once if the page may close. */
export function follow(store: Store): () => void {
  let told: KeptProblem | null = null
  const { followNow, stop } = startFollowing(store, (problem) => {
    if (problem !== told) tell(store, problem) // Reports once, since each edit tries again.
    told = problem
  })
  const listening = new AbortController()
  const { signal } = listening
  const onVisibility = () => document.visibilityState === 'hidden' && followNow()
  document.addEventListener('visibilitychange', onVisibility, { signal })
  window.addEventListener('pagehide', followNow, { signal })
  return () => {
    listening.abort()
    stop()
  }
}

function tell(store: Store, problem: KeptProblem | null): void {
  if (problem) store.set(pushToastAtom, { kind: 'failure', text: i18n.t(`cards.${problem}`) })
}
