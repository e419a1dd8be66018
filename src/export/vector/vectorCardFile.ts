import { type Canvas, createCanvas, SvgExportFlag } from '@napi-rs/canvas'
import { titleOf, type Card } from '../../card/card'
import type { Pictures } from '../../draw/pictures/images'
import type { View } from '../../layout/view'
import { targetOf } from '../../look/targets'
import { sceneOfCard, type CardFile } from '../cardFile'
import { fileSize, type AskedSize } from '../fileSize'
import { pdfFile } from './pdfFile'
import { svgTitle } from '../xmlText'
import { createPaintContext } from '../../draw/paintContext'
import { fontsOf } from '../../draw/fonts/fontsOf'
import { drawnInNode } from '../../draw/node/nodeCanvas'
import { registerFont } from '../../draw/node/nodeFonts'
import { withReadableText } from '../../draw/node/nodeLostGlyphs'
import { withShadowsAsPictures } from '../../draw/paint/nineSlice'
import type { Scene } from '../../scene/nodes'

const MM_PER_INCH = 25.4
const CSS_PX_PER_INCH = 96

/** The engine records it until pixels are requested. */
export interface DrawnVectors {
  canvas: Canvas
  pxPerInch: number
  title: string
  author: string
}

const VECTOR_FILES = { pdf: pdfFile, svg: svgFile } satisfies Record<string, (drawn: DrawnVectors) => Buffer>

export type VectorFormat = keyof typeof VECTOR_FILES

const PRINT_PX_PER_INCH = 300 // resolution for print targets
const SCREEN_PX_PER_INCH = 96

/**
 * Shadows, blurs, grain, photos and groups fading as one stay pixels, at a picture's resolution. Its print
 * size is its target's, else px as CSS px.
 */
export async function vectorCardFile(
  card: Card,
  format: VectorFormat,
  asked: AskedSize,
  pictures: Pictures,
  view: View,
): Promise<CardFile> {
  const { scene, failedPictures } = await sceneOfCard(card, pictures, view)
  const { widthPx, heightPx, ratio } = fileSize(scene, asked)
  const drawn = format === 'pdf' ? drawnForPdf : drawnAsVectors
  const canvas = drawn(scene, ratio, pictures)
  const isPrint = targetOf(card.settings.target)?.group === 'print'
  const pxPerInch = isPrint ? PRINT_PX_PER_INCH : SCREEN_PX_PER_INCH
  const bytes = VECTOR_FILES[format]({ canvas, pxPerInch, ...titleOf(card) })
  canvas.width = canvas.height = 1 // frees its memory
  return { bytes, widthPx, heightPx, notices: scene.notices, failedPictures }
}

/** Outlines need no fonts; the title contains the text. */
function svgFile({ canvas, pxPerInch, title, author }: DrawnVectors): Buffer {
  const { width, height } = canvas
  const svg = createCanvas(width, height, SvgExportFlag.ConvertTextToPaths)
  svg.getContext('2d').drawCanvas(canvas, 0, 0)
  const side = (px: number) =>
    pxPerInch === CSS_PX_PER_INCH ? String(px) : `${((px / pxPerInch) * MM_PER_INCH).toFixed(3)}mm`
  const head = `width="${side(width)}" height="${side(height)}" viewBox="0 0 ${width} ${height}" role="img">${svgTitle({ title, author })}`
  const text = svg.getContent().toString('utf8')
  return Buffer.from(withOwnIds(text.replace(/width="\d+" height="\d+">/, () => head)))
}

/** The engine counts ids across a process; renumbered, the same card gives the same bytes. */
function withOwnIds(svg: string): string {
  const numbers = new Map<string, number>()
  return svg.replaceAll(
    /( id="|url\(#|href="#)([a-z]+)_([0-9a-f]+)(?=["'&)])/gi,
    (_, before, kind: string, number) => {
      const id = `${kind}_${number}`
      numbers.set(id, numbers.get(id) ?? numbers.size)
      return `${before}${kind}_${numbers.get(id)}`
    },
  )
}

function drawnAsVectors(scene: Scene, ratio: number, pictures: Pictures): Canvas {
  return withShadowsAsPictures(() => drawnInNode(scene, ratio, createPaintContext('native', pictures)))
}

/** Fonts are looked into before: the renderer must not change while a PDF is drawn. */
export function drawnForPdf(scene: Scene, ratio: number, pictures: Pictures): Canvas {
  for (const { characters, ...face } of fontsOf(scene)) registerFont(face, characters)
  return withReadableText(() => drawnAsVectors(scene, ratio, pictures))
}
