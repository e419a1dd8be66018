import type { MyTemplate } from '../../../card/myTemplates'
import type { CardSettings } from '../../../card/settings'
import { isOwnPicture, pictureStore } from '../../../draw/pictures/pictureStore'
import { PictureRefusal } from '../../../draw/pictures/pictureRefusal'
import { takePicture } from '../../../draw/pictures/takePicture'

type Look = Pick<MyTemplate, 'name' | 'settings'>

/** The visitor's own pictures that looks show, as data URLs by the name the looks know them by. One that is gone is left out. */
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

/** Takes the pictures in as if they had been chosen, and has the looks call them by the names they got. */
export async function unpackPictures(
  looks: readonly Look[],
  pictures: Readonly<Record<string, string>>,
): Promise<Look[]> {
  const names = new Map<string, string>()
  for (const [src, dataUrl] of Object.entries(pictures)) {
    const taken = await takePicture(blobOf(dataUrl)).catch((error: unknown) => {
      if (error instanceof PictureRefusal) return null // the look shows a blank there, as for a picture that is gone
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

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('not read')))
    reader.readAsDataURL(blob)
  })
}

/** What is no data URL of base64 gives an empty blob, which no picture is. */
function blobOf(dataUrl: string): Blob {
  try {
    const characters = atob(dataUrl.slice(dataUrl.indexOf(',') + 1))
    return new Blob([Uint8Array.from(characters, (character) => character.charCodeAt(0))])
  } catch {
    return new Blob([])
  }
}
