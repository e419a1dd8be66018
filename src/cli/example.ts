/** `npm run tool example` draws the example product into public/example: a logo, and cards as its picture. */
import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TEMPLATES, type TemplateId } from '../card/templates'
import { NO_PICTURES } from '../draw/node/nodeCanvas'
import { sceneOfCard } from '../export/cardFile'
import { sceneFile } from '../export/sceneFile'
import almanac from '../quotes/almanac.json'
import { cell } from './sheets/cell'

const FOLDER = join('public', 'example')
const LOGO = { px: 256, red: '#A62B21', grid: 28, radius: 4, line: 1.75 }
const PICTURE = { width: 1280, height: 800, desk: '#E5E6E2', quality: 82 }
const COLUMN = { widthPx: 396, gapPx: 24, radiusPx: 10 }
const SHADOW = { colour: 'rgba(28,25,23,0.22)', blurPx: 22, dy: 8 }
/** Starts above the edge, so that the wall seems endless. */
const COLUMNS: readonly { topPx: number; cards: readonly TemplateId[] }[] = [
  { topPx: -96, cards: ['retro', 'duskSquare', 'violet'] },
  { topPx: -210, cards: ['naturalGreen', 'creative', 'modern'] },
  { topPx: -40, cards: ['pinkMinimal', 'minimal', 'sunnySquare'] },
]

mkdirSync(FOLDER, { recursive: true })
writeFileSync(join(FOLDER, 'logo.png'), logo())
const picture = await wallOfCards()
writeFileSync(join(FOLDER, 'picture.webp'), picture)
console.info(`${FOLDER}: logo.png, picture.webp (${Math.round(picture.byteLength / 1024)} KB)`)

/** 日 drawn as a box with one bar, as in favicon.svg. */
function logo(): Buffer {
  const { px, red, grid, radius, line } = LOGO
  const canvas = createCanvas(px, px)
  const ctx = canvas.getContext('2d')
  ctx.scale(px / grid, px / grid)
  ctx.fillStyle = red
  ctx.beginPath()
  ctx.roundRect(0, 0, grid, grid, radius)
  ctx.fill()
  ctx.strokeStyle = '#ffffff'
  ctx.lineWidth = line
  ctx.strokeRect(8.25, 5.75, 11.5, 16.5)
  ctx.beginPath()
  ctx.moveTo(8.25, 14)
  ctx.lineTo(19.75, 14)
  ctx.stroke()
  return canvas.encodeSync('png')
}

async function wallOfCards(): Promise<Buffer> {
  const { width, height, desk, quality } = PICTURE
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = desk
  ctx.fillRect(0, 0, width, height)
  const words = almanac.filter(({ content }) => content.length < 62 && content.length > 24)
  const { widthPx, gapPx } = COLUMN
  const left = (width - COLUMNS.length * widthPx - (COLUMNS.length - 1) * gapPx) / 2
  let nth = 0
  for (const [at, { topPx, cards }] of COLUMNS.entries()) {
    let y = topPx
    for (const id of cards) {
      const { card, view } = cell(id, { ...TEMPLATES[id].settings, shadow: 'none' }, {}, words[7 * nth++]!)
      const { scene } = await sceneOfCard(card, NO_PICTURES, view)
      const heightPx = Math.round((widthPx * scene.height) / scene.width)
      const { bytes: png } = sceneFile(scene, { format: 'png', scale: (2 * widthPx) / scene.width })
      await drawCard(ctx, png, { x: left + at * (widthPx + gapPx), y, height: heightPx })
      y += heightPx + gapPx
    }
  }
  return canvas.encodeSync('webp', quality)
}

async function drawCard(
  ctx: SKRSContext2D,
  png: Buffer,
  { x, y, height }: { x: number; y: number; height: number },
) {
  const { widthPx, radiusPx } = COLUMN
  ctx.save()
  ctx.beginPath()
  ctx.roundRect(x, y, widthPx, height, radiusPx)
  ctx.shadowColor = SHADOW.colour
  ctx.shadowBlur = SHADOW.blurPx
  ctx.shadowOffsetY = SHADOW.dy
  ctx.fillStyle = PICTURE.desk
  ctx.fill()
  ctx.shadowColor = 'transparent'
  ctx.clip()
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(await loadImage(png), x, y, widthPx, height)
  ctx.restore()
}
