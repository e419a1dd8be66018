import { decodePicture } from './decodePicture'
import { fetchPicture } from './fetchPicture'
import { PictureRefusal } from './pictureRefusal'
import { isOwnPicture, pictureStore } from './pictureStore'
import { PictureFailure, type Picture } from './picture'

export async function loadPicture(src: string, maxSidePx?: number): Promise<Picture> {
  const blob = isOwnPicture(src) ? await ownBlob(src) : await fetchPicture(src).catch(failureOf(src))
  return decodePicture(blob, maxSidePx).catch((cause: unknown) => {
    throw new PictureFailure(src, 'broken', { cause })
  })
}

async function ownBlob(src: string): Promise<Blob> {
  const own = await pictureStore.find(src)
  if (!own) throw new PictureFailure(src, 'gone')
  return own.blob
}

function failureOf(src: string): (cause: unknown) => never {
  return (cause) => {
    const code = cause instanceof PictureRefusal ? cause.code : null
    const known = code === 'not-found' || code === 'too-slow' ? code : null
    throw new PictureFailure(src, known ?? (code === 'too-heavy' ? 'broken' : 'blocked'), { cause })
  }
}
