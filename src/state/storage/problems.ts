import { atom } from 'jotai'
import { readText, storageDependenciesAtom, writeText } from './textStorage'

/** What is to be said about keeping: nothing is kept, what was kept cannot be read, or belongs to a later version. */
export type StorageProblem = 'full' | 'blocked' | 'damaged' | 'newer'

const TOLD_KEY = 'quotidian-told'
const storageProblemBaseAtom = atom<StorageProblem | null>(null)
const reportedAtom = atom<readonly string[]>([])

export const storageProblemAtom = atom((get) => get(storageProblemBaseAtom))
export const dismissStorageProblemAtom = atom(null, (_get, set) => set(storageProblemBaseAtom, null))

/** Says each trouble once a session, reloads included where the browser remembers them. */
export const reportStorageProblemAtom = atom(null, (get, set, trouble: StorageProblem) => {
  const { session } = get(storageDependenciesAtom)
  const told = [...get(reportedAtom), ...toldBefore(session)]
  if (told.includes(trouble)) return
  set(storageProblemBaseAtom, trouble)
  set(reportedAtom, [...told, trouble])
  try {
    writeText(session, TOLD_KEY, [...told, trouble].join())
  } catch {
    // Reported again after a reload: better than not at all.
  }
})

function toldBefore(session: () => Storage | null): string[] {
  try {
    return readText(session, TOLD_KEY)?.split(',') ?? []
  } catch {
    return []
  }
}
