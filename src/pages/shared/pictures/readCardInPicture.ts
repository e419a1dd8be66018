import type { Card } from '../../../card/card'
import { marked, withPictures } from '../../../card/cardPictures'
import { MAX_PICTURE_BYTES } from '../../../draw/pictures/pictureLimits'
import { cardInFile } from '../../../export/embedded/cardInFile'
import { localDay } from '../../../quotes/dates'

/** The card in a file; null for other or unreadable files, since importing them as pictures reports why. */
export async function readCardInPicture(file: Blob): Promise<Card | null> {
  if (file.size > MAX_PICTURE_BYTES) return null
  try {
    const card = await cardInFile(new Uint8Array(await file.arrayBuffer()), localDay(new Date()))
    return card && withPictures(card, marked)
  } catch {
    return null
  }
}
