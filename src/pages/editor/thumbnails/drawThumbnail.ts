import type { Card } from '../../../card/card'
import { browserFonts } from '../../../draw/fonts/browserFonts'
import { drawInSteps } from '../../../draw/konva/drawInSteps'
import { drawKit } from '../../../draw/drawKit'
import { pictures } from '../../../draw/pictures/images'
import { tonesOfPictures } from '../../../draw/pictures/pictureTones'
import { inSlices } from '../../../draw/inSlices'
import { layInSteps } from '../../../draw/layInSteps'
import { gridOfWidth } from '../../../draw/pixelGrid'
import { readyScene } from '../../../draw/readyScene'
import { layoutCard } from '../../../layout/layoutCard'
import type { View } from '../../../layout/view'
import type { Turns } from './drawQueue'

const KIT = drawKit('native', pictures) // a strip is for files: it takes longer than all the rest
const TONES_OF = tonesOfPictures(pictures)

/**
 * A card as large as it fits into a box of device px, drawn by the same way as preview and export. null where fonts do
 * not come: no card is ever shown in a fallback face, however small. `isWhole` is false while a picture is missing.
 */
export async function drawThumbnail(
  card: Card,
  view: View,
  box: { widthPx: number; heightPx: number },
  turns: Turns,
): Promise<{ canvas: HTMLCanvasElement; isWhole: boolean } | null> {
  const turn = () => turns.next()
  const lay = () =>
    inSlices(
      layInSteps((metrics) => layoutCard(card, metrics, view, TONES_OF)),
      turn,
    )
  const outcome = await readyScene(lay, { fonts: browserFonts, pictures }, turns.signal)
  turns.signal.throwIfAborted()
  if (outcome.status !== 'ready') return null
  const { scene, failedPictures } = outcome
  const fit = Math.min(box.widthPx / scene.width, box.heightPx / scene.height)
  const grid = gridOfWidth(scene.width, scene.height, Math.max(1, Math.round(scene.width * fit)))
  const canvas = await inSlices(drawInSteps(scene, KIT, grid.ratio), turn)
  return { canvas, isWhole: failedPictures.length === 0 }
}
