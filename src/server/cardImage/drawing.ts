import { createPictures } from '../../draw/pictures/images'
import { PictureFailure, type Picture } from '../../draw/pictures/picture'
import { collectGarbage } from '../../draw/node/memory'
import { NO_PICTURES } from '../../draw/node/nodeCanvas'
import { keepFewFonts } from '../../draw/node/nodeFonts'
import { freeNodePicture, nodePicture } from '../../draw/node/nodePicture'
import { firstTypeFile } from '../../draw/node/firstTypeFile'
import { cardFile, sceneOfCard } from '../../export/cardFile'
import { cardSize, type View } from '../../layout/view'
import type { TargetFile } from '../../look/target'
import { targetOf } from '../../look/targets'
import type { DrawCard, DrawRequest } from './finder'
import { GREYS_MOST_BYTES, JPEG_MOST_BYTES } from './sizeQuery'

const MAX_PIXELS = 6_000_000 // decoding takes 60 MB
const QUALITY = 0.9 // WebP: a third of PNG's bytes
const FIRST_QUALITY = 0.8 // for home, a quarter smaller: invisible once the card replaces it

/** Fetches no pictures: those not passed are missing. */
export const drawCardHere: DrawCard = async (request) => {
  const { card, scale, format, opensAgain, pictures: files } = request
  const { pictures, free } = Object.keys(files).length > 0 ? givenPictures(files) : NONE
  try {
    const view = { mode: request.view, size: request.size }
    if (format === 'type') {
      const { scene } = await sceneOfCard(card, pictures, view)
      return await firstTypeFile(scene)
    }
    const options = { format, quality: opensAgain ? QUALITY : FIRST_QUALITY, scale, opensAgain }
    const { bytes } = await cardFile(card, options, pictures, view, fileAsked(request, view))
    return new Uint8Array(bytes) // copies, because a Buffer may be a view of a larger one
  } finally {
    free()
    keepFewFonts()
  }
}

/** null: use the scale. A target counts only if asked for: a stranger's link may name 8K. */
function fileAsked({ card, scale, size, greys, format, target }: DrawRequest, view: View): TargetFile | null {
  const { settings } = card
  const file = targetOf(target)
  if (file) return greys ? { ...file, greys, mostBytes: GREYS_MOST_BYTES } : file
  if (!size && !greys && format !== 'jpg') return null
  const { width, height } = cardSize(settings.aspectRatio, view, targetOf(settings.target))
  const px = size ?? { widthPx: width * scale, heightPx: height * scale }
  const mostBytes = format === 'jpg' ? JPEG_MOST_BYTES : greys ? GREYS_MOST_BYTES : null
  return { ...px, mostBytes, ...(greys ? { greys } : {}) }
}

const NONE = { pictures: NO_PICTURES, free: () => {} }

function givenPictures(files: DrawRequest['pictures']) {
  const decoded: Picture[] = []
  const pictures = createPictures(async (src) => {
    const bytes = files[src]
    if (!bytes) throw new PictureFailure(src, 'not-found')
    const picture = await nodePicture(bytes, { maxPixels: MAX_PIXELS }).catch((cause: unknown) => {
      throw new PictureFailure(src, 'broken', { cause })
    })
    decoded.push(picture)
    return picture
  })
  const free = () => {
    for (const picture of decoded) freeNodePicture(picture)
    collectGarbage()
  }
  return { pictures, free }
}
