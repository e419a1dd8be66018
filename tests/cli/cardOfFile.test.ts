import type { Canvas } from '@napi-rs/canvas'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Card } from '../../src/card/card'
import { TEMPLATES } from '../../src/card/templates'
import { pngFile } from '../../src/draw/node/pngFile'
import { cardInFile, embeddedCardOf } from '../../src/export/embedded/cardInFile'
import { embeddedCode, withEmbeddedCard } from '../../src/export/embedded/embeddedCard'
import type { Picture } from '../../src/draw/pictures/picture'
import { almanacQuote } from '../../src/quotes/almanac'
import { containsBox } from '../../src/scene/box'
import { drawCardHere } from '../../src/server/cardImage/drawing'
import { SMALL_FILES } from '../export/embedded/files'
import { FACE, photo } from '../fixtures/photos'
import { pictureFile } from '../fixtures/pictureFile'
import { runCard } from '../fixtures/runCard'

const FOLDER = mkdtempSync(join(tmpdir(), 'quotidian-again-'))
const at = (name: string) => join(FOLDER, name)
const DAY = '2026-03-07'
const LOOK = ['--template', 'sunnySquare', '--scale', '1']

afterAll(() => rmSync(FOLDER, { recursive: true }))

const run = (...args: string[]) => runCard(args)

async function drawn(name: string, ...args: string[]): Promise<Buffer> {
  const { code, stderr } = await run(...args, '--out', at(name))
  expect(stderr, stderr).toMatch(/^\S+ {2}\d+ × \d+\n$/)
  expect(code).toBe(0)
  return readFileSync(at(name))
}

function dataUrlOf({ source }: Picture): string {
  return `data:image/webp;base64,${(source as unknown as Canvas).toBuffer('image/webp', 60).toString('base64')}`
}

describe('a card drawn anew from its file', () => {
  beforeAll(async () => {
    for (const extension of ['png', 'jpg', 'webp']) await drawn(`card.${extension}`, '--date', DAY, ...LOOK)
  })

  it.each(['png', 'jpg', 'webp'])('is the same in any format, kept as %s', async (extension) => {
    for (const format of ['png', 'jpg', 'webp']) {
      const again = await drawn(
        `again-${extension}.${format}`,
        '--card',
        at(`card.${extension}`),
        '--scale',
        '1',
      )
      expect(again.equals(readFileSync(at(`card.${format}`)))).toBe(true)
    }
  })

  it('keeps what was seen in its picture, also where another picture would be looked at', async () => {
    const src = dataUrlOf(photo('face', 160, 120))
    const settings = JSON.stringify({ backgroundType: 'image', backgroundImage: { src } })
    const made = await drawn('face.png', '--date', DAY, '--json', settings, '--scale', '1')
    const seen = (await cardInFile(made, DAY))?.settings.backgroundImage
    expect(seen).toMatchObject({ calm: expect.stringMatching(/^[a-z]{64}$/) as string, findsSubject: true })
    expect(containsBox(seen!.subject!, FACE, 0.04)).toBe(true)
    expect((await drawn('face-again.png', '--card', at('face.png'), '--scale', '1')).equals(made)).toBe(true)
    const moved = JSON.stringify({ backgroundType: 'image', backgroundImage: { src, focusX: 0.2 } })
    const byHand = await drawn('moved.png', '--date', DAY, '--json', moved, '--scale', '1')
    expect((await cardInFile(byHand, DAY))?.settings.backgroundImage).toMatchObject({
      focusX: 0.2,
      findsSubject: false,
    })
  })

  it('has other sizes, ratios and frames', async () => {
    const card = ['--card', at('card.webp')]
    const large = await drawn('large.png', ...card, '--ratio', '9:16', '--scale', '2', '--frame', 'film')
    expect(pictureFile(large)).toMatchObject({ widthPx: 1080, heightPx: 1920 })
    expect(await cardInFile(large, DAY)).toMatchObject({
      quote: almanacQuote(DAY),
      settings: {
        aspectRatio: '9:16',
        frameStyle: 'film',
        gradientValue: TEMPLATES.sunnySquare.settings.gradientValue,
      },
    })
  })

  it('is made for a target, and is the same again from that file', async () => {
    const target = ['--target', 'e-ink', '--format', 'png']
    const made = await drawn('ink.png', '--card', at('card.jpg'), ...target)
    expect(pictureFile(made)).toMatchObject({ widthPx: 800, heightPx: 480 })
    expect((await drawn('ink-again.png', '--card', at('ink.png'))).equals(made)).toBe(true)
  })

  it('is named by its own day', async () => {
    await run('--card', at('card.png'), '--scale', '1', '--out', FOLDER)
    expect(embeddedCode(readFileSync(at(`quote-${DAY}.png`)))).not.toBeNull()
  })

  it('is the file of the server', async () => {
    const { settings } = TEMPLATES.sunnySquare
    const card: Card = { kind: 'quote', quote: almanacQuote(DAY), settings }
    const drawing = { scale: 1, view: 'full', size: null, greys: null } as const
    const request = { card, ...drawing, format: 'png', opensAgain: true, pictures: {} } as const
    expect(Buffer.compare(await drawCardHere(request), readFileSync(at('card.png')))).toBe(0)
  })

  it('is only a picture with --without-card', async () => {
    const plain = await drawn('plain.png', '--date', DAY, ...LOOK, '--without-card')
    expect(embeddedCode(plain)).toBeNull()
    expect(plain.includes('iTXt')).toBe(false)
  })

  it.each(['date', 'from', 'quote', 'product'])('cannot be given with --%s', async (option) => {
    const { code, stderr } = await run('--card', at('card.png'), `--${option}`, '2026-01-01')
    expect(code).toBe(2)
    expect(stderr).toContain(`--card and --${option}: `)
  })

  it('does not take the place of the file that it comes from', async () => {
    const before = readFileSync(at('card.png'))
    const { code, stderr } = await run('--card', at('card.png'), '--out', join(FOLDER, '.', 'card.png'))
    expect([code, stderr]).toEqual([2, expect.stringContaining('name another one by --out')])
    expect(readFileSync(at('card.png')).equals(before)).toBe(true)
  })
})

