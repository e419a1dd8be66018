/**
 * The finished pictures of a set, until they have gone where they go: in the browser's own file system where there is one that
 * pages may write (OPFS), so that no memory holds them and a killed page loses none; else in memory.
 */

/** There is no room for another picture; those that are there stay. */
export class NoRoomError extends Error {
  override name = 'NoRoomError'
}

export interface DoneFile {
  widthPx: number
  heightPx: number
  bytes: number
  isWhole: boolean // no placeholder stands for a picture on it
}

export interface DoneFiles {
  /** @throws {NoRoomError} */
  write(id: string, file: Blob, facts: Omit<DoneFile, 'bytes'>): Promise<void>
  read(id: string): Promise<Blob | null>
  list(): Promise<ReadonlyMap<string, DoneFile>>
  /** Deletes all others. */
  keepOnly(ids: ReadonlySet<string>): Promise<void>
  /** What to go on with after the page was killed; '' where nothing is to be gone on with. */
  writeRecord(text: string): Promise<void>
  /** A new file for a whole zip, which is never read before it is whole; null where it is to be made in memory. */
  zipFile(): Promise<{ sink: WritableStream<Uint8Array>; whole: () => Promise<Blob> } | null>
  /** Deletes everything. */
  remove(): Promise<void>
}

export function isNoRoom(error: unknown): boolean {
  return error instanceof NoRoomError || (error instanceof Error && error.name === 'QuotaExceededError')
}

/** In memory: gone with the page. */
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
