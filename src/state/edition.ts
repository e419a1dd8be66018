import { atom } from 'jotai'

/** Messages from a page to the service worker (offline/serviceWorker.ts). */
export type WorkerMessage =
  | { type: 'SKIP_WAITING' } // the waiting edition takes over
  | { type: 'STORE_ALMANAC' } // cache the fonts of all the almanac's days
  | { type: 'STOP_STORING' } // the next edition waits until this one has nothing to do

/**
 * The cache of font files, filled by the service worker, and by pages that used fonts before there was one.
 */
export const FONT_CACHE = 'quotidian-fonts'

/** True once the visit's first card is shown: low-priority work may start. */
export const isCardShownAtom = atom(false)

/**
 * A new edition of the site: `waiting` until the visitor accepts it, `changed` if it was accepted in another
 * tab, so that this page is outdated.
 */
export type Edition = 'current' | 'waiting' | 'changed'

export const editionAtom = atom<Edition>('current')