describe('a file without a card', () => {
  it.each([
    ['a picture', () => pngFile(new Uint8Array(16).fill(255), 2, 2)],
    ['no picture', () => Buffer.from('hello')],
    ['nothing', () => Buffer.alloc(0)],
    ['a damaged card', () => damaged()],
  ])('is refused with one line: %s', async (_name, bytes) => {
    writeFileSync(at('other.png'), bytes())
    const { code, stderr } = await run('--card', at('other.png'), '--out', at('never.png'))
    expect(code).toBe(2)
    expect(stderr).toMatch(/^quotidian: --card \S+other\.png: there is no card in this file.*\n$/)
  })

  it('is refused where it is not there', async () => {
    expect((await run('--card', at('none.png'))).stderr).toMatch(/none\.png: no such file or directory\n$/)
    expect((await run('--card', '')).stderr).toMatch(/--card is empty\n$/)
  })
})

it.each([at('secret.png'), `own:x/../${relative('.', at('secret.png'))}`])(
  'never draws a file of this disk for a stranger’s card: %s',
  async (secret) => {
    writeFileSync(at('secret.png'), pngFile(new Uint8Array(400).fill(255), 10, 10))
    const { settings } = TEMPLATES.sunny
    const card: Card = {
      kind: 'quote',
      quote: almanacQuote(DAY),
      settings: {
        ...settings,
        backgroundType: 'image',
        backgroundImage: { ...settings.backgroundImage, src: secret },
      },
    }
    const embedded = await embeddedCardOf(card)
    const file = withEmbeddedCard(SMALL_FILES['JPEG']!, embedded!)
    expect(await cardInFile(file, DAY)).toEqual(card)
    writeFileSync(at('stranger.jpg'), file)
    const png = await drawn('drawn.png', '--card', at('stranger.jpg'), '--scale', '1')
    expect((await cardInFile(png, DAY))?.settings.backgroundImage.src).toBe('')
    expect(
      png.equals(
        await drawn('with.png', '--date', DAY, '--json', JSON.stringify(card.settings), '--scale', '1'),
      ),
    ).toBe(false)
  },
)

function damaged(): Buffer {
  const file = Buffer.from(readFileSync(at('card.png')))
  file[60]! ^= 1
  return file
}
