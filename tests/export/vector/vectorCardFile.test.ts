// @module-tag slow
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { afterAll, describe, expect, it } from 'vitest'
import { hasFileChecker } from '../../../.ci/programs.mjs'
import { parseJob } from '../../../src/cli/card/job'
import type { OptionValues } from '../../../src/cli/card/options'
import { NO_PICTURES } from '../../../src/draw/node/nodeCanvas'
import { cardFile } from '../../../src/export/cardFile'
import { vectorCardFile, type VectorFormat } from '../../../src/export/vector/vectorCardFile'
import { FULL_VIEW } from '../../../src/layout/view'
import { TARGETS, targetOf, type TargetId } from '../../../src/look/targets'
import { IS_FULL } from '../../fixtures/tier'
import { MOST_DIFFERENT, VECTOR_CARDS, VECTOR_DAY } from '../../fixtures/vectorCards'

const FOLDER = mkdtempSync(join(tmpdir(), 'quotidian-vector-'))
afterAll(() => rmSync(FOLDER, { recursive: true }))

/** The small tier covers rotation, clips with shadow, outlined cells, a stamp, and right-to-left text. */
const IN_SMALL_TIER = ['a turned polaroid', 'Chinese in columns', 'a seal and pinyin', 'emoji and Hebrew']
const CARDS = Object.entries(VECTOR_CARDS).filter(([name]) => IS_FULL || IN_SMALL_TIER.includes(name))
const FONTS_WITH_BLANKS = IS_FULL
  ? ['font-kai', 'font-hand', 'font-brush', 'font-running', 'font-rounded', 'font-modern']
  : ['font-brush']
const MM_PER_INCH = 25.4
const NEAR_MM = 0.2
const DRAWN_SCALE = IS_FULL ? 2 : 1

function cardOf(values: OptionValues) {
  return parseJob(values, VECTOR_DAY).cardOf(VECTOR_DAY)
}

function vectors(values: OptionValues, format: VectorFormat, scale: 1 | 2 = 2) {
  const card = cardOf(values)
  const asked = { scale, target: targetOf(card.settings.target) }
  return vectorCardFile(card, format, asked, NO_PICTURES, FULL_VIEW)
}

async function picture(values: OptionValues): Promise<PNG> {
  const options = { format: 'png', quality: 1, scale: DRAWN_SCALE, opensAgain: false } as const
  return PNG.sync.read((await cardFile(cardOf(values), options)).bytes)
}

function poppler(program: string, ...args: string[]): string {
  return execFileSync(program, args, { cwd: FOLDER, encoding: 'utf8', stdio: 'pipe' })
}

function paintedByPoppler(pdf: Buffer, { width, height }: PNG): PNG {
  writeFileSync(join(FOLDER, 'card.pdf'), pdf)
  const size = ['-scale-to-x', String(width), '-scale-to-y', String(height)]
  poppler('pdftoppm', '-png', '-singlefile', ...size, 'card.pdf', 'page')
  return PNG.sync.read(readFileSync(join(FOLDER, 'page.png')))
}

function inkOf({ data }: PNG): number {
  let dark = 0
  for (let at = 0; at < data.length; at += 4) if (data[at]! + data[at + 1]! + data[at + 2]! < 384) dark += 1
  return dark
}

// Skipped without poppler-utils (npm test installs it on Debian as root).
describe.skipIf(!hasFileChecker('pdftoppm'))('a PDF, as poppler paints it', () => {
  it.each(CARDS)('is the card’s picture: %s', async (_, values) => {
    const [own, { bytes }] = [await picture(values), await vectors(values, 'pdf', DRAWN_SCALE)]
    const page = paintedByPoppler(bytes, own)
    const { width, height } = own
    const different = pixelmatch(own.data, page.data, undefined, width, height, { threshold: 0.1 })
    expect(different / (width * height)).toBeLessThan(MOST_DIFFERENT)
  })

  // Last glyphs of font files were blank: brush's and Kai's ； and ？, 坐, 龙.
  it.each(FONTS_WITH_BLANKS)('leaves no character out: %s', async (fontFamily) => {
    const json = JSON.stringify({ showTranslation: true, textSettings: { fontFamily } })
    const words = { quote: '；？）。～坐龙', translation: '；？）。～坐龙', json, frame: 'clean' }
    const [own, { bytes }] = [await picture(words), await vectors(words, 'pdf', DRAWN_SCALE)]
    const page = paintedByPoppler(bytes, own)
    expect(inkOf(page) / inkOf(own)).toBeCloseTo(1, 1)
    const { width, height } = own
    const different = pixelmatch(own.data, page.data, undefined, width, height, { threshold: 0.3 })
    expect(different / inkOf(own)).toBeLessThan(0.1)
  })

  it('has text that can be searched, in both languages', async () => {
    writeFileSync(join(FOLDER, 'text.pdf'), (await vectors({ template: 'minimal' }, 'pdf')).bytes)
    const text = poppler('pdftotext', 'text.pdf', '-')
    const card = cardOf({})
    if (card.kind !== 'quote') throw new Error('a quote')
    const letters = (words: string) => words.replaceAll(/[^\p{L}]/gu, '')
    expect(letters(text)).toContain(letters(card.quote.translation))
    expect(letters(text)).toContain(letters(card.quote.author))
  })
})

