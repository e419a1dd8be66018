import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadImage, createCanvas } from '@napi-rs/canvas'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { hasFileChecker } from '../../../.ci/programs.mjs'
import { pictureKind, pictureSize } from '../../../src/draw/pictures/pictureKind'
import type { Bytes } from '../../../src/export/embedded/bytes'
import { embeddedCode, withEmbeddedCard, type EmbeddedCard } from '../../../src/export/embedded/embeddedCard'
import { roughText } from '../../text/arbitraries'
import { SMALL_FILES } from './files'
import { IS_FULL, runs } from '../../fixtures/tier'

const CARD: EmbeddedCard = {
  code: '1q1YqSk1NTC0qyU9JVbJSMtJRKs9ILUpVslJKS0xRqgUA',
  title: 'Well begun is half done.',
  author: 'Aristotle',
  description: {
    en: 'Well begun is half done; “Début” & <b>; Aristotle; 21 November 2026',
    zh: '好的开始是成功的一半；亚里士多德；2026年11月21日',
  },
}
const files = Object.entries(SMALL_FILES)

const anyCard: fc.Arbitrary<EmbeddedCard> = fc.record({
  code: fc.stringMatching(/^[\w-]{1,900}$/),
  title: roughText,
  author: roughText,
  description: fc.record({ en: roughText, zh: roughText }),
})

async function pixelsOf(bytes: Uint8Array): Promise<Buffer> {
  const image = await loadImage(Buffer.from(bytes))
  const ctx = createCanvas(image.width, image.height).getContext('2d')
  ctx.drawImage(image, 0, 0)
  return Buffer.from(ctx.getImageData(0, 0, image.width, image.height).data)
}

describe.each(files)('a card in a file: %s', (_name, file) => {
  const kept = withEmbeddedCard(file, CARD)

  it('is read back, and the picture is the same', async () => {
    expect(embeddedCode(kept)).toBe(CARD.code)
    expect(pictureKind(kept)).toBe(pictureKind(file))
    expect(pictureSize(kept)).toEqual(pictureSize(file))
    expect((await pixelsOf(kept)).equals(await pixelsOf(file))).toBe(true)
  })

  it('takes the place of the one before', () => {
    const other = { ...CARD, code: 'another_-Card' }
    const again = withEmbeddedCard(kept, other)
    expect(embeddedCode(again)).toBe(other.code)
    expect(again).toEqual(withEmbeddedCard(withEmbeddedCard(file, other), other))
  })

  it('comes back whatever its words are', () => {
    fc.assert(
      fc.property(anyCard, (card) => {
        expect(embeddedCode(withEmbeddedCard(file, card))).toBe(card.code)
      }),
      { numRuns: runs(300) },
    )
  })

  it('is no card when a byte of it is another one, or the file ends early', () => {
    fc.assert(
      fc.property(
        fc.nat(kept.length - 1),
        fc.integer({ min: 1, max: 255 }),
        fc.boolean(),
        (at, bits, isCut) => {
          const damaged = isCut ? kept.slice(0, at) : kept.slice()
          if (!isCut) damaged[at]! ^= bits
          expect([null, CARD.code]).toContain(embeddedCode(damaged))
          expect(() => withEmbeddedCard(damaged, CARD)).not.toThrow()
        },
      ),
      { numRuns: runs(10_000, 250) },
    )
  })

  it('is none in the file without it', () => expect(embeddedCode(file)).toBeNull())
})

