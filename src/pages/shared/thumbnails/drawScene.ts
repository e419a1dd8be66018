import { TEMPLATE_FONTS } from '../../../card/templates'
import { browserFonts } from '../../../draw/fonts/browserFonts'
import { requestRules } from '../../../draw/fonts/requestRules'
import { rasterPaintContext } from '../../../draw/rasterPaintContext'
import { gridOfWidth } from '../../../draw/pixelGrid'
import { paintedScene } from '../../../draw/paint/paintNodes'
import { readyScene, type Fonts } from '../../../draw/readyScene'
import type { Scene } from '../../../scene/nodes'
import type { Missing, View } from '../../../layout/view'
import { inputIdle } from '../../browser/inputIdle'
import { savesData } from '../../browser/savesData'
import type { Turns } from './drawQueue'
import { createPictures, loadWhenNeeded, pictures } from '../../../draw/pictures/images'
import { shrinkPicture } from '../../../draw/pictures/decodePicture'
import { MAX_MEASURED_SIDE_PX, luminanceMapsOfPictures } from '../../../draw/pictures/luminanceMaps'
import type { Card } from '../../../card/card'
import { browserWorld } from '../../../draw/fonts/browserMetrics'
import { layoutCard } from '../../../layout/layoutCard'

const KEPT_PX = 20_000_000 // twelve pictures: more than concurrently started drawings can show

/**
 * Separate from the card's pictures and only as detailed as scrim and inks need: at full size, a few looks'
 * pictures would evict each other.
 */
export const thumbnailPictures = createPictures(async (src) => {
  if (pictures.find(src) === 'loading') await pictures.load([src])
  const onCard = pictures.find(src)
  return typeof onCard === 'object'
    ? shrinkPicture(onCard, MAX_MEASURED_SIDE_PX)
    : loadWhenNeeded(src, MAX_MEASURED_SIDE_PX)
}, KEPT_PX)

const KIT = rasterPaintContext('native', thumbnailPictures) // Exports use 'grained', which takes longer than everything else.

/** The first missing font loads the rules of all templates' fonts. */
const fonts: Fonts = {
  ...browserFonts,
  load: (scene, signal) => {
    if (!savesData()) void requestRules(TEMPLATE_FONTS, inputIdle)
    return browserFonts.load(scene, signal)
  },
}

/** device px */
export interface ThumbnailBox {
  widthPx: number
  heightPx: number
}

const LEAST_RATIO = 2 // device px per CSS px

/** Tiny letters are evenly spaced only with several drawn pixels per screen pixel. */
export function sharpBox({ widthPx, heightPx }: ThumbnailBox): ThumbnailBox {
  const times = Math.max(1, LEAST_RATIO / devicePixelRatio)
  return { widthPx: widthPx * times, heightPx: heightPx * times }
}

/** `isWhole` is false if a picture is missing; null if fonts failed to load. */
export type DrawnThumbnail = { canvas: HTMLCanvasElement; isWhole: boolean } | null

/** Draws the largest scene that fits a box, never in a fallback font, however small. */
export async function drawScene(layout: () => Scene | Missing, box: ThumbnailBox, turns: Turns) {
  const lay = async () => {
    await turns.next()
    return layout()
  }
  const outcome = await readyScene(lay, { fonts, pictures: thumbnailPictures }, turns.signal)
  turns.signal.throwIfAborted()
  if (outcome.status !== 'ready') return null
  const { scene, failedPictures } = outcome
  const fit = Math.min(box.widthPx / scene.width, box.heightPx / scene.height)
  const grid = gridOfWidth(scene.width, scene.height, Math.max(1, Math.round(scene.width * fit)))
  await turns.next()
  return { canvas: paintedScene(scene, KIT, grid.ratio), isWhole: failedPictures.length === 0 }
}

const luminanceMapOf = luminanceMapsOfPictures(thumbnailPictures)

export function drawThumbnail(card: Card, view: View, box: ThumbnailBox, turns: Turns) {
  const world = browserWorld(view, luminanceMapOf)
  return drawScene(() => layoutCard(card, world), box, turns)
}
