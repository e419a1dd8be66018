import { dirname, resolve } from 'node:path'
import { createPictures, type Pictures } from '../../draw/pictures/images'
import { nodePicture } from '../../draw/node/nodePicture'
import { PictureFailure } from '../../draw/pictures/picture'
import { MAX_FILE_BYTES } from '../../draw/pictures/acceptPicture'
import { fetchPicture } from '../../draw/pictures/fetchPicture'
import { webAddress } from '../../scene/values'
import { readBoundedFile } from './boundedFile'
import { isInlineJson } from './jsonInput'

/** Pictures by data or web address, or by a path relative to the file that names them. */
export function filePictures(namedIn: string | undefined): Pictures {
  const folder = namedIn === undefined || isInlineJson(namedIn) ? '.' : dirname(namedIn)
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
  if (!webAddress(src) && !/^data:/i.test(src)) return readBoundedFile(resolve(folder, src), MAX_FILE_BYTES)
  return new Uint8Array(await (await fetchPicture(src)).arrayBuffer())
}
