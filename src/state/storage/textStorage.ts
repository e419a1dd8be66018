import { atom } from 'jotai'

/** full: no room; blocked: unavailable (private windows, blocked cookies, no storage). */
export type StorageErrorCode = 'full' | 'blocked'

export class StorageError extends Error {
  override name = 'StorageError'
  constructor(
    readonly code: StorageErrorCode,
    cause: unknown,
  ) {
    super(`the browser's storage is ${code}`, { cause })
  }
}

/** The browser's storage; access may throw or return null. Replaced by tests. */
export const storageDependenciesAtom = atom({
  local: (): Storage | null => localStorage,
  session: (): Storage | null => sessionStorage,
})

type Open = () => Storage | null

/** @throws {StorageError} blocked */
export function readText(open: Open, key: string): string | null {
  return withStorageErrors(() => storageOf(open).getItem(key))
}

/** Writes a text, or changes nothing. @throws {StorageError} */
export function writeText(open: Open, key: string, text: string): void {
  withStorageErrors(() => storageOf(open).setItem(key, text))
}

/** @throws {StorageError} blocked */
export function removeText(open: Open, key: string): void {
  withStorageErrors(() => storageOf(open).removeItem(key))
}

/** Sorted keys with this prefix. @throws {StorageError} blocked */
export function keysStartingWith(open: Open, prefix: string): string[] {
  return withStorageErrors(() => {
    const storage = storageOf(open)
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
    return keys.filter((key) => key.startsWith(prefix)).toSorted()
  })
}

/** Writes a text and keeps only the newest `max` with this prefix, by key order. @throws {StorageError} */
export function writeBounded(open: Open, prefix: string, key: string, text: string, max: number): void {
  writeText(open, key, text)
  const others = keysStartingWith(open, prefix).filter((other) => other !== key)
  for (const oldest of others.slice(0, Math.max(0, others.length - (max - 1)))) removeText(open, oldest)
}

function storageOf(open: Open): Storage {
  const storage = open()
  if (!storage) throw new Error('there is no storage')
  return storage
}

const FULL = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'] // The second is Firefox's old name.

function withStorageErrors<Result>(act: () => Result): Result {
  try {
    return act()
  } catch (error) {
    const isFull = error instanceof Error && FULL.includes(error.name)
    throw new StorageError(isFull ? 'full' : 'blocked', error)
  }
}
