import { acceptPicture } from './acceptPicture'
import { fetchPicture } from './fetchPicture'
import { PictureRefusal } from './pictureRefusal'
import { pictureStore, type PictureStore } from './pictureStore'

export type PictureGiven = File | Blob | string

/** Returns the name cards use. @throws {PictureRefusal} and nothing else */
export async function takePicture(
  given: PictureGiven,
  signal?: AbortSignal,
  store: PictureStore = pictureStore,
): Promise<string> {
  const file = typeof given === 'string' ? await fetchPicture(given, signal) : given
  const accepted = await acceptPicture(file)
  if (signal?.aborted) throw new PictureRefusal('aborted')
  const name = file instanceof File ? file.name : ''
  return store.keep({ ...accepted, name, address: typeof given === 'string' ? given : '' })
}
