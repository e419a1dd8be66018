/** quotidian/engine in Node: what the command draws with. */
import { fileURLToPath } from 'node:url'
import { parseUnicodeRange } from '../draw/fonts/unicodeRanges'
import { nodeMetrics } from '../draw/node/nodeCanvas'
import { keepFewFonts, setFontRules, type FileRule } from '../draw/node/nodeFonts'
import { nodeWorld } from '../draw/node/nodeWorld'
import { oneAtATime } from '../draw/tasks'
import { fileOfCard, sceneOfCard } from '../export/cardFile'
import { FORMATS } from '../export/formats'
import type { VectorFormat } from '../export/vector/vectorCardFile'
import { layoutCard as laidOut } from '../layout/layoutCard'
import { FULL_VIEW } from '../layout/view'
import { cardOf, EngineError, fileOptions } from './card'
import type { CardInput, CardOptions, FileOptions, FontSource, OwnFace } from './card'
import { filePictures } from './filePictures'
import type * as browser from './index'
import { paintOn, sizeFor } from './paintOn'

export { EngineError } from './card'

export const layoutCard: typeof browser.layoutCard = (input, options = {}) => {
  chooseFonts(options.fonts)
  return laidOut(cardOf(input, options), nodeWorld())
}

export const readyScene: typeof browser.readyScene = (input, options = {}) =>
  inTurn(options, () => sceneOfCard(cardOf(input, options), filePictures(undefined, 0), FULL_VIEW))

export const drawCard: typeof browser.drawCard = (canvas, input, options = {}) =>
  inTurn(options, async () => {
    const card = cardOf(input, options)
    const file = sizeFor(card, fileOptions(options))
    const pictures = filePictures(undefined, file.size.widthPx * file.size.heightPx)
    const { scene, failedPictures } = await sceneOfCard(card, pictures, FULL_VIEW)
    paintOn(canvas, scene, file, pictures)
    return { scene, failedPictures }
  })

export const toBlob: typeof browser.toBlob = async (input, options = {}) =>
  new Blob([await fileOf(input, options)], { type: FORMATS[fileOptions(options).format].mimeType })

export const toSvg: typeof browser.toSvg = async (input, options = {}) =>
  new TextDecoder().decode(await fileOf(input, options, 'svg'))

export const toPdf: typeof browser.toPdf = async (input, options = {}) =>
  new Blob([await fileOf(input, options, 'pdf')], { type: 'application/pdf' })

function fileOf(
  input: CardInput,
  options: FileOptions,
  vectors?: VectorFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  return inTurn(options, async () => {
    const card = cardOf(input, options)
    const { size, asked } = sizeFor(card, fileOptions(options))
    const request = { ...asked, format: vectors ?? asked.format }
    const pictures = filePictures(undefined, size.widthPx * size.heightPx)
    return new Uint8Array((await fileOfCard(card, request, pictures, FULL_VIEW, asked.target)).bytes)
  })
}

const inOrder = oneAtATime() // Each card takes up to 300 MB.

function inTurn<T>({ fonts, signal }: CardOptions, work: () => Promise<T>): Promise<T> {
  return inOrder(async () => {
    if (signal?.aborted) throw new EngineError('aborted', 'it was aborted', { cause: signal.reason })
    chooseFonts(fonts)
    const done = await work()
    keepFewFonts()
    return done
  })
}

const SHIPPED: FontSource = {}
let chosen = SHIPPED

/** @throws {EngineError} option, for an address */
function chooseFonts(fonts = SHIPPED): void {
  if (fonts === chosen) return
  if (typeof fonts === 'string' || fonts instanceof URL)
    throw new EngineError('option', 'in Node, fonts are the shipped files or your own')
  setFontRules((family) => fonts[family]?.map((face, at) => ruleOf(face, `${family} ${at}`)) ?? null)
  nodeMetrics.clear()
  chosen = fonts
}

function ruleOf(
  { src, weight = '400', style, unicodeRange = 'U+0-10FFFF' }: OwnFace,
  name: string,
): FileRule {
  const file = src instanceof Uint8Array ? { path: name, bytes: Buffer.from(src) } : { path: pathOf(src) }
  return { ...file, weight, italic: style === 'italic', ranges: parseUnicodeRange(unicodeRange) }
}

function pathOf(src: string | URL): string {
  return String(src).startsWith('file:') ? fileURLToPath(src) : String(src)
}
