import { takePicture } from '../../../draw/pictures/acceptPicture'
import { PictureRefusal } from '../../../draw/pictures/pictureRefusal'
import { blobOfDataUrl } from '../../../export/dataUrl'

/** The picture's name here; null if it is refused, so that a blank stands for it, as for any missing one. */
export async function takenFrom(dataUrl: string): Promise<string | null> {
  try {
    return await takePicture(blobIn(dataUrl))
  } catch (error) {
    if (error instanceof PictureRefusal) return null
    throw error
  }
}

/** Anything but a base64 data URL gives an empty blob, which is refused. */
function blobIn(dataUrl: string): Blob {
  try {
    return blobOfDataUrl(dataUrl)
  } catch {
    return new Blob([])
  }
}
