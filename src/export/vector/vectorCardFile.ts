import { type Canvas, createCanvas, SvgExportFlag } from '@napi-rs/canvas'
import type { Card } from '../../card/card'
import type { Pictures } from '../../draw/pictures/images'
import type { View } from '../../layout/view'
import { targetOf } from '../../look/targets'
import { sceneOfCard, type CardFile } from '../cardFile'
import { fileSize, type AskedSize } from '../fileSize'
import { drawnAsVectors, drawnForPdf } from './drawnAsVectors'
import { pdfFile } from './pdfFile'
import { xmlText } from '../xmlText'

const MM_PER_INCH = 25.4
const CSS_PX_PER_INCH = 96

/** A drawn card, which the engine keeps as what was drawn until someone asks for pixels, and how large it is in print. */
export interface DrawnVectors {
  canvas: Canvas
  pxPerInch: number
  title: string
  author: string
}

const VECTOR_FILES = { pdf: pdfFile, svg: svgFile } satisfies Record<string, (drawn: DrawnVectors) => Buffer>

export type VectorFormat = keyof typeof VECTOR_FILES

const PRINT_PX_PER_INCH = 300 // of the targets for print
const SCREEN_PX_PER_INCH = 96

/**
 * A card as vectors, by the same layout, nodes and Konva as its pictures. What no vector is (shadows, blurs, grain, photographs,
 * groups that fade as one) has as many px as a picture would have. The file is as large in print as its target says; made for
 * no print, as large as that many px of CSS.
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
  const bytes = VECTOR_FILES[format]({ canvas, pxPerInch, ...saidBy(card) })
  canvas.width = canvas.height = 1 // frees what it holds
  return { bytes, widthPx, heightPx, notices: scene.notices, failedPictures }
}

/** For readers of screens, and for whoever looks for the file. */
function saidBy(card: Card): { title: string; author: string } {
  if (card.kind === 'product') return { title: card.product.name, author: '' }
  return { title: card.quote.content.replaceAll('\n', ' '), author: card.quote.author }
}

/** An SVG as large as the card. Text is outlines: whoever opens it need not have its fonts. Its words are the title. */
function svgFile({ canvas, pxPerInch, title, author }: DrawnVectors): Buffer {
  const { width, height } = canvas
  const svg = createCanvas(width, height, SvgExportFlag.ConvertTextToPaths)
  svg.getContext('2d').drawCanvas(canvas, 0, 0)
  const side = (px: number) =>
    pxPerInch === CSS_PX_PER_INCH ? String(px) : `${((px / pxPerInch) * MM_PER_INCH).toFixed(3)}mm`
  const said = author === '' ? title : `${title} — ${author}`
  const head = `width="${side(width)}" height="${side(height)}" viewBox="0 0 ${width} ${height}" role="img"><title>${xmlText(said)}</title>`
  const text = svg.getContent().toString('utf8')
  return Buffer.from(withOwnIds(text.replace(/width="\d+" height="\d+">/, () => head)))
}

/** The engine counts ids, some in hexadecimal, over all that a process draws: counted in each file, the same card is the same bytes. */
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
