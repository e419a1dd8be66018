import { saveBlob } from '../save'
import { isNoRoom, NoRoomError, type DoneFiles, pour, writeWhole } from './doneFiles'
import { type ZipFile, zipParts } from './zip'

/** The old file stays until then. @throws {NoRoomError} */
export function leaveInto(
  handle: FileSystemFileHandle,
  entries: readonly ZipEntry[],
  at: Date,
): Promise<void> {
  return pour(zipStream(entries, at), handle)
}

export async function leaveInFolder(
  folder: FileSystemDirectoryHandle,
  entries: readonly ZipEntry[],
): Promise<void> {
  for (const { name, read } of entries) {
    const content = await read()
    await writeWhole(folder, name, content instanceof Blob ? content : new Blob([content]))
  }
}

export async function leaveAsDownload(
  files: DoneFiles,
  entries: readonly ZipEntry[],
  name: string,
  at: Date,
  save: (file: Blob, name: string) => void = saveBlob,
): Promise<void> {
  save(await wholeZip(files, entries, at), name)
}

async function wholeZip(files: DoneFiles, entries: readonly ZipEntry[], at: Date): Promise<Blob> {
  try {
    const target = await files.zipFile()
    if (target) {
      await zipStream(entries, at).pipeTo(target.sink)
      return await target.whole()
    }
  } catch (error) {
    if (!isNoRoom(error)) throw error // A page may get more memory than disk space.
  }
  try {
    return await new Response(zipStream(entries, at), {
      headers: { 'content-type': 'application/zip' },
    }).blob()
  } catch (cause) {
    throw new NoRoomError('no room for the zip', { cause })
  }
}

export interface ZipEntry {
  name: string
  read: () => Promise<Blob | string>
}

/** Stored: pictures do not compress. `at`: the date of all files. */
export function zipStream(entries: readonly ZipEntry[], at: Date): ReadableStream<Uint8Array> {
  const parts = zipParts(zipFiles(entries, at))
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => void parts.return(undefined),
  })
}

async function* zipFiles(entries: readonly ZipEntry[], at: Date): AsyncGenerator<ZipFile> {
  for (const { name, read } of entries) {
    const content = new Uint8Array(await new Blob([await read()]).arrayBuffer())
    yield { name, content, at }
  }
}