describe('a card’s file', () => {
  it('is left as it is where the card has no room', () => {
    for (const [, file] of files)
      expect(withEmbeddedCard(file, { ...CARD, code: 'x'.repeat(65_000) })).toBe(file)
  })

  it('is left as it is where it is none of ours', () => {
    for (const file of [bytes('GIF89a'), bytes(''), bytes('<svg xmlns="…"/>')]) {
      expect(withEmbeddedCard(file, CARD)).toBe(file)
      expect(embeddedCode(file)).toBeNull()
    }
  })

  it('is read where another program has written its XMP anew, as an element and with another prefix', () => {
    const jpeg = withEmbeddedCard(SMALL_FILES['JPEG']!, CARD)
    const text = Buffer.from(jpeg).toString('latin1')
    const [, card] = /quotidian:card="([^"]+)"/.exec(text) ?? []
    const packet = `<rdf:Description xmlns:ns1='urn:quotidian:card/'>\n <ns1:card>${card}</ns1:card>`
    const from = text.indexOf('<?xpacket')
    const until = text.indexOf('<?xpacket end="r"?>')
    const anew = text.slice(0, from) + packet.padEnd(until - from) + text.slice(until)
    expect(embeddedCode(Buffer.from(anew, 'latin1'))).toBe(CARD.code)
  })

  it('is searched in a bounded number of parts', () => {
    const emptyChunk = [0, 0, 0, 0, ...bytes('abCd'), 0, 0, 0, 0]
    const emptySegment = [0xff, 0xe2, 0, 2]
    const withEmpty = (file: Bytes, at: number, empty: readonly number[], count: number) =>
      new Uint8Array(
        Buffer.concat([
          file.slice(0, at),
          Buffer.alloc(empty.length * count, Buffer.from(empty)),
          file.slice(at),
        ]),
      )
    const png = withEmbeddedCard(SMALL_FILES['PNG with alpha']!, CARD)
    const jpeg = withEmbeddedCard(SMALL_FILES['JPEG']!, CARD)
    expect(embeddedCode(withEmpty(png, 33, emptyChunk, 90_000))).toBe(CARD.code)
    expect(embeddedCode(withEmpty(png, 33, emptyChunk, 101_000))).toBeNull()
    expect(embeddedCode(withEmpty(jpeg, 2, emptySegment, 9_000))).toBe(CARD.code)
    expect(embeddedCode(withEmpty(jpeg, 2, emptySegment, 11_000))).toBeNull()
  })

  it('never throws on bytes of any kind behind a head that we know', () => {
    const heads = files.map(([, file]) => file.slice(0, 40))
    fc.assert(
      fc.property(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 400 }), (head, rest) => {
        const file = new Uint8Array([...head, ...rest])
        expect(embeddedCode(file)).toBeNull()
        expect(() => withEmbeddedCard(file, CARD)).not.toThrow()
      }),
      { numRuns: runs(10_000, 250) },
    )
  })
})

describe('what other programs say of a card’s file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quotidian-embedded-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const written = (name: string, extension: string) => {
    const path = join(folder, `${name.replaceAll(/\W+/g, '-')}.${extension}`)
    writeFileSync(path, withEmbeddedCard(SMALL_FILES[name]!, CARD))
    return path
  }
  // exiftool takes up to a second to start, so the small tier checks one file per format.
  const FOR_EXIFTOOL = files.filter(
    ([name]) => IS_FULL || ['PNG with alpha', 'JPEG', 'WebP, lossy with alpha'].includes(name),
  )
  const extensionOf = (name: string) =>
    name
      .slice(0, 4)
      .toLowerCase()
      .trim()
      .replace(/[^a-z]/g, '')
  const run = (program: string, ...args: string[]) => execFileSync(program, args, { encoding: 'utf8' })

  it.skipIf(!hasFileChecker('exiftool')).each(FOR_EXIFTOOL)('exiftool reads it: %s', (name) => {
    const path = written(name, extensionOf(name))
    const [read] = JSON.parse(run('exiftool', '-json', '-validate', '-warning', '-XMP:all', path)) as [
      Record<string, unknown>,
    ]
    expect(read).toMatchObject({
      Validate: expect.stringMatching(/^(?:OK|0 0 0)$/),
      Title: CARD.title,
      Creator: CARD.author,
      Description: CARD.description.en,
      'Description-zh': CARD.description.zh,
    })
  })

  it.skipIf(!hasFileChecker('exiftool')).each(FOR_EXIFTOOL)('the card survives exiftool: %s', (name) => {
    const path = written(name, extensionOf(name))
    run('exiftool', '-overwrite_original', '-XMP:Rating=5', '-PNG:Comment=mine', path)
    expect(embeddedCode(readFileSync(path))).toBe(CARD.code)
  })

  it.skipIf(!hasFileChecker('pngcheck')).each(files.filter(([name]) => name.startsWith('PNG')))(
    'pngcheck finds no fault: %s',
    (name) => expect(run('pngcheck', '-v', written(name, 'png'))).toMatch(/No errors detected/),
  )

  it.skipIf(!hasFileChecker('webpinfo')).each(files.filter(([name]) => name.startsWith('WebP')))(
    'webpinfo finds no fault: %s',
    (name) => {
      const said = run('webpinfo', written(name, 'webp'))
      expect(said).toMatch(/No error detected/)
      expect(said).toMatch(/Canvas size 13 x 7/)
      expect(said).toMatch(/XMP: 1/)
      expect(said).toMatch(name.includes('alpha') ? /Alpha: 1/ : /Alpha: 0/)
    },
  )
})

function bytes(text: string): Bytes {
  return new Uint8Array(Buffer.from(text))
}