describe('vectors', () => {
  const prints = (Object.keys(TARGETS) as TargetId[]).filter((id) => TARGETS[id].group === 'print')

  it.each(prints)('are as large in print as their target is: %s', async (target) => {
    const { widthPx, heightPx } = TARGETS[target]
    const mm = [widthPx, heightPx].map((px) => (px / 300) * MM_PER_INCH)
    const pdf = (await vectors({ target }, 'pdf')).bytes.toString('latin1')
    for (const name of ['MediaBox', 'TrimBox']) {
      const [left, bottom, right, top] = boxIn(pdf, name)
      expectNear(
        [(right! - left!) / 72, (top! - bottom!) / 72].map((inch) => inch * MM_PER_INCH),
        mm,
      )
    }
    const svg = (await vectors({ target }, 'svg')).bytes.toString()
    const sides = [...svg.slice(0, svg.indexOf('viewBox')).matchAll(/(?:width|height)="([\d.]+)mm"/g)]
    expectNear(
      sides.map(([, side]) => Number(side)),
      mm,
    )
    expect(svg).toContain(`viewBox="0 0 ${widthPx} ${heightPx}"`)
  })

  it('made for no print are as large as the picture’s px are in CSS', async () => {
    const values = { ratio: '1:1' }
    expect((await vectors(values, 'svg')).bytes.toString()).toContain('width="1080" height="1080"')
    expect(boxIn((await vectors(values, 'pdf')).bytes.toString('latin1'), 'MediaBox')).toEqual([
      0, 0, 810, 810,
    ])
  })

  it.each(['pdf', 'svg'] as const)('are the same bytes each time: %s', async (format) => {
    const [one, other] = [await vectors({ frame: 'film' }, format), await vectors({ frame: 'film' }, format)]
    expect(one.bytes.equals(other.bytes)).toBe(true)
  })

  it('say their words to readers of screens, with nothing taken for markup', async () => {
    const svg = (await vectors({ quote: 'a < b & c', author: '<script>' }, 'svg')).bytes.toString()
    expect(svg).toContain('<title>a &lt; b &amp; c — &lt;script&gt;</title>')
    expect(svg).not.toContain('<text')
  })

  it.each(['a ]]> b', 'a\ufffe b', 'a\u0001\u000b b'])(
    'are XML that a strict parser reads, whatever the words are: %j',
    async (content) => {
      const card = cardOf({ quote: 'a' })
      if (card.kind !== 'quote') throw new Error('a quote')
      const worded = { ...card, quote: { ...card.quote, content } }
      const { bytes } = await vectorCardFile(
        worded,
        'svg',
        { scale: 1, target: null },
        NO_PICTURES,
        FULL_VIEW,
      )
      expect(() => new Resvg(bytes)).not.toThrow()
    },
  )

  it('leave no word to a picture', async () => {
    const [plain, more] = [
      await vectors({ quote: 'I' }, 'svg'),
      await vectors({ quote: 'I'.repeat(40) }, 'svg'),
    ]
    const pictures = ({ bytes }: { bytes: Buffer }) => bytes.toString().split('<image').length
    expect(pictures(more)).toBe(pictures(plain))
  })
})

function boxIn(pdf: string, name: string): number[] {
  const [, numbers = ''] = new RegExp(`/${name} \\[([\\d. ]+)\\]`).exec(pdf) ?? []
  return numbers.split(' ').map(Number)
}

function expectNear(mm: readonly number[], wanted: readonly number[]): void {
  expect(mm).toHaveLength(2)
  for (const [at, side] of mm.entries()) expect(Math.abs(side - wanted[at]!)).toBeLessThan(NEAR_MM)
}
