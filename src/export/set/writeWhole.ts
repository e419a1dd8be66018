import { isNoRoom, NoRoomError } from './doneFiles'

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
