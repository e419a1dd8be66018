import type { Getter, Setter } from 'jotai'
import type { OutletId } from '../../export/set/outlets'
import type { SetEnd } from './setEnd'
import { outletAtom } from './setOutlet'
import { setPartsAtom, type Destination } from './setParts'
import { setRunAtom, runProgressAtom } from './setRun'
import { setWorldAtom } from './setWorld'

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
