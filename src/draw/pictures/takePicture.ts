import { acceptPicture } from './acceptPicture'
import { fetchPicture } from './fetchPicture'
import { PictureRefusal } from './pictureRefusal'
import { pictureStore, type PictureStore } from './pictureStore'

/** A file of the visitor's, or an address. */
export type PictureGiven = File | Blob | string

/**
 * The one way in for a picture, whichever way it is given: fetched where it must be, looked at, brought to size and
 * kept. Gives what a card names it by. @throws {PictureRefusal} and nothing else
 */
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
