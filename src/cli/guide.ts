/** `npm run tool guide` draws the guide's pictures into public/guide, and notes what they show. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadImage } from '@napi-rs/canvas'
import { sceneOfCard, sceneFile } from '../export/cardFile'
import type { Label } from '../language/languages'
import { exampleProduct } from '../products/exampleProduct'
import { GUIDE_PICTURES } from './guide/pictures'
import { SAMPLE_PHOTO, samplePictures } from './sheets/cell'

const FOLDER = join('public', 'guide')
const LIST_FILE = join('src', 'pages', 'info', 'guidePictures.json')
const QUALITY = 0.84

const { logoUrl, pictureUrl } = exampleProduct('', 'en')
await samplePictures.load([SAMPLE_PHOTO, logoUrl, pictureUrl])
mkdirSync(FOLDER, { recursive: true })
for (const file of readdirSync(FOLDER)) rmSync(join(FOLDER, file))

const drawn: Record<string, { width: number; height: number; name?: Label }> = {}
let sumBytes = 0
for (const [id, { cell, widthPx, name }] of Object.entries(GUIDE_PICTURES)) {
  const { scene } = await sceneOfCard(cell.card, samplePictures, cell.view)
  const scale = widthPx / scene.width
  const file = sceneFile(scene, { format: 'webp', scale, quality: QUALITY }, samplePictures).bytes
  writeFileSync(join(FOLDER, `${id}.webp`), file)
  const { width, height } = await loadImage(file)
  drawn[id] = { width, height, ...(name && { name }) }
  sumBytes += file.byteLength
  await new Promise(setImmediate) // the engine frees drawings between tasks
}
writeFileSync(LIST_FILE, `${JSON.stringify(drawn, null, 2)}\n`)
console.info(`${Object.keys(drawn).length} pictures in ${FOLDER}, ${Math.round(sumBytes / 1024)} KB`)
