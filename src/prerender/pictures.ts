import type { Card } from '../card/card'
import { emptyQuote } from '../card/quote'
import { HOME_SETTINGS, type CardSettings } from '../card/settings'
import { NO_PICTURES } from '../draw/node/nodeCanvas'
import { sceneOfCard, sceneFile } from '../export/cardFile'
import type { LanguageId } from '../language/languages'
import { FULL_VIEW } from '../layout/view'
import { BUILT_DAY } from '../calendar/builtDay'
import { sampleWords, SHARE_PICTURE } from '../pages/head/sharePicture'
import { moveNode } from '../scene/moveNode'
import type { Scene, SceneNode } from '../scene/nodes'
import { createCanvas, loadImage } from '@napi-rs/canvas'

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

const SEAL = '#a62b21' // the mark's background, as in public/favicon.svg

/** A maskable icon may be cut to any shape, so the mark stays in a circle of 80 % (W3C). */
export const ICONS = [
  { file: 'icon-192.png', sizePx: 192, purpose: 'any' },
  { file: 'icon-512.png', sizePx: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', sizePx: 512, purpose: 'maskable' },
  { file: 'icon-180.png', sizePx: 180, purpose: 'touch' },
] as const

const MARK_SHARE = { any: 1, maskable: 0.8, touch: 1 } as const

export async function iconFiles(faviconSvg: Buffer): Promise<Record<string, Buffer>> {
  const drawn = ICONS.map(async ({ file, sizePx, purpose }): Promise<[string, Buffer]> => {
    const ground = purpose === 'any' ? null : SEAL
    return [file, await markPng(faviconSvg, sizePx, MARK_SHARE[purpose], ground)]
  })
  const small = await markPng(faviconSvg, 32, 1, null)
  return { ...Object.fromEntries(await Promise.all(drawn)), 'favicon.ico': icoFile(small, 32) }
}

async function markPng(svg: Buffer, sizePx: number, share: number, ground: string | null): Promise<Buffer> {
  const canvas = createCanvas(sizePx, sizePx)
  const context = canvas.getContext('2d')
  if (ground) {
    context.fillStyle = ground
    context.fillRect(0, 0, sizePx, sizePx)
  }
  const mark = await loadImage(svg)
  const markPx = sizePx * share
  // An SVG is rasterised at its own size, so that must be set.
  mark.width = markPx
  mark.height = markPx
  const at = (sizePx - markPx) / 2
  context.drawImage(mark, at, at, markPx, markPx)
  return canvas.encode('png')
}

/** An ICO file is a 6 byte header, a 16 byte entry and the PNG. */
function icoFile(png: Buffer, sizePx: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // type: icon
  header.writeUInt16LE(1, 4) // one picture
  header.writeUInt8(sizePx, 6)
  header.writeUInt8(sizePx, 7)
  header.writeUInt16LE(1, 10) // colour planes
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
