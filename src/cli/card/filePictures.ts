import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { createPictures, type Pictures } from '../../draw/images'
import { PictureFailure } from '../../draw/picture'
import { nodePicture } from '../../draw/nodePicture'

const LIMIT_MS = 12_000

/** Pictures by data or web address, or by a path beside the file that names them. */
export function filePictures(beside: string | undefined): Pictures {
  const folder = beside === undefined ? '.' : dirname(beside)
  return createPictures(async (src) => {
    const bytes = await bytesOf(src, folder).catch((cause: unknown) => {
      throw new PictureFailure(src, 'not-found', { cause })
    })
    return nodePicture(bytes).catch((cause: unknown) => {
      throw new PictureFailure(src, 'broken', { cause })
    })
  })
}

async function bytesOf(src: string, folder: string): Promise<Uint8Array> {
  if (!/^(https?|data):/i.test(src)) return readFile(resolve(folder, src))
  const response = await fetch(src, { signal: AbortSignal.timeout(LIMIT_MS) })
  if (!response.ok) throw new Error(`answered ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
