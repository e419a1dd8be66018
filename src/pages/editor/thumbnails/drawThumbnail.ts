import type { Card } from '../../../card/card'
import { fontsReady, loadFonts } from '../../../draw/browserFonts'
import { browserMetrics } from '../../../draw/browserMetrics'
import type { DrawKit } from '../../../draw/drawKit'
import { drawOnto } from '../../../draw/drawOnto'
import { pictures } from '../../../draw/images'
import { picturesOf } from '../../../draw/picturesOf'
import { gridOfWidth } from '../../../draw/pixelGrid'
import { layoutCard } from '../../../layout/layoutCard'
import type { View } from '../../../layout/view'
import type { Scene } from '../../../scene/nodes'
import { idle } from './drawQueue'

const KIT: DrawKit = { gradients: 'strip', pictures }

/** Draws a card as large as it fits into the canvas's box, by the same way as preview and export. */
export async function drawThumbnail(
  canvas: HTMLCanvasElement,
  card: Card,
  view: View,
  signal: AbortSignal,
): Promise<void> {
  const scene = await sceneWithFonts(card, view, signal)
  if (!scene) return
  await pictures.load(picturesOf(scene), signal)
  await idle()
  const { clientWidth, clientHeight } = canvas
  if (signal.aborted || clientWidth === 0 || clientHeight === 0) return
  const fit = Math.min(clientWidth / scene.width, clientHeight / scene.height)
  const widthPx = Math.max(1, Math.round(scene.width * fit * devicePixelRatio))
  drawOnto(canvas, scene, KIT, gridOfWidth(scene.width, scene.height, widthPx).ratio)
}

/** null where fonts do not come: no card is ever shown in a fallback face, however small. */
async function sceneWithFonts(card: Card, view: View, signal: AbortSignal): Promise<Scene | null> {
  for (let turn = 0; turn < 4; turn++) {
    const scene = layoutCard(card, browserMetrics, view)
    if (fontsReady(scene)) return scene
    const outcome = await loadFonts(scene, signal)
    if (outcome.status === 'offline') return null
    browserMetrics.clear() // widths before were a fallback's
  }
  return null
}
