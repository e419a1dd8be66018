// @module-tag slow
/** Checks vector print sheets with poppler. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { afterAll, describe, expect, it } from 'vitest'
import { hasFileChecker } from '../../../.ci/programs.mjs'
import { parsePrint } from '../../../src/cli/card/print/printJob'
import type { OptionValues } from '../../../src/cli/card/options'
import { nodeMetrics, NO_PICTURES } from '../../../src/draw/node/nodeCanvas'
import { printedPdf } from '../../../src/export/print/printedPdf'
import { sceneFile } from '../../../src/export/cardFile'
import { vectorPages } from '../../../src/export/vector/vectorPages'
import { layoutCard } from '../../layout/laidOut'
import { FULL_VIEW } from '../../../src/layout/view'
import { printedShape, wordsScene, type PlacedCard, type PrintSheet } from '../../../src/print/sheet'
import { IS_FULL } from '../../fixtures/tier'
import { RUN_TODAY as TODAY, runCard } from '../../fixtures/runCard'

const FOLDER = mkdtempSync(join(tmpdir(), 'quotidian-pages-'))
afterAll(() => rmSync(FOLDER, { recursive: true }))

const MM_PER_PT = 25.4 / 72
const NEAR_MM = 0.2
const DPI = IS_FULL ? 300 : 150

const PRINTS = {
  'A6, two to an A4': { print: 'cards', days: '2026-11-21..2026-11-23' },
  'one A6, its own sheet': { print: 'cards' },
  'four on Letter': { print: 'cards', 'per-sheet': '4', paper: 'letter', template: 'sunny' },
  'eight to an A4, uncut': { print: 'cards', 'per-sheet': '8', 'without-marks': true, 'without-bleed': true },
  'a poster': { print: 'poster', paper: 'a4' },
  'a leaf of a desk calendar': { print: 'desk', language: 'zh' },
} satisfies Record<string, OptionValues>

/** Painting takes seconds, so the small tier paints only cards; boxes and text are checked for all. */
const PAINTED = Object.entries<OptionValues>(PRINTS).filter(
  ([name]) => IS_FULL || name === 'one A6, its own sheet',
)

function jobOf(values: OptionValues) {
  const job = parsePrint(values, TODAY, null)
  return { ...job, sheets: job.sheets.slice(0, 2) }
}

const drawn = new Map<OptionValues, Promise<Uint8Array>>()

function vectors(values: OptionValues): Promise<Uint8Array> {
  const { sheets, about, cardOf } = jobOf(values)
  const pages =
    drawn.get(values) ??
    vectorPages(sheets, about, { cardOf, picturesFor: () => NO_PICTURES, onDrawn: () => {} })
  drawn.set(values, pages)
  return pages
}

/** As browsers print them: pictures at 300 dpi. */
function pictures(values: OptionValues): Promise<Uint8Array> {
  const { sheets, about, cardOf } = jobOf(values)
  const drawCard = (placed: PlacedCard) => {
    const print = printedShape(placed)
    const scene = layoutCard(cardOf(placed.key), nodeMetrics, { ...FULL_VIEW, print })
    const target = { widthPx: print.widthPx, heightPx: print.heightPx, mostBytes: null }
    return Promise.resolve(sceneFile(scene, { format: 'jpg', scale: 1, widthPx: null, target }).bytes)
  }
  const layoutWords = (sheet: PrintSheet) => {
    const scene = wordsScene(sheet, nodeMetrics)
    return Promise.resolve(scene.live.length > 0 ? scene : null)
  }
  return printedPdf(sheets, about, {
    drawCard,
    layoutWords,
    pictures: NO_PICTURES,
    turn: () => Promise.resolve(),
    signal: new AbortController().signal,
    onDrawn: () => {},
  })
}

function fileOf(pdf: Uint8Array, name = 'pages.pdf'): string {
  writeFileSync(join(FOLDER, name), pdf)
  return join(FOLDER, name)
}

function poppler(program: string, ...args: string[]): string {
  return execFileSync(program, args, { cwd: FOLDER, encoding: 'utf8', stdio: 'pipe' })
}

function painted(pdf: Uint8Array, page: number): PNG {
  const of = ['-f', `${page}`, '-l', `${page}`, fileOf(pdf), 'page']
  poppler('pdftoppm', '-png', '-singlefile', '-r', `${DPI}`, ...of)
  return PNG.sync.read(readFileSync(join(FOLDER, 'page.png')))
}

