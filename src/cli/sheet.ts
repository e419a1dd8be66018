/**
 * Contact sheets: many cards side by side as PNG, drawn in Node by the nodes the browser draws, for the eye to judge.
 * `npm run sheet` writes them all to dist/sheets; `npm run sheet -- frames` only those named.
 */
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Card } from '../card/card'
import { emptyQuote } from '../card/quote'
import { DEFAULT_SETTINGS, HOME_SETTINGS, type CardSettings, type TextSettings } from '../card/settings'
import { TEMPLATES } from '../card/templates'
import { nodeMetrics, renderScenePng } from '../draw/nodeCanvas'
import { layoutCard } from '../layout/layoutCard'
import { FRAMES, type FrameId } from '../look/frames'
import { GRADIENTS } from '../look/gradients'
import { RATIOS, type RatioId } from '../look/ratios'
import almanac from '../quotes/almanac.json'
import { FONTS, type FontId } from '../text/fonts'

interface Cell {
  name: string
  card: Card
}

const FOLDER = join('dist', 'sheets')
const SCALE = 0.5
const GAP_PX = 24
const NAME_PX = 22
const DESK = '#E5E6E2'
const INK = '#4D4F4A'
const NAME_FONT = '13px "Inter Variable"'

const byLength = almanac.toSorted((a, b) => a.content.length - b.content.length)
const QUOTES = {
  short: byLength[0],
  median: byLength[Math.floor(byLength.length / 2)],
  longest: byLength.at(-1),
}

/** Rows of cells by sheet. */
const SHEETS: Record<string, () => Cell[][]> = {
  templates: () =>
    Object.values(TEMPLATES).map(({ label, settings }) =>
      Object.entries(QUOTES).map(([name, quote]) => cell(`${label.en}, ${name}`, settings, {}, quote)),
    ),
  gallery: () =>
    inRowsOf(
      4,
      Object.values(TEMPLATES).map(({ label, settings }) => cell(label.en, settings)),
    ),
  frames: () =>
    keysOf(FRAMES).map((frameStyle: FrameId) =>
      keysOf(RATIOS).map((aspectRatio: RatioId) =>
        cell(`${FRAMES[frameStyle].label.en} ${aspectRatio}`, { frameStyle, aspectRatio }),
      ),
    ),
  gradients: () =>
    inRowsOf(
      4,
      Object.values(GRADIENTS).map(({ label, value }) =>
        cell(label.en, { backgroundType: 'gradient', gradientValue: value }, { align: 'text-left' }),
      ),
    ),
  fonts: () =>
    keysOf(FONTS).map((fontFamily: FontId) =>
      [false, true].flatMap((bold) =>
        [false, true].map((italic) =>
          cell(
            `${FONTS[fontFamily].label.en}${bold ? ' bold' : ''}${italic ? ' italic' : ''}`,
            { shadow: 'none' },
            { fontFamily, bold, italic, align: 'text-left' },
          ),
        ),
      ),
    ),
  home: () => [
    Object.entries(QUOTES).map(([name, quote]) =>
      cell(`Home, ${name}`, HOME_SETTINGS, HOME_SETTINGS.textSettings, quote),
    ),
  ],
}

await main(process.argv.slice(2))

async function main(wanted: readonly string[]): Promise<void> {
  const unknown = wanted.filter((name) => !Object.hasOwn(SHEETS, name))
  if (unknown.length > 0) {
    console.error(`No such sheet: ${unknown.join(', ')}. There are: ${Object.keys(SHEETS).join(', ')}.`)
    process.exitCode = 1
    return
  }
  mkdirSync(FOLDER, { recursive: true })
  for (const [name, rows] of Object.entries(SHEETS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const file = join(FOLDER, `${name}.png`)
    writeFileSync(file, await sheetPng(rows()))
    console.info(file)
  }
}

async function sheetPng(rows: Cell[][]): Promise<Buffer> {
  const drawn = rows.map((row) =>
    row.map(({ name, card }) => ({ name, scene: layoutCard(card, nodeMetrics) })),
  )
  const widthOf = (row: (typeof drawn)[number]) =>
    row.reduce((sum, { scene }) => sum + scene.width * SCALE + GAP_PX, GAP_PX)
  const heightOf = (row: (typeof drawn)[number]) =>
    Math.max(...row.map(({ scene }) => scene.height * SCALE)) + NAME_PX + GAP_PX
  const canvas = createCanvas(
    Math.max(...drawn.map(widthOf)),
    drawn.reduce((sum, row) => sum + heightOf(row), GAP_PX),
  )
  const context = canvas.getContext('2d')
  context.fillStyle = DESK
  context.fillRect(0, 0, canvas.width, canvas.height)
  let y = GAP_PX
  for (const row of drawn) {
    let x = GAP_PX
    for (const { name, scene } of row) {
      const { width, height } = scene
      context.drawImage(await loadImage(renderScenePng(scene, SCALE)), x, y)
      context.font = NAME_FONT
      context.fillStyle = INK
      context.fillText(name, x, y + height * SCALE + NAME_PX - 6)
      x += width * SCALE + GAP_PX
    }
    y += heightOf(row)
  }
  return canvas.encode('png')
}

function cell(
  name: string,
  settings: Partial<CardSettings>,
  text: Partial<TextSettings> = {},
  {
    content,
    translation,
    author,
  }: { content: string; translation: string; author: string } = QUOTES.median ?? almanac[0]!,
): Cell {
  const textSettings = { ...(settings.textSettings ?? DEFAULT_SETTINGS.textSettings), ...text }
  const quote = { ...emptyQuote('2026-11-21'), content, translation, author }
  return {
    name,
    card: { kind: 'quote', quote, settings: { ...DEFAULT_SETTINGS, ...settings, textSettings } },
  }
}

function inRowsOf(count: number, cells: Cell[]): Cell[][] {
  return Array.from({ length: Math.ceil(cells.length / count) }, (_, row) =>
    cells.slice(row * count, (row + 1) * count),
  )
}

function keysOf<Registry extends object>(registry: Registry): (keyof Registry)[] {
  return Object.keys(registry) as (keyof Registry)[]
}
