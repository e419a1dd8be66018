import { makeZip } from 'client-zip'

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
