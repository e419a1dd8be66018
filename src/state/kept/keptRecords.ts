import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'
import { atom } from 'jotai'

/** Why nothing was kept: no room, or the browser stores nothing for this page. */
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

/** What a change writes: values by key; undefined deletes. */
export type Changes = ReadonlyMap<string, unknown>

/**
 * What a visitor keeps, in IndexedDB: one small record for each card and day, so that a change writes what it changes and
 * nothing else. Each change is one transaction, done wholly or not at all, and other tabs are told of it. The order of the keys is
 * the order of the list: there is no index that could disagree. Everything may throw a KeptError and nothing else.
 */
export interface KeptRecords {
  /** All keys with this prefix, in order. */
  keys: (prefix: string) => Promise<string[]>
  /** The values of neighbouring keys, from the first to the last, with their keys. */
  between: (first: string, last: string) => Promise<[string, unknown][]>
  read: (key: string) => Promise<unknown>
  write: (changes: Changes) => Promise<void>
  /**
   * Reads a record, and others if asked to, and writes what `change` makes of them, in one transaction: no other tab comes between.
   * `change` returns null to leave them.
   */
  update: (
    key: string,
    change: (stored: unknown, others: readonly unknown[]) => Changes | null,
    otherKeys?: readonly string[],
  ) => Promise<void>
  /** Calls `tell` with the keys that another tab has changed; returns the function that unsubscribes. */
  onOthers: (tell: (keys: readonly string[]) => void) => () => void
}

/** What keeping depends on; tests replace it. */
export const keptDependenciesAtom = atom({
  open: (): UseStore => createStore('quotidian-kept', 'kept'),
  channel: (): BroadcastChannel | null =>
    typeof BroadcastChannel === 'function' ? new BroadcastChannel('quotidian-kept') : null,
  now: (): number => Date.now(),
  random: Math.random,
})

/** The page's records: opened with the first that is asked for. */
export const keptRecordsAtom = atom((get) => createKeptRecords(get(keptDependenciesAtom)))

const PATIENCE_MS = 8_000 // some browsers never answer if a page may store nothing

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
    // What is said not to be kept is not kept later.
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
        // Answered in order: after the last one all are.
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
