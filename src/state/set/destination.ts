import { type Getter, type Setter, atom } from 'jotai'
import { type OutletId, offeredOutlets } from '../../export/set/outlets'
import { setPartsAtom, type Destination } from './setParts'
import { setRunAtom, runProgressAtom } from './setRun'
import { setWorldAtom } from './setWorld'

/** Where files can go in this browser, the first as a rule. */
export const outletsAtom = atom((get): readonly OutletId[] => offeredOutlets(get(setWorldAtom).browser()))

const chosenAtom = atom<OutletId | null>(null)

/** Where the set goes. */
export const outletAtom = atom(
  (get): OutletId => {
    const [offered, chosen] = [get(outletsAtom), get(chosenAtom)]
    return chosen !== null && offered.includes(chosen) ? chosen : (offered[0] ?? 'zip')
  },
  (_get, set, outlet: OutletId) => set(chosenAtom, outlet),
)

/** What came of an action, for the page to say. `drawn` of `total` pictures. */
export type SetEnd =
  | { status: 'written'; outlet: 'zip' | 'folder'; name: string; drawn: number; total: number } // where the visitor chose
  | { status: 'downloading'; name: string; drawn: number; total: number }
  | { status: 'ready'; drawn: number; total: number } // to be shared, lot by lot
  | { status: 'stopped'; drawn: number; total: number } // by the visitor, or without room for more, as the page shows; what is drawn is kept
  | { status: 'no-room'; drawn: number; total: number } // for the files where they go; what is drawn is kept
  | { status: 'not-written'; outlet: OutletId; drawn: number; total: number } // the folder or file took nothing; what is drawn is kept
  | { status: 'dismissed' } // the visitor closed the picker: nothing has begun
  | { status: 'nothing' } // there are no pictures

/** Asks for the place of what leaves, unless it is known; what came of it where nothing can leave. */
export async function chooseDestination(
  get: Getter,
  set: Setter,
  name = get(setRunAtom).name,
): Promise<SetEnd | null> {
  const parts = get(setPartsAtom)
  const wanted = get(outletAtom)
  if (wanted === parts.destination?.outlet) return null
  const picked = await pickedDestination(get, wanted, name)
  if (picked === 'failed') {
    const { drawn, total } = get(runProgressAtom)
    return { status: 'not-written', outlet: wanted, drawn, total }
  }
  if (!picked) return { status: 'dismissed' }
  parts.destination = picked
  set(setRunAtom, { ...get(setRunAtom), outlet: wanted })
  return null
}

/** null: the picker was closed. */
async function pickedDestination(
  get: Getter,
  outlet: OutletId,
  name: string,
): Promise<Destination | null | 'failed'> {
  const { picksFiles, pickZip, pickFolder } = get(setWorldAtom)
  try {
    if (outlet === 'share') return { outlet }
    if (outlet === 'folder') {
      const folder = await pickFolder()
      return folder && { outlet, folder }
    }
    if (!picksFiles()) return { outlet, handle: null }
    const handle = await pickZip(`${name}.zip`)
    return handle && { outlet, handle }
  } catch (error) {
    console.error('the picker failed', error)
    return outlet === 'zip' ? { outlet, handle: null } : 'failed'
  }
}

/** A picker makes an empty file, which is of no use where nothing was written into it, nor will be by the run that goes there `next`. */
export async function removeIfEmpty(
  handle: (FileSystemFileHandle & { remove?: () => Promise<void> }) | null,
  next: Destination | null = null,
) {
  try {
    if (next?.outlet === 'zip' && next.handle && (await handle?.isSameEntry(next.handle))) return
    if (handle && (await handle.getFile()).size === 0) await handle.remove?.()
  } catch {
    // moved or deleted meanwhile
  }
}
