import type { Card } from '../card/card'
import { emptyQuote } from '../card/quote'
import { HOME_SETTINGS, type CardSettings } from '../card/settings'
import { NO_PICTURES } from '../draw/node/nodeCanvas'
import { sceneOfCard } from '../export/cardFile'
import { sceneFile } from '../export/sceneFile'
import type { LanguageId } from '../language/languages'
import { FULL_VIEW } from '../layout/view'
import { BUILT_DAY } from '../calendar/builtDay'
import { sampleWords, SHARE_PICTURE } from '../pages/head/sharePicture'
import { moveNode } from '../scene/moveNode'
import type { Scene, SceneNode } from '../scene/nodes'

const WATERMARKS: Record<LanguageId, string> = { en: 'Quotidian', zh: '日签' }
const JPEG_QUALITY = 0.92
const WEBP_QUALITY = 0.86
const SAMPLE_SCALE = 816 / 540 // twice the width at which home shows it

/** Home's look, wide, with text large enough for a small preview. */
const SHARE_SETTINGS: CardSettings = {
  ...HOME_SETTINGS,
  aspectRatio: '2:1',
  textSettings: { ...HOME_SETTINGS.textSettings, contentPx: 60, translationPx: 30, authorPx: 22 },
}

export async function sharePictureFile(language: LanguageId): Promise<Buffer> {
  const { scene } = await sceneOfCard(sampleCard(language, SHARE_SETTINGS), NO_PICTURES, FULL_VIEW)
  const scale = SHARE_PICTURE.widthPx / scene.width
  const taller = withHeight(scene, SHARE_PICTURE.heightPx / scale)
  return sceneFile(taller, { format: 'jpg', scale, quality: JPEG_QUALITY, gradients: 'grained' }).bytes
}

export async function sampleCardFile(language: LanguageId): Promise<Buffer> {
  const { scene } = await sceneOfCard(sampleCard(language, HOME_SETTINGS), NO_PICTURES, FULL_VIEW)
  return sceneFile(scene, { format: 'webp', scale: SAMPLE_SCALE, quality: WEBP_QUALITY }).bytes
}

function sampleCard(language: LanguageId, settings: CardSettings): Card {
  const quote = { ...emptyQuote(BUILT_DAY), ...sampleWords(language) }
  // It represents every day, so it shows no date.
  return {
    kind: 'quote',
    quote,
    settings: { ...settings, showDate: false, watermarkText: WATERMARKS[language] },
  }
}

function withHeight(scene: Scene, height: number): Scene {
  const down = { x: 0, y: (height - scene.height) / 2 }
  const place = (node: SceneNode): SceneNode =>
    node.id === 'mat' && node.type === 'rect' ? { ...node, height } : moveNode(node, down)
  return { ...scene, height, still: scene.still.map(place), live: scene.live.map(place) }
}