describe.skipIf(!hasFileChecker('pdftoppm'))('print sheets of vectors, as poppler paints them', () => {
  it.each(PAINTED)('are the sheets that a browser prints: %s', async (_, values) => {
    const [own, theirs] = [await vectors(values), await pictures(values)]
    for (const at of jobOf(values).sheets.keys()) {
      const [one, other] = [painted(own, at + 1), painted(theirs, at + 1)]
      expect([one.width, one.height]).toEqual([other.width, other.height])
      const different = pixelmatch(one.data, other.data, undefined, one.width, one.height, { threshold: 0.2 })
      expect(different / (one.width * one.height)).toBeLessThan(0.02)
    }
  })

  it.each(Object.entries<OptionValues>(PRINTS))('have pages and boxes to 0.2 mm: %s', async (_, values) => {
    const path = fileOf(await vectors(values))
    for (const [at, sheet] of jobOf(values).sheets.entries()) {
      const said = poppler('pdfinfo', '-box', '-f', `${at + 1}`, '-l', `${at + 1}`, path)
      const sidesOf = (name: string) => {
        const [left, bottom, right, top] = (new RegExp(`${name}Box:\\s+(.+)`).exec(said)?.[1] ?? '')
          .trim()
          .split(/\s+/)
          .map((pt) => Number(pt) * MM_PER_PT) as [number, number, number, number]
        return { left, bottom, right, top }
      }
      const [media, trim, bleed] = [sidesOf('Media'), sidesOf('Trim'), sidesOf('Bleed')]
      const near = (mm: number, expected: number) => expect(Math.abs(mm - expected)).toBeLessThan(NEAR_MM)
      near(media.right - media.left, sheet.widthMm)
      near(media.top - media.bottom, sheet.heightMm)
      near(trim.left - media.left, sheet.trim.x)
      near(media.top - trim.top, sheet.trim.y)
      near(trim.right - trim.left, sheet.trim.width)
      near(trim.top - trim.bottom, sheet.trim.height)
      near(trim.left - bleed.left, sheet.bleedMm)
      near(bleed.top - trim.top, sheet.bleedMm)
    }
  })

  it('have words that can be searched, in embedded fonts', async () => {
    const path = fileOf(await vectors(PRINTS['a leaf of a desk calendar']))
    const text = poppler('pdftotext', path, '-')
    expect(text).toContain('2026')
    expect(text.replaceAll(/\s/g, '')).toMatch(/元旦|一月|十二/)
    const fonts = poppler('pdffonts', path).trim().split('\n').slice(2)
    expect(fonts.length).toBeGreaterThan(0)
    for (const font of fonts) expect(font).toMatch(/ yes (yes|no) +(yes|no) +\d+ +0$/)
  })
})

describe('the command', () => {
  const run = (...args: string[]) => runCard(args)

  it('writes print sheets as one PDF, the same bytes each time', async () => {
    const files = ['one.pdf', 'other.pdf'].map((name) => join(FOLDER, name))
    for (const file of files) {
      const { code, stderr } = await run(
        '--print',
        'cards',
        '--days',
        '2026-11-21..2026-11-23',
        '--out',
        file,
      )
      expect([code, stderr]).toEqual([0, `${file}  2 sheets\n`])
    }
    const [one, other] = files.map((file) => readFileSync(file))
    expect(one!.equals(other!)).toBe(true)
  })

  it.each([
    [['--paper', 'a4'], '--paper: it needs --print'],
    [['--print', 'leaflet'], '--print is "leaflet"'],
    [['--print', 'cards', '--target', 'a6'], '--print cards and --target'],
    [['--print', 'cards', '--leaves', 'weeks'], '--print cards and --leaves'],
    [['--print', 'cards', '--per-sheet', '3'], '--per-sheet is "3"'],
    [['--print', 'poster', '--quote', 'Festina lente.'], '--print poster and --quote'],
    [['--print', 'poster', '--out', 'poster.png'], 'it must end in .pdf'],
    [['--print', 'poster', '--format', 'svg'], 'print sheets are a PDF'],
  ])('%j is refused', async (args, reason) => {
    const { code, stderr } = await run(...args)
    expect(code).toBe(2)
    expect(stderr).toContain(reason)
  })
})
