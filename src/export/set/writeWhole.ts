import { isNoRoom, NoRoomError } from './doneFiles'

/**
 * Writes a file of a folder wholly or not at all: browsers write aside, and the file takes its place when it is closed. What was
 * there before stays until then.
 * @throws {NoRoomError}
 */
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
    if (isNew) await folder.removeEntry(name).catch(() => {}) // empty, since nothing took its place
    throw error
  }
}

/** The same for a file that the visitor has picked. @throws {NoRoomError} */
export async function pour(content: ReadableStream<Uint8Array>, handle: FileSystemFileHandle): Promise<void> {
  try {
    // Closes when all is written, and gives up what was written aside when either side fails.
    await content.pipeTo(await handle.createWritable())
  } catch (cause) {
    throw isNoRoom(cause) ? new NoRoomError('no room for the file', { cause }) : cause
  }
}
