import type { CardInFile } from '../../../card/keptFile'
import { withPictures } from '../../../card/cardPictures'
import type { Card } from '../../../card/card'
import { PictureRefusal } from '../../../draw/pictures/pictureRefusal'
import { isOwnPicture, pictureStore } from '../../../draw/pictures/pictureStore'
import { takePicture } from '../../../draw/pictures/takePicture'
import { blobOf, dataUrlOf } from '../../shared/pictures/dataUrls'

/** The visitor's own pictures that cards show, as data URLs by the name that the cards use. Missing ones are left out. */
export async function packCardPictures(cards: readonly CardInFile[]): Promise<[string, string][]> {
  const packed: [string, string][] = []
  for (const src of ownPicturesOf(cards)) {
    const picture = await pictureStore.find(src)
    if (picture) packed.push([src, await dataUrlOf(picture.blob)])
  }
  return packed
}

/** Takes in the pictures of a file as if they had been chosen, and gives the cards their names here. */
export async function unpackCardPictures(
  cards: readonly CardInFile[],
  pictures: Readonly<Record<string, string>>,
): Promise<CardInFile[]> {
  const names = new Map<string, string>()
  for (const src of ownPicturesOf(cards)) {
    const dataUrl = Object.hasOwn(pictures, src) ? pictures[src] : undefined
    if (dataUrl === undefined) continue
    const taken = await takePicture(blobOf(dataUrl)).catch((error: unknown) => {
      if (error instanceof PictureRefusal) return null // the card shows a blank, as for a missing picture
      throw error
    })
    if (taken) names.set(src, taken)
  }
  return cards.map((inFile) => ({
    ...inFile,
    card: withPictures(inFile.card, (src) => names.get(src) ?? src),
  }))
}

function ownPicturesOf(cards: readonly { card: Card }[]): Set<string> {
  const found = new Set<string>()
  for (const { card } of cards)
    withPictures(card, (src) => {
      if (isOwnPicture(src)) found.add(src)
      return src
    })
  return found
}
