import { DEFAULT_EXPORT_OPTIONS } from '../card/exportOptions'
import { createPictures } from '../draw/images'
import { PictureFailure } from '../draw/picture'
import { NO_PICTURES } from '../draw/nodeCanvas'
import { nodePicture } from '../draw/nodePicture'
import { cardFile } from '../export/cardFile'
import type { DrawCard } from './cardImage'

/** Draws on this thread. It never goes out for a picture: what is not given is not there. */
export const drawCardHere: DrawCard = async ({ card, scale, pictures: files }) => {
  const pictures =
    Object.keys(files).length === 0
      ? NO_PICTURES
      : createPictures(async (src) => {
          const bytes = files[src]
          if (!bytes) throw new PictureFailure(src, 'not-found')
          return nodePicture(bytes).catch((cause: unknown) => {
            throw new PictureFailure(src, 'broken', { cause })
          })
        })
  const { bytes } = await cardFile(card, { ...DEFAULT_EXPORT_OPTIONS, format: 'png', scale }, pictures)
  return new Uint8Array(bytes) // of its own: a Buffer may be a part of a larger one
}
