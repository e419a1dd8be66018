import { makeZip } from 'client-zip'
import { saveBlob } from '../save'
import { isNoRoom, NoRoomError, type DoneFiles } from './doneFiles'
import { pour, writeWhole } from './writeWhole'

/** Into the file that the visitor picked: until it is whole, nothing is there under its name but what was. @throws {NoRoomError} */
export function leaveInto(
  handle: FileSystemFileHandle,
  entries: readonly ZipEntry[],
  at: Date,
): Promise<void> {
  return pour(zipStream(entries, at), handle)
}

/** As files of a folder, each whole. Stops at the first that cannot be written. @throws {NoRoomError} */
export async function leaveInFolder(
  folder: FileSystemDirectoryHandle,
  entries: readonly ZipEntry[],
): Promise<void> {
  for (const { name, read } of entries) {
    const content = await read()
    await writeWhole(folder, name, content instanceof Blob ? content : new Blob([content]))
  }
}

/** As a download, once the zip is whole: made in the browser's own file system, or in memory where there is none. */
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
    if (!isNoRoom(error)) throw error // a browser may have more memory than it gives a page of the disk
  }
  try {
    return await new Response(zipStream(entries, at), {
      headers: { 'content-type': 'application/zip' },
    }).blob()
  } catch (cause) {
    throw new NoRoomError('no room for the zip', { cause })
  }
}

/** A file of a zip; `read` is called when its turn comes, so that one is in memory at a time. */
export interface ZipEntry {
  name: string
  read: () => Promise<Blob | string>
}

/**
 * A zip of files as they are, without packing, which saves nothing on pictures. Pulled by whoever writes it. `at`: the date that all files have.
 */
export function zipStream(entries: readonly ZipEntry[], at: Date): ReadableStream<Uint8Array> {
  async function* files() {
    for (const { name, read } of entries) {
      const content = await read()
      yield { name, lastModified: at, input: content }
    }
  }
  return makeZip(files(), { buffersAreUTF8: true })
}
