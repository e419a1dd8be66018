import { type Getter, type Setter, atom } from 'jotai'
import { type OutletId, offeredOutlets } from '../../export/actions/exportActions'
import { setPartsAtom, type Destination, doneFilesOf, setRunAtom } from './setRun'
import { setWorldAtom } from './setWorld'
import { manifest, MANIFEST_NAME, type DrawnFacts } from '../../card/set/manifest'
import { currentLanguage } from '../../language/i18n'
import { FORMATS } from '../../export/formats'
import { isNoRoom } from '../../export/set/doneFiles'
import { arePagesAtom } from './setChoice'
import type { ZipEntry } from '../../export/set/leave'

/** Where this browser can save files; the first is the default. */
export const outletsAtom = atom((get): readonly OutletId[] =>
  offeredOutlets(get(setWorldAtom).browser(), get(arePagesAtom)),
)

const chosenAtom = atom<OutletId | null>(null)

export const outletAtom = atom(
  (get): OutletId => {
    const [offered, chosen] = [get(outletsAtom), get(chosenAtom)]
    return chosen !== null && offered.includes(chosen) ? chosen : (offered[0] ?? 'zip')
  },
  (_get, set, outlet: OutletId) => set(chosenAtom, outlet),
)

/** An action's outcome, for the page to report. `drawn` of `total` pictures. */
export type SetEnd =
  | { status: 'written'; outlet: 'zip' | 'folder'; name: string; drawn: number; total: number } // where the visitor chose
  | { status: 'downloading'; name: string; drawn: number; total: number }
  | { status: 'ready'; drawn: number; total: number } // to be shared, batch by batch
  | { status: 'stopped'; drawn: number; total: number } // by the visitor, or for lack of space, as the page shows; finished pictures are kept
  | { status: 'no-room'; drawn: number; total: number } // no space at the destination; finished pictures are kept
  | { status: 'not-written'; outlet: OutletId } // the folder or file could not be written; finished pictures are kept
  | { status: 'dismissed' }
  | { status: 'nothing' }

/** Asks for the destination unless it is known; returns an outcome if nothing can be exported. */
export async function chooseDestination(
  get: Getter,
  set: Setter,
  name = get(setRunAtom).name,
): Promise<SetEnd | null> {
  const parts = get(setPartsAtom)
  const wanted = get(outletAtom)
  if (wanted === parts.destination?.outlet) return null
  const picked = await pickedDestination(get, wanted, name)
  if (picked === 'failed') return { status: 'not-written', outlet: wanted }
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
    if (outlet === 'share' || outlet === 'pdf' || outlet === 'long') return { outlet }
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

/** Removes the empty file a picker creates, unless the `next` run writes to it. */
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

/** Exports the finished pictures. They stay stored, so they can be exported elsewhere too. */
export async function leaveSet(get: Getter, destination: Destination): Promise<SetEnd> {
  const { items, name } = get(setRunAtom)
  const drawn = drawnFacts(get)
  const count = { drawn: drawn.length, total: items.length }
  if (drawn.length === 0) return { status: 'nothing' }
  if (destination.outlet === 'share') return { status: 'ready', ...count }
  const { now, save } = get(setWorldAtom)
  try {
    const files = await doneFilesOf(get)
    const entries = await entriesOf(get, drawn)
    const { leaveAsDownload, leaveInFolder, leaveInto } = await import('../../export/set/leave')
    if (destination.outlet === 'pdf' || destination.outlet === 'long') {
      const { joined, extension } = await joinedPages(get, destination.outlet, drawn)
      save(joined, `${name}.${extension}`)
      if (count.drawn === count.total) await files.writeRecord('')
      return { status: 'downloading', name: `${name}.${extension}`, ...count }
    }
    if (destination.outlet === 'folder') await leaveInFolder(destination.folder, entries)
    else if (destination.handle) await leaveInto(destination.handle, entries, now())
    else await leaveAsDownload(files, entries, `${name}.zip`, now(), save)
    if (count.drawn === count.total) await files.writeRecord('')
    const place = destination.outlet === 'folder' ? destination.folder : destination.handle
    return place
      ? { status: 'written', outlet: destination.outlet, name: place.name, ...count }
      : { status: 'downloading', name: `${name}.zip`, ...count }
  } catch (error) {
    console.error('the set could not be written', error)
    return isNoRoom(error)
      ? { status: 'no-room', ...count }
      : { status: 'not-written', outlet: destination.outlet }
  }
}

async function joinedPages(get: Getter, outlet: 'pdf' | 'long', drawn: readonly DrawnFacts[]) {
  const { pagesAsPdf, pagesAsPicture } = await import('../../export/set/joinPages')
  const files = await doneFilesOf(get)
  const pages = async function* () {
    for (const { item, widthPx, heightPx } of drawn) {
      const file = await files.read(item.id)
      if (!file) throw new Error(`${item.fileName} is gone`)
      yield { file: file.slice(0, file.size, FORMATS[item.format].mimeType), widthPx, heightPx }
    }
  }
  if (outlet === 'pdf') return { joined: await pagesAsPdf(pages(), get(setRunAtom).name), extension: 'pdf' }
  const { extension } = FORMATS[drawn[0]!.item.format]
  return { joined: await pagesAsPicture(pages(), drawn.length), extension }
}

function drawnFacts(get: Getter): DrawnFacts[] {
  const { items, states } = get(setRunAtom)
  return items.flatMap((item): DrawnFacts[] => {
    const state = states.get(item.id)
    if (state?.status !== 'drawn') return []
    const { widthPx, heightPx, bytes } = state
    return [{ item, widthPx, heightPx, bytes }]
  })
}

async function entriesOf(get: Getter, drawn: readonly DrawnFacts[]): Promise<ZipEntry[]> {
  const files = await doneFilesOf(get)
  const { name } = get(setRunAtom)
  const { origin } = get(setWorldAtom)
  const about = await manifest(drawn, { name, language: currentLanguage(), origin: origin() })
  const pictures = drawn.map(({ item }): ZipEntry => ({
    name: item.fileName,
    read: async () => {
      const file = await files.read(item.id)
      if (!file) throw new Error(`${item.fileName} is gone`)
      return file
    },
  }))
  return [...pictures, { name: MANIFEST_NAME, read: async () => about }]
}
