import { atom } from 'jotai'
import { readText, storageWorldAtom, writeText } from './box'

/** What is to be said about keeping: nothing is kept, what was kept cannot be read, or belongs to a later version. */
export type StorageTrouble = 'full' | 'blocked' | 'damaged' | 'newer'

const TOLD_KEY = 'quotidian-told'
const troubleBaseAtom = atom<StorageTrouble | null>(null)
const toldHereAtom = atom<readonly string[]>([])

export const storageTroubleAtom = atom((get) => get(troubleBaseAtom))
export const dismissTroubleAtom = atom(null, (_get, set) => set(troubleBaseAtom, null))

/** Says each trouble once a session, reloads included where the browser remembers them. */
export const tellTroubleAtom = atom(null, (get, set, trouble: StorageTrouble) => {
  const { session } = get(storageWorldAtom)
  const told = [...get(toldHereAtom), ...toldBefore(session)]
  if (told.includes(trouble)) return
  set(troubleBaseAtom, trouble)
  set(toldHereAtom, [...told, trouble])
  try {
    writeText(session, TOLD_KEY, [...told, trouble].join())
  } catch {
    // Told again after a reload: better than not at all.
  }
})

function toldBefore(session: () => Storage | null): string[] {
  try {
    return readText(session, TOLD_KEY)?.split(',') ?? []
  } catch {
    return []
  }
}
