import { atom } from 'jotai'

/** What a page asks of the service worker (offline/serviceWorker.ts). */
export type WorkerMessage =
  | { type: 'SKIP_WAITING' } // the waiting edition takes over
  | { type: 'STORE_ALMANAC' } // the type of all the almanac's days

/** Where font files are kept: by the service worker as they are used, by a page those that it used before there was one. */
export const FONT_CACHE = 'quotidian-fonts'

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
