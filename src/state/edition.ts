import { atom } from 'jotai'

/** What a page asks of the service worker (offline/serviceWorker.ts). */
export type WorkerMessage =
  | { type: 'SKIP_WAITING' } // the waiting edition takes over
  | { type: 'STORE'; urls: readonly string[] } // font files that were used before it came to be

const isCardShownBaseAtom = atom(false)

/** The first card of this visit stands: what can wait may begin. */
export const isCardShownAtom = atom(
  (get) => get(isCardShownBaseAtom),
  (_get, set) => set(isCardShownBaseAtom, true),
)

/**
 * Another edition of the site: `waiting` until this visitor agrees, `changed` once one agreed in another tab, whose
 * pages this one no longer fits.
 */
export type Edition = 'current' | 'waiting' | 'changed'

const editionBaseAtom = atom<Edition>('current')

export const editionAtom = atom(
  (get) => get(editionBaseAtom),
  (_get, set, edition: Edition) => set(editionBaseAtom, edition),
)
