import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'
import { atom, type Atom, type Getter } from 'jotai'

/** full: no room; blocked: the browser stores nothing for this page. */
export type KeptProblem = 'full' | 'blocked'

export class KeptError extends Error {
  override name = 'KeptError'
  constructor(
    readonly code: KeptProblem,
    cause: unknown,
  ) {
    super(`kept cards and days: the browser's storage is ${code}`, { cause })
  }
}

/** Values to write by key; undefined deletes. */
export type Changes = ReadonlyMap<string, unknown>

/**
 * Kept cards and days in IndexedDB, one record each; each change is one transaction, and other tabs are
 * notified. Key order is list order. Throws only KeptError.
 */
export interface KeptRecords {
  keys: (prefix: string) => Promise<string[]>
  between: (first: string, last: string) => Promise<[string, unknown][]>
  read: (key: string) => Promise<unknown>
  write: (changes: Changes) => Promise<void>
  /**
   * Reads records and writes the result of `change` in one transaction, so that no other tab interferes.
   * `change` returns null to leave them.
   */
  update: (
    key: string,
    change: (stored: unknown, others: readonly unknown[]) => Changes | null,
    otherKeys?: readonly string[],
  ) => Promise<void>
  /** Calls `tell` with keys changed by another tab; returns the unsubscribe function. */
  onOthers: (tell: (keys: readonly string[]) => void) => () => void
}

export const keptDependenciesAtom = atom({
  open: (): UseStore => createStore('quotidian-kept', 'kept'),
  channel: (): BroadcastChannel | null =>
    typeof BroadcastChannel === 'function' ? new BroadcastChannel('quotidian-kept') : null,
  now: (): number => Date.now(),
  random: Math.random,
})

export const keptRecordsAtom = atom((get) => createKeptRecords(get(keptDependenciesAtom)))

/** Returns the problem if a KeptError was thrown. */
export async function attempt(act: () => Promise<void>): Promise<KeptProblem | null> {
  try {
    await act()
    return null
  } catch (error) {
    if (!(error instanceof KeptError)) throw error
    console.warn(error.message, error.cause)
    return error.code
  }
}

/** Records under a prefix: read once the list is used, and again as other tabs change them; null while loading. */
export function followedRecords<Item>(prefix: string, readAll: (get: Getter) => Promise<readonly Item[]>) {
  const baseAtom = atom<readonly Item[] | null>(null)
  const listAtom = atom(
    (get) => get(baseAtom),
    (get, set) => {
      const read = () =>
        void readAll(get).then(
          (items) => set(baseAtom, items),
          () => set(baseAtom, (known) => known ?? []), // Nothing can be kept here; adding or the button reports it.
        )
      read()
      return get(keptRecordsAtom).onOthers((keys) => {
        if (keys.some((key) => key.startsWith(prefix))) read()
      })
    },
  )
  listAtom.onMount = (follow) => follow()
  return { baseAtom, listAtom: listAtom as Atom<readonly Item[] | null> }
}

const PATIENCE_MS = 8_000 // Some browsers never respond if a page may store nothing.

function createKeptRecords(world: {
  open: () => UseStore
  channel: () => BroadcastChannel | null
}): KeptRecords {
  let opened: UseStore | null = null
  let channel: BroadcastChannel | null | undefined

  async function attempted<T>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    let begun: IDBTransaction | null = null
    let isGivenUp = false
    const acted = (store: IDBObjectStore) => {
      if (isGivenUp) throw new Error('too late')
      begun = store.transaction
      return act(store)
    }
    // Once reported as not kept, a change must not be written later.
    const giveUp = () => {
      isGivenUp = true
      begun?.abort()
    }
    try {
      opened ??= world.open()
      return await withTimeout(opened(mode, acted), giveUp)
    } catch (cause) {
      throw new KeptError(isFull(cause) ? 'full' : 'blocked', cause)
    }
  }

  const others = () => (channel === undefined ? (channel = world.channel()) : channel)
  const tellOthers = (keys: readonly string[]) => {
    if (keys.length > 0) others()?.postMessage(keys)
  }

  return {
    keys: (prefix) =>
      attempted('readonly', async (store) => {
        const keys = await promisifyRequest(store.getAllKeys(startingWith(prefix)))
        return keys.filter((key) => typeof key === 'string')
      }),
    between: (first, last) =>
      attempted('readonly', async (store) => {
        const range = IDBKeyRange.bound(first, last)
        const [keys, values] = await Promise.all([
          promisifyRequest(store.getAllKeys(range)),
          promisifyRequest<unknown[]>(store.getAll(range)),
        ])
        return keys.map((key, at) => [String(key), values[at]])
      }),
    read: (key) => attempted('readonly', (store) => promisifyRequest<unknown>(store.get(key))),
    async write(changes) {
      await attempted('readwrite', (store) => {
        put(store, changes)
        return promisifyRequest(store.transaction)
      })
      tellOthers([...changes.keys()])
    },
    async update(key, change, otherKeys = []) {
      let changes: Changes | null = null
      await attempted('readwrite', (store) => {
        const requests = [...otherKeys, key].map((one) => store.get(one) as IDBRequest<unknown>)
        // Requests complete in order, so after the last one all have.
        requests.at(-1)!.addEventListener('success', () => {
          const [stored, ...others] = requests.toReversed().map(({ result }) => result)
          changes = change(stored, others.toReversed())
          if (changes) put(store, changes)
        })
        return promisifyRequest(store.transaction)
      })
      tellOthers([...((changes as Changes | null)?.keys() ?? [])])
    },
    onOthers(tell) {
      const listening = others()
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (Array.isArray(data)) tell(data.filter((key) => typeof key === 'string'))
      }
      listening?.addEventListener('message', onMessage)
      return () => listening?.removeEventListener('message', onMessage)
    },
  }
}

function put(store: IDBObjectStore, changes: Changes): void {
  for (const [key, value] of changes) {
    if (value === undefined) store.delete(key)
    else store.put(value, key)
  }
}

function startingWith(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`)
}

function isFull(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'QuotaExceededError'
}

function withTimeout<T>(promise: Promise<T>, onTimeout: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('no answer from IndexedDB'))
      onTimeout()
    }, PATIENCE_MS)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Includes set-aside and later-version records, to search for references. @throws {KeptError} */
export const readKeptTextAtom = atom(null, async (get): Promise<string> => {
  const records = await get(keptRecordsAtom).between('', '\uffff')
  return JSON.stringify(records)
})
