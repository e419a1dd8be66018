import type { Card } from '../../card/card'
import type { Product } from '../../card/product'
import { emptyQuote, type Quote } from '../../card/quote'
import { DEFAULT_SETTINGS, type CardSettings, type TextSettings } from '../../card/settings'
import { FULL_VIEW, type View } from '../../layout/view'
import type { Scene } from '../../scene/nodes'
import { exampleProduct } from '../../products/exampleProduct'
import { almanacQuote } from '../../quotes/almanac'
import almanac from '../../quotes/almanac.json'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { join } from 'node:path'
import { createPictures } from '../../draw/pictures/images'
import type { Picture } from '../../draw/pictures/picture'
import { seededRandom } from '../../scene/random'

export interface Cell {
  name: string
  card: Card
  view: View
}

export interface SceneCell {
  name: string
  scene: Scene
}

export type Words = Pick<Quote, 'content' | 'translation' | 'author'> & Partial<Pick<Quote, 'citation'>>

export const DATE = '2026-11-21'

const byLength = almanac
  .map(({ day }) => almanacQuote(`2028-${day}`)) // a leap year
  .toSorted((a, b) => a.content.length - b.content.length)

export const QUOTES: Record<'short' | 'median' | 'longest', Words> = {
  short: byLength[0]!,
  median: byLength[byLength.length >> 1]!,
  longest: byLength.at(-1)!,
}

export function cell(
  name: string,
  settings: Partial<CardSettings>,
  text: Partial<TextSettings> = {},
  { content, translation, author, citation = null }: Words = QUOTES.median,
  view: View = FULL_VIEW,
): Cell {
  const textSettings = { ...(settings.textSettings ?? DEFAULT_SETTINGS.textSettings), ...text }
  const quote = { ...emptyQuote(DATE), content, translation, author, citation }
  return {
    name,
    card: { kind: 'quote', quote, settings: { ...DEFAULT_SETTINGS, ...settings, textSettings } },
    view,
  }
}

export function productCell(
  name: string,
  settings: Partial<CardSettings>,
  product: Partial<Product> = {},
  text: Partial<TextSettings> = {},
): Cell {
  const { card, view } = cell(name, settings, text)
  return {
    name,
    card: {
      kind: 'product',
      product: { ...exampleProduct(DATE, 'en'), ...product },
      settings: card.settings,
    },
    view,
  }
}

export function inRowsOfFour<Any>(cells: Any[]): Any[][] {
  return Array.from({ length: Math.ceil(cells.length / 4) }, (_, row) => cells.slice(row * 4, row * 4 + 4))
}

/** Generated, so that no file is needed; as hard to read text on as a holiday photo. */
export const SAMPLE_PHOTO = 'sheet:mountains'

const WIDTH_PX = 1600
const HEIGHT_PX = 1200
const SKY = ['#2E5E8C', '#9CC3D9', '#FBE7C0']
const RIDGES = [
  { y: 0.5, swing: 0.09, colour: '#7F96A8' },
  { y: 0.6, swing: 0.12, colour: '#4C6A72' },
  { y: 0.74, swing: 0.1, colour: '#2C4A45' },
  { y: 0.88, swing: 0.07, colour: '#14241F' },
]

export const samplePictures = createPictures((src) =>
  src === SAMPLE_PHOTO ? Promise.resolve(mountains()) : publicFile(src),
)

async function publicFile(src: string): Promise<Picture> {
  const image = await loadImage(join('public', src))
  return { source: image as unknown as CanvasImageSource, widthPx: image.width, heightPx: image.height }
}

/** A bright sky, four ridges, snow on the farthest: nearly white and nearly black. */
function mountains(): Picture {
  const canvas = createCanvas(WIDTH_PX, HEIGHT_PX)
  const ctx = canvas.getContext('2d')
  const random = seededRandom(SAMPLE_PHOTO)
  const sky = ctx.createLinearGradient(0, 0, 0, HEIGHT_PX * 0.6)
  SKY.forEach((colour, at) => sky.addColorStop(at / (SKY.length - 1), colour))
  ctx.fillStyle = sky
  ctx.fillRect(0, 0, WIDTH_PX, HEIGHT_PX)
  ctx.fillStyle = '#FFFDF2'
  ctx.arc(WIDTH_PX * 0.68, HEIGHT_PX * 0.34, 90, 0, 2 * Math.PI)
  ctx.fill()
  for (const { y, swing, colour } of RIDGES) {
    const phases = Array.from({ length: 5 }, () => random() * 2 * Math.PI)
    ctx.beginPath()
    ctx.moveTo(0, HEIGHT_PX)
    for (let x = 0; x <= WIDTH_PX; x += 4) {
      const height = phases.reduce(
        (sum, phase, wave) => sum + Math.sin((x / WIDTH_PX) * (3 + 5 * wave ** 1.6) + phase) / (1 + wave),
        0,
      )
      ctx.lineTo(x, HEIGHT_PX * (y - (swing * height) / 2))
    }
    ctx.lineTo(WIDTH_PX, HEIGHT_PX)
    ctx.fillStyle = colour
    ctx.fill()
  }
  return { source: canvas as unknown as CanvasImageSource, widthPx: WIDTH_PX, heightPx: HEIGHT_PX }
}
