import { type Canvas, createCanvas, SvgExportFlag, PDFDocument, type SKRSContext2D } from '@napi-rs/canvas'
import { titleOf, type Card } from '../../card/card'
import type { Pictures } from '../../draw/pictures/images'
import type { View } from '../../layout/view'
import { targetOf } from '../../look/targets'
import { sceneOfCard, type CardFile } from '../cardFile'
import { fileSize, type AskedSize } from '../fileSize'
import { svgTitle } from '../xmlText'
import { createPaintContext } from '../../draw/paintContext'
import { fontsOf } from '../../draw/fonts/fontsOf'
import { drawnInNode } from '../../draw/node/nodeCanvas'
import { registerFont } from '../../draw/node/nodeFonts'
import { withReadableText } from '../../draw/node/nodeLostGlyphs'
import { withShadowsAsPictures } from '../../draw/paint/nineSlice'
import type { Scene } from '../../scene/nodes'
import { deflateSync, inflateSync } from 'node:zlib'

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

/** Shadows, blurs, grain, photos and groups fading as one stay pixels. */
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

const POINTS_PER_INCH = 72

/** The page has no bleed. Text stays text in embedded font subsets: selectable, searchable. */
export function pdfFile({ canvas, pxPerInch, title, author }: DrawnVectors): Buffer {
  const scale = POINTS_PER_INCH / pxPerInch
  const [width, height] = [canvas.width * scale, canvas.height * scale]
  const document = new PDFDocument({ title, author, creator: 'Quotidian', rasterDPI: pxPerInch })
  const page = document.beginPage(Math.ceil(width), Math.ceil(height)) as unknown as SKRSContext2D
  page.scale(scale, scale)
  page.drawCanvas(canvas, 0, 0)
  document.endPage()
  const pdf = document.close()
  return editedPdf(pdf, [...sizeEdits(pdf, width, height), ...engineEdits(pdf)])
}

/** The engine rounds pages up to whole points, up to 1/3 mm. */
function sizeEdits(pdf: Buffer, width: number, height: number): PdfEdit[] {
  const box = ['0', tidy(Math.ceil(height) - height), tidy(width), tidy(Math.ceil(height))].join(' ')
  return editsOf(pdf, /\/MediaBox \[[\d. ]+\]/g, () => `/MediaBox [${box}]\n/TrimBox [${box}]`)
}

export function engineEdits(pdf: Buffer): PdfEdit[] {
  return [...strokeOpacityEdits(pdf), ...apostropheEdits(pdf)]
}

/** The engine names a glyph by its lowest character: don’t would be found as donʼt. */
function apostropheEdits(pdf: Buffer): PdfEdit[] {
  const head = /<<\/Filter \/FlateDecode\n\/Length (\d+)>> stream\n/g
  return [...pdf.toString('latin1').matchAll(head)].flatMap(({ 0: whole, 1: length, index: from }) => {
    const start = from + whole.length
    const to = start + Number(length)
    const table = inflateSync(pdf.subarray(start, to)).toString('latin1')
    const named = table.replaceAll(/(?<=> )<02B([BC])>$/gm, (_, end) => (end === 'B' ? '<2018>' : '<2019>'))
    if (named === table || !table.includes('begincmap')) return []
    const packed = deflateSync(named).toString('latin1')
    return { from, to, text: `<</Filter /FlateDecode\n/Length ${packed.length}>> stream\n${packed}` }
  })
}

/** The engine sets only the opacity of fills (ca); poppler paints transparent gradients by that of lines. */
function strokeOpacityEdits(pdf: Buffer): PdfEdit[] {
  return editsOf(pdf, /<<\/ca ([\d.]+)(?=\n\/BM)/g, ([, opacity]) => `<</CA ${opacity}\n/ca ${opacity}`)
}

function tidy(points: number): string {
  return String(Number(points.toFixed(4)))
}

interface PdfEdit {
  from: number
  to: number
  text: string
}

/** Updates the cross-reference table (PDF 1.4, 3.4.3), a single uncompressed one. */
export function editedPdf(pdf: Buffer, edits: readonly PdfEdit[]): Buffer {
  const text = pdf.toString('latin1') // one character per byte
  const inOrder = edits.toSorted((one, other) => one.from - other.from)
  const moved = (place: number) =>
    inOrder.reduce(
      (sum, { from, to, text: now }) => (from < place ? sum + now.length - (to - from) : sum),
      place,
    )
  const [table = '', places, start] =
    /\nxref\n0 \d+\n((?:\d{10} \d{5} [fn] ?\r?\n)+)[\s\S]*startxref\n(\d+)\n/.exec(text) ?? []
  if (places === undefined || start === undefined) throw new Error('a PDF without a table of places')
  const tail = table
    .replace(
      places,
      places.replaceAll(/^\d{10}(?= \d{5} n)/gm, (place) => String(moved(Number(place))).padStart(10, '0')),
    )
    .replace(`startxref\n${start}`, `startxref\n${moved(Number(start))}`)
  const at = text.indexOf(table)
  let body = ''
  let from = 0
  for (const edit of inOrder) {
    body += text.slice(from, edit.from) + edit.text
    from = edit.to
  }
  return Buffer.from(body + text.slice(from, at) + tail + text.slice(at + table.length), 'latin1')
}

export function editsOf(pdf: Buffer, pattern: RegExp, textOf: (match: RegExpExecArray) => string): PdfEdit[] {
  return [...pdf.toString('latin1').matchAll(pattern)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    text: textOf(match),
  }))
}
