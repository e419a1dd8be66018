/** Contact sheets for the eye to judge: `npm run tool sheet` writes all, `-- frames` only those named. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { SCENE_SHEETS, SHEETS } from './sheets'
import { nodeWorld } from '../draw/node/nodeWorld'
import { luminanceMapsOfPictures } from '../draw/pictures/luminanceMaps'
import { sceneFile } from '../export/cardFile'
import { layoutCard } from '../layout/layoutCard'
import { exampleProduct } from '../products/exampleProduct'
import { readyScene } from '../draw/readyScene'
import { type Cell, type SceneCell, SAMPLE_PHOTO, samplePictures } from './sheets/cell'
import type { Scene } from '../scene/nodes'

const ALL = { ...SHEETS, ...SCENE_SHEETS }
const FOLDER = join('dist', 'sheets')

await main(process.argv.slice(2))

async function main(wanted: readonly string[]): Promise<void> {
  const unknown = wanted.filter((name) => !Object.hasOwn(ALL, name))
  if (unknown.length > 0) {
    console.error(`No such sheet: ${unknown.join(', ')}. There are: ${Object.keys(ALL).join(', ')}.`)
    process.exitCode = 1
    return
  }
  mkdirSync(FOLDER, { recursive: true })
  for (const [name, rows] of Object.entries(ALL)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const file = join(FOLDER, `${name}.png`)
    writeFileSync(file, await sheetPng(rows()))
    console.info(file)
  }
}

const SCALE = 0.5
const GAP_PX = 24
const NAME_PX = 22
const DESK = '#E5E6E2'
const INK = '#4D4F4A'
const TONES_OF = luminanceMapsOfPictures(samplePictures)
const NAME_FONT = '13px "Inter Variable"'

async function sheetPng(rows: readonly (readonly (Cell | SceneCell)[])[]): Promise<Buffer> {
  const { logoUrl, pictureUrl } = exampleProduct('', 'en')
  await samplePictures.load([SAMPLE_PHOTO, logoUrl, pictureUrl])
  const cells = await Promise.all(
    rows.map((row) =>
      Promise.all(row.map(async (cell) => ({ name: cell.name, scene: await sceneOf(cell) }))),
    ),
  )
  const widthOf = (row: (typeof cells)[number]) =>
    row.reduce((sum, { scene }) => sum + scene.width * SCALE + GAP_PX, GAP_PX)
  const heightOf = (row: (typeof cells)[number]) =>
    Math.max(...row.map(({ scene }) => scene.height * SCALE)) + NAME_PX + GAP_PX
  const canvas = createCanvas(
    Math.max(...cells.map(widthOf)),
    cells.reduce((sum, row) => sum + heightOf(row), GAP_PX),
  )
  const context = canvas.getContext('2d')
  context.fillStyle = DESK
  context.fillRect(0, 0, canvas.width, canvas.height)
  let y = GAP_PX
  for (const row of cells) {
    let x = GAP_PX
    for (const { name, scene } of row) {
      const { width, height } = scene
      const { bytes } = sceneFile(scene, { format: 'png', scale: SCALE }, samplePictures)
      context.drawImage(await loadImage(bytes), x, y)
      context.font = NAME_FONT
      context.fillStyle = INK
      context.fillText(name, x, y + height * SCALE + NAME_PX - 6)
      x += width * SCALE + GAP_PX
    }
    y += heightOf(row)
  }
  return canvas.encode('png')
}

async function sceneOf(cell: Cell | SceneCell): Promise<Scene> {
  if ('scene' in cell) return cell.scene
  const outcome = await readyScene(() => layoutCard(cell.card, nodeWorld(cell.view, TONES_OF)), {})
  if (outcome.status !== 'ready') throw new Error(`${cell.name} is not ready`)
  return outcome.scene
}
