/** quotidian/engine in pages and workers; `node.ts` is the same in Node. All throw errors with a code. */
import { titleOf, type Card } from '../card/card'
import { browserWorld } from '../draw/fonts/browserMetrics'
import { pictures } from '../draw/pictures/images'
import { luminanceMapsOfPictures } from '../draw/pictures/luminanceMaps'
import { readyCard } from '../draw/readyCard'
import { canvasHolds } from '../export/canvasHolds'
import { dataUrlOfFile } from '../export/dataUrl'
import { encodePicture } from '../export/encodePicture'
import type { ReadyScene } from '../draw/readyScene'
import { sceneToExport } from '../export/exportError'
import { svgTitle } from '../export/xmlText'
import { layoutCard as laidOut } from '../layout/layoutCard'
import { FULL_VIEW } from '../layout/view'
import type { Scene } from '../scene/nodes'
import { cardOf, EngineError, fileOptions } from './card'
import type { CardInput, CardOptions, DrawOptions, FileOptions } from './card'
import { chooseFonts, renewFailedFaces } from './faces'
import { paintOn, sizeFor, type CardCanvas } from './paintOn'

export { EngineError, type EngineErrorCode, type OwnFace, type FontSource } from './card'
export type { CardCanvas, CardInput, CardOptions, DrawOptions, FileOptions, Scene }

/** The scene's notices say what did not fit; placeholders stand for failed pictures. */
export type Loaded = Pick<ReadyScene, 'scene' | 'failedPictures'>

/** With what has been loaded: else `missing` names what `readyScene` would load. */
export function layoutCard(
  input: CardInput,
  options: CardOptions = {},
): Scene | { missing: readonly string[] } {
  return laidOut(cardOf(input, options), browserWorld(FULL_VIEW, luminanceMapsOfPictures(pictures)))
}

/** Loads the code, fonts and pictures of a card. */
export async function readyScene(input: CardInput, options: CardOptions = {}): Promise<Loaded> {
  chooseFonts(options.fonts)
  renewFailedFaces()
  const outcome = await readyCard(cardOf(input, options), FULL_VIEW, options.signal ?? NEVER)
  if (outcome.status === 'offline' && outcome.families.length === 0)
    throw new EngineError('code-offline', 'code of the card did not load', { cause: outcome.cause })
  return sceneToExport(outcome)
}

/** Sizes the canvas and draws. */
export async function drawCard(
  canvas: CardCanvas,
  input: CardInput,
  options: DrawOptions = {},
): Promise<Loaded> {
  return drawnOn(canvas, cardOf(input, options), options)
}

/** A picture, as the command and the site write it. */
export async function toBlob(input: CardInput, options: FileOptions = {}): Promise<Blob> {
  return (await pictureOf(cardOf(input, options), options)).blob
}

/** In Node its shapes are vectors; here it shows the picture, with its words as title. */
export async function toSvg(input: CardInput, options: DrawOptions = {}): Promise<string> {
  const card = cardOf(input, options)
  const { blob, width, height } = await pictureOf(card, { ...options, format: 'png', opensAgain: false })
  const size = `width="${width}" height="${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}" role="img">${svgTitle(titleOf(card))}<image ${size} href="${await dataUrlOfFile(blob)}"/></svg>`
}

/** In Node its text is text; here a page shows the picture, with its words as title. */
export async function toPdf(input: CardInput, options: DrawOptions = {}): Promise<Blob> {
  const card = cardOf(input, options)
  const { blob, width, height } = await pictureOf(card, { ...options, format: 'png', opensAgain: false })
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  const pdf = await PDFDocument.create()
  pdf.setTitle(titleOf(card).title)
  pdf.setAuthor(titleOf(card).author)
  const page = { width: width * PT_PER_PX, height: height * PT_PER_PX }
  pdf.addPage([page.width, page.height]).drawImage(await pdf.embedPng(await blob.arrayBuffer()), page)
  return new Blob([new Uint8Array(await pdf.save())], { type: 'application/pdf' })
}

const PT_PER_PX = 72 / 96
const NEVER = new AbortController().signal

async function drawnOn(canvas: CardCanvas, card: Card, options: FileOptions) {
  const file = sizeFor(card, fileOptions(options), canvasHolds)
  const { scene, failedPictures } = await readyScene(card, options)
  paintOn(canvas, scene, file, pictures)
  return { scene, failedPictures, ...file }
}

async function pictureOf(card: Card, options: FileOptions) {
  const canvas = new OffscreenCanvas(1, 1)
  const { size, asked, failedPictures } = await drawnOn(canvas, card, options)
  return encodePicture(canvas, size, { ...asked, card: asked.opensAgain ? card : null }, failedPictures)
}
