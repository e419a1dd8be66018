import type { createStore } from 'jotai'
import { nameOf } from '../../../card/keptCard'
import { currentLanguage, i18n } from '../../../language/i18n'
import { loadOwnFiles } from '../../../draw/fonts/browserFonts'
import { savesData } from '../../browser/savesData'
import { editorScene } from '../../../state/editorScene'
import { shownCardAtom } from '../../../state/draft'
import { isWorkingCardKeptAtom } from '../../../state/kept/isWorkingCardKept'
import type { KeptProblem } from '../../../state/kept/keptRecords'
import {
  keepCopyAtom,
  keepWorkingCardAtom,
  releaseWorkingCardAtom,
  startFollowing,
} from '../../../state/kept/workingCard'
import { OFFER_MS, pushToastAtom, type ToastAction } from '../../../state/toasts'

type Store = ReturnType<typeof createStore>

/** Keeps the card. One that is kept already stays so: the visitor is asked what is meant. */
export async function keepOrAsk(store: Store, openCards: () => void): Promise<void> {
  const wasKept = store.get(isWorkingCardKeptAtom)
  const problem = wasKept ? null : await store.set(keepWorkingCardAtom)
  if (problem) return tell(store, problem, openCards)
  const scene = store.get(editorScene.readySceneAtom)
  if (scene && !savesData()) loadOwnFiles(scene).catch(() => {}) // Offline: they come with a later visit.
  const copy = { label: i18n.t('cards.keepCopy'), run: () => void keepCopy(store, openCards) }
  const remove = { label: i18n.t('pictures.remove'), run: () => void release(store, openCards) }
  say(store, i18n.t(wasKept ? 'cards.keptAlready' : 'cards.keptNow'), wasKept ? [copy, remove] : [copy])
}

async function keepCopy(store: Store, openCards: () => void): Promise<void> {
  const problem = await store.set(keepCopyAtom)
  if (problem) return tell(store, problem, openCards)
  say(store, i18n.t('cards.copyKept'), [{ label: i18n.t('cards.title'), run: openCards }])
}

async function release(store: Store, openCards: () => void): Promise<void> {
  const card = store.get(shownCardAtom)
  const released = await store.set(releaseWorkingCardAtom)
  if (!released || !card) return
  if (released.problem) return tell(store, released.problem, openCards)
  const putBack = () => void released.putBack().then((problem) => problem && tell(store, problem, openCards))
  say(store, i18n.t('cards.released', { name: nameOf({ name: '', card }, currentLanguage()) }), [
    { label: i18n.t('cards.undo'), run: putBack },
  ])
}

function say(store: Store, text: string, actions: readonly ToastAction[]): void {
  store.set(pushToastAtom, { kind: 'done', text, topic: 'keep', lastsMs: OFFER_MS, actions })
}

/** Updates the kept card after edits until the returned function is called; at once if the page may close. */
export function follow(store: Store, openCards: () => void): () => void {
  let told: KeptProblem | null = null
  const { followNow, stop } = startFollowing(store, (problem) => {
    if (problem !== told) tell(store, problem, openCards) // Reports once, since each edit tries again.
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

function tell(store: Store, problem: KeptProblem, openCards: () => void): void {
  const isFull = problem === 'full'
  store.set(pushToastAtom, {
    kind: 'failure',
    text: i18n.t(`cards.${problem}`),
    ...(isFull && { actions: [{ label: i18n.t('cards.title'), run: openCards }] }),
  })
}
