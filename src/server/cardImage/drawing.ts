import { clearAllCache } from '@napi-rs/canvas'
import { createPictures } from '../../draw/pictures/images'
import { PictureFailure, type Picture } from '../../draw/pictures/picture'
import { collectGarbage } from '../../draw/node/collectGarbage'
import { NO_PICTURES } from '../../draw/node/nodeCanvas'
import { forgetFonts } from '../../draw/node/nodeFonts'
import { freeNodePicture, nodePicture } from '../../draw/node/nodePicture'
import { cardFile } from '../../export/cardFile'
import { cardSize, type View } from '../../layout/view'
import type { TargetFile } from '../../look/target'
import { targetOf } from '../../look/targets'
import type { DrawCard, DrawRequest } from './finder'
import { GREYS_MOST_BYTES } from './sizeQuery'

const MAX_PIXELS = 6_000_000 // 60 MB while it is decoded
const QUALITY = 0.9 // of WebP a third of a PNG's bytes
const FIRST_QUALITY = 0.8 // of home's, a quarter less: no eye sees when the card itself takes its place
const MAX_FONT_FILES = 96 // enough for some twenty cards; a hundred more take 50 MB

/** Draws in this process. It fetches no pictures: those that are not given are missing. */
export const drawCardHere: DrawCard = async (request) => {
  const { card, scale, format, opensAgain, pictures: files } = request
  const { pictures, free } = Object.keys(files).length > 0 ? givenPictures(files) : NONE
  try {
    const options = { format, quality: opensAgain ? QUALITY : FIRST_QUALITY, scale, opensAgain }
    const view = { mode: request.view, size: request.size }
    const { bytes } = await cardFile(card, options, pictures, view, fileAsked(request, view))
    return new Uint8Array(bytes) // a copy: a Buffer may be a view of a larger one
  } finally {
    free()
    if (forgetFonts(MAX_FONT_FILES)) clearAllCache() // the engine's, 20 MB after a hundred cards
  }
}

/** null: by the scale, and never a target's 8K, since a stranger's link may name it. */
function fileAsked({ card: { settings }, scale, size, greys }: DrawRequest, view: View): TargetFile | null {
  if (!size && !greys) return null
  const { width, height } = cardSize(settings.aspectRatio, view, targetOf(settings.target))
  const px = size ?? { widthPx: width * scale, heightPx: height * scale }
  return { ...px, mostBytes: greys ? GREYS_MOST_BYTES : null, ...(greys ? { greys } : {}) }
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
