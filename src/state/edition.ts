import { atom } from 'jotai'

/** Message from a page to the service worker (offline/serviceWorker.ts): activates the waiting edition. */
export interface WorkerMessage {
  type: 'SKIP_WAITING'
}

/**
 * Files under /assets/ that are not part of the edition, filled by the service worker, and by pages that used
 * fonts before it existed.
 */
export const ASSET_CACHE = 'quotidian-fonts'

/** Workbox deletes the database of this name, so it must differ from the visitor's own pictures. */
export const PICTURE_CACHE = 'quotidian-images'

/** A picture from another app, until the editor, opened with this hash, takes it. */
export const SHARED_PICTURE = { cache: 'quotidian-shared', path: '/shared-picture', hash: '#shared-picture' }

/** Lists what the first visit leaves out; written by the build (offline/build.ts). */
export const EVERYTHING_FILE = '/offline.json'

export interface Everything {
  files: string[] // paths from the root
  bytes: number // sum of all files
}

/** Whether the visitor wants everything stored, and how much of it is (0 to 1). */
export const everythingAtom = atom({ isWanted: false, share: 0, hasFailed: false })

/** True once the visit's first card is shown, so low-priority work may start. */
export const isCardShownAtom = atom(false)

/**
 * State of a new edition of the site. `waiting`: the visitor has not accepted it; `changed`: accepted in
 * another tab, so this page is outdated.
 */
export type Edition = 'current' | 'waiting' | 'changed'

export const editionAtom = atom<Edition>('current')
