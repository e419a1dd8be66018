// @module-tag slow
/** Peak memory of one card in the built command, whatever its pictures are. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build } from 'vite'
import { IS_FULL } from '../fixtures/tier'
import { photo, png, progressiveJpeg } from './hostilePictures'

const MOST_MB = 300
let folder = '' // as deep as dist/cli, since the command reads package.json two folders up
const TELLS =
  'data:text/javascript,process.on("exit",()=>console.error("peak",process.resourceUsage().maxRSS))'

const PICTURES: Readonly<Record<string, () => Buffer>> = {
  'a phone’s photo': () => photo(4_032, 3_024, 'jpeg'),
  'a WebP': () => photo(4_032, 3_024, 'webp'),
  'a progressive JPEG in four colours': () => progressiveJpeg(4_096, 3_072, 4),
  'a PNG of 16 bits, interlaced': () => png(4_096, 3_072, { depth: 16, type: 6, interlaced: true }),
  'a heavy PNG': () => png(4_096, 3_072, { depth: 8, type: 2, noisyBytes: 12_400_000 }),
  'a photo of 39 megapixels': () => photo(7_200, 5_400, 'jpeg'),
  'a PNG of 400 megapixels': () => png(20_000, 20_000, { depth: 1, type: 0 }),
}

function file(name: string, content: string | Uint8Array): string {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}

function peakMb(...args: string[]): number {
  const command = ['--import', TELLS, join(folder, 'main.js'), '--date', '2026-11-21', ...args]
  const script = `"$@" 2>&1 >/dev/null`
  const told = execFileSync('/bin/sh', ['-c', script, 'sh', process.execPath, ...command], {
    encoding: 'utf8',
  })
  return Number(/peak (\d+)/.exec(told)?.[1]) / 1024
}

/** The most expensive card: rain at 4x in the widest ratio. */
const CARD = ['--template', 'rainySquare', '--ratio', '21:9', '--scale', '4']

// Only for releases: builds the command and starts it per picture. filePictures.test.ts checks the limits on
// pictures.
describe.runIf(IS_FULL)('a process', () => {
  beforeAll(() => {
    mkdirSync('dist', { recursive: true })
    folder = mkdtempSync(resolve('dist/memory-'))
    return build({ logLevel: 'silent', build: { ssr: 'src/cli/main.ts', outDir: folder } }).then(
      () => undefined,
    )
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(Object.keys(PICTURES))('stays below 300 MB with %s', (name) => {
    const src = file('picture', PICTURES[name]!())
    const settings = JSON.stringify({ backgroundType: 'image', backgroundImage: { src } })
    for (const format of ['png', 'webp'])
      expect(peakMb(...CARD, '--json', settings, '--out', join(folder, `card.${format}`))).toBeLessThan(
        MOST_MB,
      )
  })

  it('stays below 300 MB with three of them', () => {
    const [src, logoUrl, pictureUrl] = Object.values(PICTURES)
      .slice(2, 5)
      .map((picture, at) => file(`picture${at}`, picture()))
    const settings = JSON.stringify({ backgroundType: 'image', backgroundImage: { src } })
    const product = file('product.json', JSON.stringify({ name: 'Marginalia', logoUrl, pictureUrl }))
    expect(
      peakMb(...CARD, '--json', settings, '--product', product, '--out', join(folder, 'card.png')),
    ).toBeLessThan(MOST_MB)
  })
})
