import { takePicture } from '../../../draw/pictures/takePicture'
import { PictureRefusal } from '../../../draw/pictures/pictureRefusal'
export function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('not read')))
    reader.readAsDataURL(blob)
  })
}

/** Anything but a base64 data URL gives an empty blob, which is rejected later. */
function blobOf(dataUrl: string): Blob {
  try {
    const characters = atob(dataUrl.slice(dataUrl.indexOf(',') + 1))
    return new Blob([Uint8Array.from(characters, (character) => character.charCodeAt(0))])
  } catch {
    return new Blob([])
  }
}

/** The picture's name here; null if it is refused, so that a blank stands for it, as for any missing one. */
export async function takenFrom(dataUrl: string): Promise<string | null> {
  try {
    return await takePicture(blobOf(dataUrl))
  } catch (error) {
    if (error instanceof PictureRefusal) return null
    throw error
  }
}
