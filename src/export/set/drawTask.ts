import type { SetItem } from '../../card/set/setItem'
import { faceRulesOf } from '../../draw/fonts/fontRetry'
import { fontsOf } from '../../draw/fonts/fontsOf'
import { pictures as pagePictures } from '../../draw/pictures/images'
import type { Picture } from '../../draw/pictures/picture'
import { picturesOf } from '../../draw/pictures/picturesOf'
import type { ReadyScene } from '../../draw/readyScene'
import { exportRequest } from './exportRequest'
import type { DrawTask } from './workerTask'

/** What a worker has been sent and holds. */
export interface Sent {
  families: Set<string>
  pictures: Set<string>
}

/** All that a worker needs to draw a picture, less what it has. */
export async function drawTask({ scene }: ReadyScene, item: SetItem, sent: Sent): Promise<DrawTask> {
  const families = [...new Set(fontsOf(scene).map(({ family }) => family))].filter(
    (family) => !sent.families.has(family),
  )
  const faces = families.flatMap(faceRulesOf)
  for (const family of families) sent.families.add(family)
  const found = picturesOf(scene).flatMap((src): [string, Picture][] => {
    const picture = pagePictures.find(src)
    return typeof picture === 'object' ? [[src, picture]] : []
  })
  const newPictures = await Promise.all(
    found
      .filter(([src]) => !sent.pictures.has(src))
      .map(async ([src, picture]) => [src, await sendable(picture)] as const),
  )
  sent.pictures = new Set(found.map(([src]) => src))
  return {
    kind: 'draw',
    scene,
    request: exportRequest(item),
    faces,
    pictures: [...sent.pictures],
    newPictures,
  }
}

/** A canvas stays where it is; a bitmap is copied into the worker. */
async function sendable(picture: Picture): Promise<Picture> {
  const { source } = picture
  return source instanceof ImageBitmap
    ? picture
    : { ...picture, source: await createImageBitmap(source as HTMLCanvasElement) }
}
