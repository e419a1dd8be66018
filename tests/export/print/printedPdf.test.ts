// @module-tag slow
/** Checks our PDFs with poppler: pages, boxes, fonts, pictures. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import pixelmatch from 'pixelmatch'
import { afterAll, describe, expect, it } from 'vitest'
import type { Card } from '../../../src/card/card'
import { dayCard } from '../../../src/card/dayCard'
import { nodeMetrics, NO_PICTURES } from '../../../src/draw/node/nodeCanvas'
import { printedPdf } from '../../../src/export/print/printedPdf'
import { sceneFile } from '../../../src/export/cardFile'
import { layoutCard } from '../../layout/laidOut'
import { FULL_VIEW } from '../../../src/layout/view'
import { CARD_COUNTS, cardSheets } from '../../../src/print/cardSheets'
import { deskCalendar } from '../../../src/print/deskCalendar'
import { monthPoster } from '../../../src/print/monthPoster'
import { PAPERS } from '../../../src/print/papers'
import {
  bleedBox,
  printedPx,
  printedShape,
  wordsScene,
  type PlacedCard,
  type PrintSheet,
} from '../../../src/print/sheet'
import { almanacQuote } from '../../../src/quotes/almanac'
import type { Box } from '../../../src/scene/nodes'
import { keysOf } from '../../../src/scene/values'
import { IS_FULL } from '../../fixtures/tier'

const hasPoppler = spawnSync('pdfinfo', ['-v']).status === 0
const MM_PER_PT = 25.4 / 72
const CALENDAR = { first: 1, isChinese: true, language: 'zh' } as const
const DAYS = ['2026-11-21', '2026-11-22']
const folder = mkdtempSync(join(tmpdir(), 'printed-'))
afterAll(() => rmSync(folder, { recursive: true }))

const cardOf = (day: string): Card => dayCard(almanacQuote(day), day)

function jpegOf(placed: PlacedCard): Uint8Array {
  const print = printedShape(placed)
  const scene = layoutCard(cardOf(placed.key), nodeMetrics, { ...FULL_VIEW, print })
  const target = { widthPx: print.widthPx, heightPx: print.heightPx, mostBytes: null }
  return sceneFile(scene, { format: 'jpg', scale: 1, widthPx: null, target }).bytes
}

async function pdfOf(
  name: string,
  sheets: readonly PrintSheet[],
  drawCard = jpegOf,
  signal = new AbortController().signal,
): Promise<string> {
  const file = await printedPdf(
    sheets,
    { title: name, language: 'en' },
    {
      drawCard: (placed) => Promise.resolve(drawCard(placed)),
      layoutWords: (sheet) =>
        Promise.resolve(sheet.words(nodeMetrics).length > 0 ? wordsScene(sheet, nodeMetrics) : null),
      pictures: NO_PICTURES,
      turn: () => Promise.resolve(),
      signal,
      onDrawn: () => undefined,
    },
  )
  const path = join(folder, `${name}.pdf`)
  writeFileSync(path, file)
  return path
}

/** Page boxes from pdfinfo, in mm from the lower left corner. */
function boxesOf(path: string, page = 1): Record<'Media' | 'Trim' | 'Bleed', number[]> {
  const said = execFileSync('pdfinfo', ['-box', '-f', `${page}`, '-l', `${page}`, path], { encoding: 'utf8' })
  const of = (name: string) =>
    (new RegExp(`${name}Box:\\s+(.+)`).exec(said)?.[1] ?? '')
      .trim()
      .split(/\s+/)
      .map((pt) => Number(pt) * MM_PER_PT)
  return { Media: of('Media'), Trim: of('Trim'), Bleed: of('Bleed') }
}

function expectMm(actual: readonly number[], expected: readonly number[]): void {
  expect(actual).toHaveLength(expected.length)
  for (const [at, mm] of expected.entries()) expect(Math.abs(actual[at]! - mm)).toBeLessThan(0.2)
}

/** In px. */
async function pageOf(path: string, { width, height }: Pick<Box, 'width' | 'height'>, dpi = 300) {
  const out = join(folder, 'page')
  const part = ['-x', '0', '-y', '0', '-W', `${width}`, '-H', `${height}`]
  execFileSync('pdftoppm', ['-r', `${dpi}`, ...part, '-png', '-singlefile', path, out])
  return loadImage(readFileSync(`${out}.png`))
}

function pixelsIn(image: Awaited<ReturnType<typeof loadImage>>, { x, y, width, height }: Box) {
  const ctx = createCanvas(width, height).getContext('2d')
  ctx.drawImage(image, -x, -y)
  return ctx.getImageData(0, 0, width, height).data
}

