/** Files are in the browser's own file system (OPFS) if possible, safe from a killed page; else in memory. */

export class NoRoomError extends Error {
  override name = 'NoRoomError'
}

export interface DoneFile {
  widthPx: number
  heightPx: number
  bytes: number
  isWhole: boolean // has no placeholder for a picture
}

export interface DoneFiles {
  write(id: string, file: Blob, facts: Omit<DoneFile, 'bytes'>): Promise<void>
  read(id: string): Promise<Blob | null>
  list(): Promise<ReadonlyMap<string, DoneFile>>
  keepOnly(ids: ReadonlySet<string>): Promise<void>
  /** for resuming after the page was killed; '' for nothing */
  writeRecord(text: string): Promise<void>
  /** read only once whole; null if the zip must be made in memory */
  zipFile(): Promise<{ sink: WritableStream<Uint8Array>; whole: () => Promise<Blob> } | null>
  remove(): Promise<void>
}

export function isNoRoom(error: unknown): boolean {
  return error instanceof NoRoomError || (error instanceof Error && error.name === 'QuotaExceededError')
}

export function filesInMemory(): DoneFiles {
  const files = new Map<string, DoneFile & { file: Blob }>()
  return {
    write: async (id, file, facts) => void files.set(id, { ...facts, bytes: file.size, file }),
    read: async (id) => files.get(id)?.file ?? null,
    list: async () => files,
    async keepOnly(ids) {
      for (const id of files.keys()) if (!ids.has(id)) files.delete(id)
    },
    writeRecord: async () => {},
    zipFile: async () => null,
    remove: async () => files.clear(),
  }
}

/** Browsers write a temporary file, which replaces the old one when closed. @throws {NoRoomError} */
export async function writeWhole(
  folder: FileSystemDirectoryHandle,
  name: string,
  content: Blob,
): Promise<void> {
  const isNew = await folder.getFileHandle(name).then(
    () => false,
    () => true,
  )
  const handle = await folder.getFileHandle(name, { create: true })
  try {
    await pour(content.stream(), handle)
  } catch (error) {
    if (isNew) await folder.removeEntry(name).catch(() => {}) // still empty
    throw error
  }
}

/** @throws {NoRoomError} */
export async function pour(content: ReadableStream<Uint8Array>, handle: FileSystemFileHandle): Promise<void> {
  try {
    // Discards the temporary file on failure.
    await content.pipeTo(await handle.createWritable())
  } catch (cause) {
    throw isNoRoom(cause) ? new NoRoomError('no room for the file', { cause }) : cause
  }
}

const RECORD = 'record.json'
const ZIP = /^set-\d+\.zip$/
/** `{id}~{width}x{height}~{bytes}`: an unfinished file has fewer bytes. `~blank`: with placeholders. */
const NAME = /^(?<id>.+)~(?<width>\d+)x(?<height>\d+)~(?<bytes>\d+)(?<blank>~blank)?$/

const ROOT = 'sets'
/** A folder without a lock was left behind. */
const lockOf = (name: string) => `quotidian-set ${name}`

export interface Leftover {
  record: string
  adopt: () => DoneFiles
  forget: () => Promise<void>
}

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

/** Deletes folders without a record. null if the browser has no locks. */
export async function findLeftover(own: string): Promise<Leftover | null> {
  if (!navigator.locks) return null // Other tabs' folders could not be recognised.
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
  void navigator.locks?.request(lockOf(name), () => new Promise(() => {})) // until the page is closed
}

async function isFree(name: string): Promise<boolean> {
  return navigator.locks.request(lockOf(name), { ifAvailable: true }, async (lock) => lock !== null)
}

export function filesInFolder(folder: FileSystemDirectoryHandle, remove: () => Promise<void>): DoneFiles {
  const known = new Map<string, DoneFile & { name: string }>()
  let hasRead = false
  let zipCount = 0 // unique: one zip may still be on its way to the disk

  async function readNames(): Promise<void> {
    if (hasRead) return
    hasRead = true
    const broken: string[] = []
    for await (const [name, handle] of folder.entries()) {
      const { id, width, height, bytes, blank } = NAME.exec(name)?.groups ?? {}
      if (id === undefined || handle.kind !== 'file') continue
      const file = await (handle as FileSystemFileHandle).getFile()
      if (file.size !== Number(bytes)) broken.push(name)
      else
        known.set(id, {
          name,
          widthPx: Number(width),
          heightPx: Number(height),
          bytes: file.size,
          isWhole: blank === undefined,
        })
    }
    for (const name of broken) await folder.removeEntry(name).catch(() => {})
  }

  return {
    async write(id, file, { widthPx, heightPx, isWhole }) {
      await readNames()
      const name = `${id}~${widthPx}x${heightPx}~${file.size}${isWhole ? '' : '~blank'}`
      const before = known.get(id)
      await writeWhole(folder, name, file)
      known.set(id, { name, widthPx, heightPx, bytes: file.size, isWhole })
      if (before && before.name !== name) await folder.removeEntry(before.name).catch(() => {})
    },
    async read(id) {
      await readNames()
      const entry = known.get(id)
      if (!entry) return null
      const file = await folder.getFileHandle(entry.name).then((handle) => handle.getFile())
      return file.size === entry.bytes ? file : null
    },
    async list() {
      await readNames()
      return known
    },
    async keepOnly(ids) {
      await readNames()
      for (const [id, { name }] of known) {
        if (ids.has(id)) continue
        known.delete(id)
        await folder.removeEntry(name).catch(() => {})
      }
      const zips: string[] = [] // downloaded long ago
      for await (const name of folder.keys()) if (ZIP.test(name)) zips.push(name)
      for (const name of zips) await folder.removeEntry(name).catch(() => {})
    },
    writeRecord: (text) =>
      text === '' ? folder.removeEntry(RECORD).catch(() => {}) : writeWhole(folder, RECORD, new Blob([text])),
    async zipFile() {
      const handle = await folder.getFileHandle(`set-${(zipCount += 1)}.zip`, { create: true })
      return { sink: await handle.createWritable(), whole: () => handle.getFile() }
    },
    remove,
  }
}

export async function recordIn(folder: FileSystemDirectoryHandle): Promise<string> {
  try {
    return await (await (await folder.getFileHandle(RECORD)).getFile()).text()
  } catch {
    return '' // does not exist
  }
}
