import { createPictures, loadWhenNeeded, pictures } from '../../../draw/pictures/images'
import { shrinkPicture } from '../../../draw/pictures/decodePicture'
import { MAX_MEASURED_SIDE_PX } from '../../../draw/pictures/pictureTones'

const KEPT_PX = 20_000_000 // twelve: more than the drawings that are started at a time can show

/**
 * The pictures of thumbnails, as detailed as scrim and inks need them. Kept apart from the card's: at full size, those
 * of a few looks would drive each other and the card's from memory before they are drawn.
 */
export const thumbnailPictures = createPictures(async (src) => {
  if (pictures.find(src) === 'loading') await pictures.load([src])
  const onCard = pictures.find(src)
  return typeof onCard === 'object'
    ? shrinkPicture(onCard, MAX_MEASURED_SIDE_PX)
    : loadWhenNeeded(src, MAX_MEASURED_SIDE_PX)
}, KEPT_PX)