describe.skipIf(!hasPoppler)('a PDF of print sheets, read by poppler (apt: poppler-utils)', () => {
  it.each(keysOf(PAPERS).filter((paper) => IS_FULL || paper === 'a4'))(
    'has pages of %s to 0.2 mm, and boxes of what is cut',
    async (paper) => {
      const small = () => new Uint8Array(sceneJpeg)
      const sheets = [
        ...keysOf(CARD_COUNTS).flatMap((count) =>
          cardSheets(DAYS, { paper, count, hasBleed: true, hasMarks: true }),
        ),
        monthPoster('2026-11', { ...CALENDAR, paper }),
        deskCalendar(
          2026,
          { ...CALENDAR, paper, leaves: 'months', hasMarks: true },
          ({ days }) => days[0]!,
        )[0]!,
      ]
      const path = await pdfOf(`sizes-${paper}`, sheets, small)
      for (const [at, { widthMm, heightMm, trim, bleedMm }] of sheets.entries()) {
        const boxes = boxesOf(path, at + 1)
        const fromBelow = (by: number) => [
          trim.x - by,
          heightMm - trim.y - trim.height - by,
          trim.x + trim.width + by,
          heightMm - trim.y + by,
        ]
        expectMm(boxes.Media, [0, 0, widthMm, heightMm])
        expectMm(boxes.Trim, fromBelow(0))
        expectMm(boxes.Bleed, fromBelow(bleedMm))
      }
    },
  )

  it('has each card as its own export: its very bytes, in its place on the page', async () => {
    const [sheet] = cardSheets(DAYS, { paper: 'a4', count: 'two', hasBleed: true, hasMarks: true })
    const path = await pdfOf('cards', [sheet!])
    execFileSync('pdfimages', ['-all', path, join(folder, 'card')])
    const [width, height] = [printedPx(sheet!.widthMm), printedPx(sheet!.heightMm)]
    const page = await pageOf(path, { width, height })
    for (const [index, placed] of sheet!.cards.entries()) {
      const jpeg = Buffer.from(jpegOf(placed))
      expect(readFileSync(join(folder, `card-00${index}.jpg`)).equals(jpeg)).toBe(true)
      const { widthPx, heightPx } = printedShape(placed)
      const { x, y } = bleedBox(placed)
      const at = { x: printedPx(x), y: printedPx(y), width: widthPx, height: heightPx }
      const [printed, drawn] = [pixelsIn(page, at), pixelsIn(await loadImage(jpeg), { ...at, x: 0, y: 0 })]
      const different = pixelmatch(printed, drawn, undefined, widthPx, heightPx, { threshold: 0.2 })
      // The page's pixel grid differs from the card's, so letter edges may be half a pixel off.
      expect(different / (widthPx * heightPx)).toBeLessThan(0.02)
    }
  })

  it('has the words of a poster as our engine draws them, and no fonts', async () => {
    const sheet = monthPoster('2026-11', { ...CALENDAR, paper: 'a4' })
    const path = await pdfOf('poster', [sheet])
    expect(execFileSync('pdffonts', [path], { encoding: 'utf8' }).trim().split('\n')).toHaveLength(2)
    const dpi = IS_FULL ? 300 : 100
    const [widthPx, heightPx, titlePx] = [sheet.widthMm, sheet.heightMm, 30].map((mm) =>
      Math.round((printedPx(mm) * dpi) / 300),
    ) as [number, number, number]
    const title = { x: 0, y: 0, width: widthPx, height: titlePx }
    const page = await pageOf(path, title, dpi)
    const own = await loadImage(
      sceneFile(wordsScene(sheet, nodeMetrics), {
        format: 'jpg',
        quality: 1,
        scale: 1,
        widthPx: null,
        target: { widthPx, heightPx, mostBytes: null },
      }).bytes,
    )
    const [printed, drawn] = [pixelsIn(page, title), pixelsIn(own, title)]
    const different = pixelmatch(printed, drawn, undefined, title.width, title.height, { threshold: 0.2 })
    expect(different / (title.width * title.height)).toBeLessThan(0.01)
    expect(printed.some((level) => level < 60)).toBe(true)
  })
})

describe('printing that is called off', () => {
  it('stops at once, with the reason', async () => {
    const control = new AbortController()
    const drawn: string[] = []
    const sheets = cardSheets(DAYS, { paper: 'a4', count: 'one', hasBleed: true, hasMarks: true })
    const drawCard = ({ key }: PlacedCard) => {
      drawn.push(key)
      control.abort(new Error('called off'))
      return new Uint8Array(sceneJpeg)
    }
    await expect(pdfOf('called-off', sheets, drawCard, control.signal)).rejects.toThrow('called off')
    expect(drawn).toEqual([DAYS[0]])
  })
})

const sceneJpeg = createCanvas(8, 8).encodeSync('jpeg', 80)
