/** Files are in the browser's own file system (OPFS) if possible, safe from a killed page; else in memory. */

/** Existing pictures stay. */
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
  /** Deletes all others. */
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

/** These are lost with the page. */
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
