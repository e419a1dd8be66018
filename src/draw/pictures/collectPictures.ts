import { pictureStore, type PictureStore } from './pictureStore'

const OPEN = 'quotidian-pictures' // a lock shared by all open editors
const DAY_MS = 24 * 60 * 60 * 1000
const MIN_AGE_MS = { alone: DAY_MS, unsure: 60 * DAY_MS }

/** Keeps the last day's, and all if another tab is open, since its undo may need them. */
export async function collectPictures(
  referenced: ReadonlySet<string>,
  alsoReferenced?: () => Promise<ReadonlySet<string>>,
  store: PictureStore = pictureStore,
  locks: LockManager | undefined = navigator.locks,
): Promise<void> {
  if (!locks) return store.collect(referenced, MIN_AGE_MS.unsure, alsoReferenced)
  await locks.request(OPEN, { ifAvailable: true }, async (lock) => {
    if (lock) await store.collect(referenced, MIN_AGE_MS.alone, alsoReferenced)
  })
  holdPictures(locks)
}

/** Their undo may need them. */
export function holdPictures(locks: LockManager | undefined = navigator.locks): void {
  void locks?.request(OPEN, { mode: 'shared' }, () => new Promise(() => undefined))
}
