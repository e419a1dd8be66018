import type { Card } from '../card/card'
import type { ExportOptions } from '../card/exportOptions'
import type { Pictures } from '../draw/pictures/images'
import type { PictureFailure } from '../draw/pictures/picture'
import { nodeMetrics, NO_PICTURES } from '../draw/node/nodeCanvas'
import { readyScene } from '../draw/readyScene'
import { tonesOfPictures } from '../draw/pictures/pictureTones'
import { layoutCard } from '../layout/layoutCard'
import { FULL_VIEW, type View } from '../layout/view'
import type { SceneNotice } from '../scene/nodes'
import { sceneToExport } from './sceneToExport'
import { sceneFile, type SceneFile } from './sceneFile'

export interface CardFile extends SceneFile {
  notices: readonly SceneNotice[] // from layout: words that did not fit
  failedPictures: readonly PictureFailure[] // drawn as placeholders
}

/**
 * The counterpart of `exportCard` in Node: the card as a picture file, by the same layout, nodes and formats.
 * For the server and the command line.
 */
export async function cardFile(
  card: Card,
  { format, quality, scale }: ExportOptions,
  pictures: Pictures = NO_PICTURES,
  view: View = FULL_VIEW,
): Promise<CardFile> {
  const tonesOf = tonesOfPictures(pictures)
  const lay = () => layoutCard(card, nodeMetrics, view, tonesOf)
  const { scene, failedPictures } = sceneToExport(await readyScene(lay, { pictures }))
  const file = sceneFile(scene, { format, quality, scale }, pictures)
  return { ...file, notices: scene.notices, failedPictures }
}
