import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { clearAllCache } from '@napi-rs/canvas'
import { DEFAULT_EXPORT_OPTIONS } from '../../card/exportOptions'
import { createPictures } from '../../draw/pictures/images'
import { PictureFailure, type Picture } from '../../draw/pictures/picture'
import { NO_PICTURES } from '../../draw/node/nodeCanvas'
import { forgetFonts } from '../../draw/node/nodeFonts'
import { freeNodePicture, nodePicture } from '../../draw/node/nodePicture'
import { cardFile } from '../../export/cardFile'
import type { DrawCard, DrawRequest } from './finder'

const MAX_PIXELS = 6_000_000 // 60 MB while it is decoded
const MOST_FONT_FILES = 96 // of some twenty cards' words; a hundred more take 50 MB

/** Draws in this process. It never goes out for a picture: what is not given is not there. */
export const drawCardHere: DrawCard = async ({ card, scale, pictures: files }) => {
  const { pictures, free } = Object.keys(files).length > 0 ? decoding(files) : NONE
  try {
    const { bytes } = await cardFile(card, { ...DEFAULT_EXPORT_OPTIONS, format: 'png', scale }, pictures)
    return new Uint8Array(bytes) // of its own: a Buffer may be a part of a larger one
  } finally {
    free()
    if (forgetFonts(MOST_FONT_FILES)) clearAllCache() // of the engine, 20 MB after a hundred cards
  }
}

const NONE = { pictures: NO_PICTURES, free: () => {} }

function decoding(files: DrawRequest['pictures']) {
  const decoded: Picture[] = []
  const pictures = createPictures(async (src) => {
    const bytes = files[src]
    if (!bytes) throw new PictureFailure(src, 'not-found')
    const picture = await nodePicture(bytes, MAX_PIXELS).catch((cause: unknown) => {
      throw new PictureFailure(src, 'broken', { cause })
    })
    decoded.push(picture)
    return picture
  })
  const free = () => {
    for (const picture of decoded) freeNodePicture(picture)
    collect()
  }
  return { pictures, free }
}

let gc: (() => void) | null = null

/** Smaller copies of a picture are many megabytes outside V8's heap, which it does not see. 10 ms. */
function collect(): void {
  if (!gc) {
    setFlagsFromString('--expose-gc')
    gc = runInNewContext('gc') as () => void
  }
  gc()
}
