import { pictureStore, type PictureStore } from './pictureStore'

const OPEN = 'quotidian-pictures' // a lock that every open editor holds a share of
const DAY_MS = 24 * 60 * 60 * 1000
const YOUNGEST = { alone: DAY_MS, unsure: 60 * DAY_MS }

/**
 * Once, when the editor opens: throws away pictures that nothing kept names any more. Only while no other tab is open,
 * whose undo may lead back to one, and never one of the last day. Where tabs cannot tell each other apart only what is
 * very old goes.
 */
export async function collectPictures(
  referenced: ReadonlySet<string>,
  store: PictureStore = pictureStore,
  locks: LockManager | undefined = navigator.locks,
): Promise<void> {
  if (!locks) return store.collect(referenced, YOUNGEST.unsure)
  await locks.request(OPEN, { ifAvailable: true }, async (lock) => {
    if (lock) await store.collect(referenced, YOUNGEST.alone)
  })
  // Held until the tab closes.
  void locks.request(OPEN, { mode: 'shared' }, () => new Promise(() => undefined))
}
