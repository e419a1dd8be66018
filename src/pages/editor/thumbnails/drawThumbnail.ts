import type { Card } from '../../../card/card'
import { browserMetrics, withinWidths } from '../../../draw/browserMetrics'
import { drawInSteps } from '../../../draw/drawInSteps'
import type { DrawKit } from '../../../draw/drawKit'
import { pictures } from '../../../draw/images'
import { tonesOfPictures } from '../../../draw/pictureTones'
import { picturesOf } from '../../../draw/picturesOf'
import { gridOfWidth } from '../../../draw/pixelGrid'
import { withFonts } from '../../../draw/withFonts'
import { layoutCard } from '../../../layout/layoutCard'
import type { View } from '../../../layout/view'
import type { Scene } from '../../../scene/nodes'
import type { Turns } from './drawQueue'
import { inTurns } from './turns'

const KIT: DrawKit = { gradients: 'native', pictures } // a strip is for files: it takes longer than all the rest
const TONES_OF = tonesOfPictures(pictures)
const WIDTHS_A_STEP = 20 // new ones cost 20 to 100 µs each

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
  const fonts = await withFonts(() => inTurns(layInSteps(card, view), turns), turns.signal)
  if (fonts.status === 'offline') return null
  const shown = picturesOf(fonts.scene)
  const failures = await pictures.load(shown, turns.signal)
  const scene = shown.length > 0 ? await inTurns(layInSteps(card, view), turns) : fonts.scene
  const fit = Math.min(box.widthPx / scene.width, box.heightPx / scene.height)
  const grid = gridOfWidth(scene.width, scene.height, Math.max(1, Math.round(scene.width * fit)))
  const canvas = await inTurns(drawInSteps(scene, KIT, grid.ratio), turns)
  return { canvas, isWhole: failures.length === 0 }
}

/** The first step lays what is below the words, the others measure them a few at a time. */
function* layInSteps(card: Card, view: View): Generator<void, Scene> {
  const lay = () => layoutCard(card, browserMetrics, view, TONES_OF)
  let scene = withinWidths(0, lay)
  while (scene === null) {
    yield
    scene = withinWidths(WIDTHS_A_STEP, lay)
  }
  return scene
}
