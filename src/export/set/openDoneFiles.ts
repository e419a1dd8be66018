import { filesInMemory, type DoneFiles } from './doneFiles'
import { filesInFolder, recordIn } from './filesInFolder'

const ROOT = 'sets'
/** A lock for each tab's folder: what no living tab holds was left behind. */
const lockOf = (name: string) => `quotidian-set ${name}`

/** Pictures of a set whose page was closed before they had gone anywhere. */
export interface Leftover {
  record: string
  /** Goes on with them: they are this tab's from now on. */
  adopt: () => DoneFiles
  forget: () => Promise<void>
}

/** This tab's own files, empty at first. */
export async function openDoneFiles(name: string): Promise<DoneFiles> {
  try {
    const root = await rootFolder()
    const folder = await root.getDirectoryHandle(name, { create: true })
    const probe = await folder.getFileHandle('probe', { create: true })
    if (typeof probe.createWritable !== 'function') return filesInMemory() // Safari before 26
    await folder.removeEntry('probe')
    hold(name)
    return filesInFolder(folder, () => removed(root, name))
  } catch (error) {
    console.warn('pictures of sets stay in memory', error)
    return filesInMemory()
  }
}

/** What a tab that is no more left behind, the first that has a record; all without one is deleted. null without locks. */
export async function findLeftover(own: string): Promise<Leftover | null> {
  if (!navigator.locks) return null // what other tabs still draw could not be told apart
  try {
    const root = await rootFolder()
    for await (const [name, handle] of root.entries()) {
      if (name === own || handle.kind !== 'directory' || !(await isFree(name))) continue
      const folder = handle as FileSystemDirectoryHandle
      const record = await recordIn(folder)
      const forget = () => removed(root, name)
      if (record === '') await forget()
      else return { record, forget, adopt: () => (hold(name), filesInFolder(folder, forget)) }
    }
  } catch (error) {
    console.warn('nothing of an earlier set can be read', error)
  }
  return null
}

async function rootFolder(): Promise<FileSystemDirectoryHandle> {
  return (await navigator.storage.getDirectory()).getDirectoryHandle(ROOT, { create: true })
}

async function removed(root: FileSystemDirectoryHandle, name: string): Promise<void> {
  await root.removeEntry(name, { recursive: true }).catch(() => {}) // the next visit tries again
}

function hold(name: string): void {
  void navigator.locks?.request(lockOf(name), () => new Promise(() => {})) // until the page is gone
}

async function isFree(name: string): Promise<boolean> {
  return navigator.locks.request(lockOf(name), { ifAvailable: true }, async (lock) => lock !== null)
}
