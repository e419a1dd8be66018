// @module-tag slow
/** Every character of every face must have ink in a PDF page painted by poppler. */
import { createCanvas, PDFDocument, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { afterAll, describe, expect, it } from 'vitest'
import { hasFileChecker } from '../../../.ci/programs.mjs'
import { setType } from '../../../src/draw/fonts/typeSetting'
import '../../../src/draw/node/nodeCanvas'
import { coversInNode, registerFont } from '../../../src/draw/node/nodeFonts'
import { withReadableText } from '../../../src/draw/node/nodeLostGlyphs'
import { EMOJI, FONTS, LAST_RESORT, type FontPair } from '../../../src/text/fonts'
import { IS_FULL } from '../../fixtures/tier'
import { CHARACTERS } from '../../reading/glyphs'

const FOLDER = mkdtempSync(join(tmpdir(), 'quotidian-characters-'))
afterAll(() => rmSync(FOLDER, { recursive: true }))

const CELL_PX = 40
const SIZE_PX = 24
const COLUMNS = 25
const STRIDE = IS_FULL ? 13 : 101 // Samples the other characters, different ones per face.
/** A file's last glyphs, or glyphs composed with them, which the engine embeds blank. */
const ONCE_LOST = [...'；：！？）】》。～坐龙默昨做圳麟≥”$%&ßÀÉéÐĐģЙйŠšŽžỖỠΐΎ']
/** CJK Extension A, which one face alone covers. */
const RARE = Array.from({ length: 60 }, (_, at) => String.fromCodePoint(0x3400 + at * 101))
const ONCE_LOST_EMOJI = [...'😀😃😄😅😆😉🎉🌈🌊🌸🍀🍎🐱🐶🚀🛶🧠🧡🪐🪴🫠']

const FACES = [
  ...new Map(
    [...Object.values<FontPair>(FONTS).flatMap(({ latin, han }) => [latin, han]), ...LAST_RESORT, EMOJI]
      .flatMap(({ family, regular, bold }) => [regular, bold].map((weight) => ({ family, weight })))
      .map((face) => [`${face.family} ${face.weight}`, face]),
  ).values(),
]
  .map((face, at) => ({ ...face, italic: false, at }))
  .filter(({ at }) => IS_FULL || at % 2 === 0)

// Skipped without poppler-utils (npm test installs it on Debian as root).
describe.skipIf(!hasFileChecker('pdftoppm'))('in a PDF', () => {
  it.each(FACES)('$family $weight has ink for each character', ({ at, ...face }) => {
    const some = CHARACTERS.filter((_, index) => index % STRIDE === at % STRIDE)
    const characters = [...new Set([...ONCE_LOST, ...ONCE_LOST_EMOJI, ...RARE, ...some])].filter(
      (character) => coversInNode(face.family, character),
    )
    expect(characters.length).toBeGreaterThan(5)
    registerFont(face, characters.join(''))
    const [own, page] = [pictureOf(pageOf(face, characters)), paintedByPoppler(face, characters)]
    const lost = characters.filter((_, index) => inkIn(page, index) < inkIn(own, index) / 2)
    expect(lost).toEqual([])
  })
})

type Face = Omit<(typeof FACES)[number], 'at'>

function pageOf(face: Face, characters: readonly string[]): Canvas {
  const canvas = createCanvas(COLUMNS * CELL_PX, Math.ceil(characters.length / COLUMNS) * CELL_PX)
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000000'
  setType(context as unknown as CanvasRenderingContext2D, { ...face, sizePx: SIZE_PX }, 0)
  for (const [index, character] of characters.entries()) {
    const { x, y } = cellOf(index)
    context.fillText(character, x + 0.2 * CELL_PX, y + 0.7 * CELL_PX)
  }
  return canvas
}

function pictureOf(canvas: Canvas): PNG {
  return PNG.sync.read(canvas.encodeSync('png'))
}

function paintedByPoppler(face: Face, characters: readonly string[]): PNG {
  const canvas = withReadableText(() => pageOf(face, characters))
  const pdf = new PDFDocument({})
  const page = pdf.beginPage(canvas.width, canvas.height) as unknown as SKRSContext2D
  page.drawCanvas(canvas, 0, 0)
  pdf.endPage()
  writeFileSync(join(FOLDER, 'page.pdf'), pdf.close())
  const size = ['-scale-to-x', String(canvas.width), '-scale-to-y', String(canvas.height)]
  execFileSync('pdftoppm', ['-png', '-singlefile', ...size, 'page.pdf', 'page'], {
    cwd: FOLDER,
    stdio: 'pipe',
  })
  return PNG.sync.read(readFileSync(join(FOLDER, 'page.png')))
}

/** In px. */
function inkIn({ data, width }: PNG, index: number): number {
  const { x, y } = cellOf(index)
  let ink = 0
  for (let row = y; row < y + CELL_PX; row += 1)
    for (let column = x; column < x + CELL_PX; column += 1) ink += 1 - data[(row * width + column) * 4]! / 255
  return ink
}

function cellOf(index: number): { x: number; y: number } {
  return { x: (index % COLUMNS) * CELL_PX, y: Math.floor(index / COLUMNS) * CELL_PX }
}
