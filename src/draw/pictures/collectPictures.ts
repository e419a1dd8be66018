import { pictureStore, type PictureStore } from './pictureStore'

const OPEN = 'quotidian-pictures' // a lock that every open editor shares
const DAY_MS = 24 * 60 * 60 * 1000
const MIN_AGE_MS = { alone: DAY_MS, unsure: 60 * DAY_MS }

/**
 * Deletes pictures that nothing stored refers to any more; called once, when the editor opens. Only if no other tab is
 * open, because its undo may still need one, and none of the last day. Where other tabs cannot be detected, only very
 * old pictures are deleted. `alsoReferenced` is asked where something would be deleted.
 */
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

/** Until the tab closes, no other deletes pictures: undo here may need them. */
export function holdPictures(locks: LockManager | undefined = navigator.locks): void {
  void locks?.request(OPEN, { mode: 'shared' }, () => new Promise(() => undefined))
}
