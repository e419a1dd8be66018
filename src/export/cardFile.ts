import type { Card } from '../card/card'
import { unlessOnDisk, withPictures } from '../card/cardPictures'
import type { ExportOptions } from '../card/exportOptions'
import type { Pictures } from '../draw/pictures/images'
import type { PictureFailure } from '../draw/pictures/picture'
import { NO_PICTURES } from '../draw/node/nodeCanvas'
import { nodeWorld } from '../draw/node/nodeWorld'
import { readyScene, type ReadyScene } from '../draw/readyScene'
import { luminanceMapsOfPictures } from '../draw/pictures/luminanceMaps'
import { layoutCard } from '../layout/layoutCard'
import type { TargetFile } from '../look/target'
import { targetOf } from '../look/targets'
import { FULL_VIEW, type View } from '../layout/view'
import type { SceneNotice } from '../scene/nodes'
import { embeddedCardOf } from './embedded/embeddedCardOf'
import { withEmbeddedCard } from './embedded/embeddedCard'
import { sceneToExport } from './exportError'
import { isPictureFormat, type FormatId } from './formats'
import { bufferOf, sceneFile, type SceneFile } from './sceneFile'
import type { VectorFormat } from './vector/vectorCardFile'

export interface CardFile extends SceneFile {
  notices: readonly SceneNotice[] // text that did not fit
  failedPictures: readonly PictureFailure[] // drawn as placeholders
}

/**
 * Is `exportCard` in Node.
 * @param target sets exact pixels, greys and maximum bytes; null: uses the options
 */
export async function cardFile(
  card: Card,
  { opensAgain, ...options }: ExportOptions,
  pictures: Pictures = NO_PICTURES,
  view: View = FULL_VIEW,
  target: TargetFile | null = targetOf(card.settings.target),
): Promise<CardFile> {
  const { scene, failedPictures } = await sceneOfCard(card, pictures, view)
  const embedded = opensAgain ? await embeddedCardOf(withPictures(card, unlessOnDisk)) : null
  const finish = (file: Buffer) => (embedded ? bufferOf(withEmbeddedCard(file, embedded)) : file)
  const file = sceneFile(scene, { ...options, target, finish }, pictures)
  return { ...file, notices: scene.notices, failedPictures }
}

/** Vectors are asked for seldom, so their code comes then. */
export async function fileOfCard(
  card: Card,
  { format, ...options }: Omit<ExportOptions, 'format'> & { format: FormatId | VectorFormat },
  pictures: Pictures,
  view: View = FULL_VIEW,
  target: TargetFile | null = targetOf(card.settings.target),
): Promise<CardFile> {
  if (isPictureFormat(format)) return cardFile(card, { ...options, format }, pictures, view, target)
  const { vectorCardFile } = await import('./vector/vectorCardFile')
  return vectorCardFile(card, format, { ...options, target }, pictures, view)
}

export async function sceneOfCard(card: Card, pictures: Pictures, view: View): Promise<ReadyScene> {
  const luminanceMapOf = luminanceMapsOfPictures(pictures)
  const layout = () => layoutCard(card, nodeWorld(view, luminanceMapOf))
  return sceneToExport(await readyScene(layout, { pictures }))
}
