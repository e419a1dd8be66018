import { atom } from 'jotai'

/** Messages from a page to the service worker (offline/serviceWorker.ts). */
export type WorkerMessage =
  | { type: 'SKIP_WAITING' } // activates the waiting edition
  | { type: 'STORE_ALMANAC' } // caches the fonts of all days of the almanac
  | { type: 'STOP_STORING' } // sent because the next edition waits until this one is idle

/** Cache of font files, filled by the service worker, and by pages that used fonts before it existed. */
export const FONT_CACHE = 'quotidian-fonts'

/** True once the visit's first card is shown, so low-priority work may start. */
export const isCardShownAtom = atom(false)

/**
 * State of a new edition of the site. `waiting`: the visitor has not accepted it; `changed`: accepted in
 * another tab, so this page is outdated.
 */
export type Edition = 'current' | 'waiting' | 'changed'

export const editionAtom = atom<Edition>('current')
