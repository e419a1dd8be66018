import type { Getter } from 'jotai'
import { manifest, MANIFEST_NAME, type DrawnFacts } from '../../card/set/manifest'
import { currentLanguage } from '../../language/i18n'
import { isNoRoom } from '../../export/set/doneFiles'
import type { ZipEntry } from '../../export/set/leave'
import { doneFilesOf, type Destination } from './setParts'
import type { SetEnd } from './destination'
import { setRunAtom } from './setRun'
import { setWorldAtom } from './setWorld'

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
    if (destination.outlet === 'folder') await leaveInFolder(destination.folder, entries)
    else if (destination.handle) await leaveInto(destination.handle, entries, now())
    else await leaveAsDownload(files, entries, `${name}.zip`, now(), save)
    if (count.drawn === count.total) await files.writeRecord('')
    if (destination.outlet === 'folder')
      return { status: 'written', outlet: 'folder', name: destination.folder.name, ...count }
    if (destination.handle)
      return { status: 'written', outlet: 'zip', name: destination.handle.name, ...count }
    return { status: 'downloading', name: `${name}.zip`, ...count }
  } catch (error) {
    console.error('the set could not be written', error)
    return isNoRoom(error)
      ? { status: 'no-room', ...count }
      : { status: 'not-written', outlet: destination.outlet, ...count }
  }
}

export function drawnFacts(get: Getter): DrawnFacts[] {
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
