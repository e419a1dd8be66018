import { atom } from 'jotai'

/** Why the browser keeps nothing: no room, or it must not (private windows, blocked cookies, no storage at all). */
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

/** The browser's storage; asking for it may throw or give nothing. Tests put their own here. */
export const storageDependenciesAtom = atom({
  local: (): Storage | null => localStorage, // outlives the tab
  session: (): Storage | null => sessionStorage, // as long as the tab
})

type Open = () => Storage | null

/** @throws {StorageError} blocked */
export function readText(open: Open, key: string): string | null {
  return tried(() => storageOf(open).getItem(key))
}

/** Writes a text or changes nothing. @throws {StorageError} */
export function writeText(open: Open, key: string, text: string): void {
  tried(() => storageOf(open).setItem(key, text))
}

/** @throws {StorageError} blocked */
export function removeText(open: Open, key: string): void {
  tried(() => storageOf(open).removeItem(key))
}

/** The keys that begin so, in order. @throws {StorageError} blocked */
export function keysStartingWith(open: Open, prefix: string): string[] {
  return tried(() => {
    const storage = storageOf(open)
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
    return keys.filter((key) => key.startsWith(prefix)).toSorted()
  })
}

/** Writes one more text of a kind, of which only the newest `most` are kept: their keys sort by time. @throws {StorageError} */
export function writeBounded(open: Open, prefix: string, key: string, text: string, max: number): void {
  writeText(open, key, text)
  for (const oldest of keysStartingWith(open, prefix).slice(0, -max)) removeText(open, oldest)
}

function storageOf(open: Open): Storage {
  const storage = open()
  if (!storage) throw new Error('there is no storage')
  return storage
}

const FULL = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'] // the second is Firefox's old name

function tried<Result>(act: () => Result): Result {
  try {
    return act()
  } catch (error) {
    const isFull = error instanceof Error && FULL.includes(error.name)
    throw new StorageError(isFull ? 'full' : 'blocked', error)
  }
}
