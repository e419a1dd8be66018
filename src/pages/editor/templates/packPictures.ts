import type { MyTemplate } from '../../../card/myTemplates'
import type { CardSettings } from '../../../card/settings'
import { isOwnPicture, pictureStore } from '../../../draw/pictures/pictureStore'
import { PictureRefusal } from '../../../draw/pictures/pictureRefusal'
import { takePicture } from '../../../draw/pictures/takePicture'
import { blobOf, dataUrlOf } from '../../shared/pictures/dataUrls'

type Look = Pick<MyTemplate, 'name' | 'settings'>

/**
 * The visitor's own pictures used by looks, as data URLs by the name that the looks use. Missing pictures are
 * left out.
 */
export async function packPictures(templates: readonly Look[]): Promise<Record<string, string>> {
  const names = new Set(templates.map(({ settings }) => settings.backgroundImage.src).filter(isOwnPicture))
  const packed = await Promise.all(
    [...names].map(async (src) => {
      const picture = await pictureStore.find(src)
      return picture ? [[src, await dataUrlOf(picture.blob)] as const] : []
    }),
  )
  return Object.fromEntries(packed.flat())
}

/** Imports the pictures as if they had been chosen, and updates their names in the looks. */
export async function unpackPictures(
  looks: readonly Look[],
  pictures: Readonly<Record<string, string>>,
): Promise<Look[]> {
  const names = new Map<string, string>()
  for (const src of new Set(looks.map(({ settings }) => settings.backgroundImage.src))) {
    const dataUrl = Object.hasOwn(pictures, src) ? pictures[src] : undefined
    if (dataUrl === undefined) continue // the file may hold others: nothing shows them
    const taken = await takePicture(blobOf(dataUrl)).catch((error: unknown) => {
      if (error instanceof PictureRefusal) return null // the look shows a blank, as for a missing picture
      throw error
    })
    if (taken) names.set(src, taken)
  }
  return looks.map(({ name, settings }) => ({ name, settings: renamed(settings, names) }))
}

function renamed(settings: CardSettings, names: ReadonlyMap<string, string>): CardSettings {
  const { backgroundImage } = settings
  const src = names.get(backgroundImage.src) ?? backgroundImage.src
  return { ...settings, backgroundImage: { ...backgroundImage, src } }
}
