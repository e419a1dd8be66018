/**
 * Made the files in this folder, once: `npm install --no-save galmuri@2.40.3 opentype.js@1 wawoff2@2
 * @fontsource/fusion-pixel-12px-proportional-sc@5.3.0 @fontsource-variable/caveat@5.3.0` and Python with fonttools and
 * brotli, then `node make.mjs` here. Pixels: Latin from Galmuri11, with a bold for the letters that its own bold
 * lacks; Chinese from Fusion Pixel, in parts by how common characters are. Handwriting: Caveat without its contextual
 * alternates, of which each engine chooses others, because each shapes words in other pieces.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'
import wawoff2 from 'wawoff2'

const PIXEL = 100 // units; twelve to the em in both
const SLICES_A_FILE = 5
const PARTS = {
  latin: '20-7E A0-FF 2013-2014 2018-201E 2020-2022 2026 2030 2032-2033 2039-203A 20AC 2122 2212 25A1',
  ext: '100-17F 192 1A0-1A1 1AF-1B0 1CD-1DC 1E6-1E7 1FA-1FF 218-21B 1E80-1E85 1E9E 1EA0-1EF9 384-3CE 400-45F 490-491 2190-2193',
}
const require = createRequire(import.meta.url)
const regular = readFont(readFileSync(require.resolve('galmuri/dist/Galmuri11.ttf')))
const bold = readFont(readFileSync(require.resolve('galmuri/dist/Galmuri11-Bold.ttf')))
const fusion = readFont(
  await wawoff2.decompress(
    readFileSync(
      require.resolve('@fontsource/fusion-pixel-12px-proportional-sc/files/fusion-pixel-12px-proportional-sc-latin-400-normal.woff2'),
    ),
  ),
)

let latinRules = ''
for (const [part, ranges] of Object.entries(PARTS)) {
  const codePoints = inRanges(ranges).filter((codePoint) => has(regular, codePoint))
  const name = { family: 'Galmuri11', copyright: 'Copyright (c) 2019-2025 Lee Minseo (quiple@quiple.dev)' }
  for (const [weight, glyphOf] of [
    [400, (codePoint) => glyphFrom(regular, codePoint)],
    [700, boldGlyph],
  ])
    latinRules += await write(`galmuri11/${part}-${weight}`, name, weight, codePoints, glyphOf)
}
writeFileSync('galmuri11/galmuri11.css', latinRules)

const css = readFileSync(require.resolve('@fontsource-variable/noto-sans-sc/wght.css'), 'utf8')
const seen = new Set()
const slices = [...css.matchAll(/unicode-range:([^;}]+)/g)]
  .map(([, ranges]) => inRanges(ranges.replaceAll('U+', '').replaceAll(',', ' ')))
  .map((slice) => slice.filter(isChinese))
  .filter((slice) => slice.length > 0)
let hanRules = ''
for (let at = 0; at < slices.length; at += SLICES_A_FILE) {
  const codePoints = slices
    .slice(at, at + SLICES_A_FILE)
    .flat()
    .sort((a, b) => a - b)
  hanRules += await write(
    `pixel-sc/${at / SLICES_A_FILE}-400`,
    {
      family: 'Quotidian Pixel SC',
      copyright:
        "Copyright (c) 2022 TakWolf, with Reserved Font Name 'Fusion Pixel'; derived, under another name",
    },
    400,
    codePoints,
    (codePoint) => glyphFrom(fusion, codePoint),
  )
}
writeFileSync('pixel-sc/pixel-sc.css', hanRules)

const caveat = require.resolve('@fontsource-variable/caveat/wght.css')
writeFileSync(
  'caveat/caveat.css',
  readFileSync(caveat, 'utf8')
    .replaceAll(/\/\*.*?\*\/\n/g, '')
    .replaceAll(/\.\/files\/caveat-([a-z-]+)-wght-normal/g, (_, part) => {
      const file = caveat.replace('wght.css', `files/caveat-${part}-wght-normal.woff2`)
      const settings = ['--unicodes=*', '--layout-features-=calt', '--flavor=woff2']
      const output = `--output-file=caveat/${part}.woff2`
      execFileSync('python3', ['-m', 'fontTools.subset', file, ...settings, output])
      return `./${part}`
    })
    .replaceAll(',U+', ', U+'),
)

function isChinese(codePoint) {
  const isOurs = codePoint >= 0x2000 && has(fusion, codePoint) && !seen.has(codePoint)
  seen.add(codePoint)
  return isOurs
}

/** Each pixel twice, side by side, as bold type is made on a grid. */
function boldGlyph(codePoint) {
  if (has(bold, codePoint)) return glyphFrom(bold, codePoint)
  const { advance, path } = glyphFrom(regular, codePoint)
  return { advance: advance + PIXEL, path: outline(regular, codePoint, PIXEL, path) }
}

function glyphFrom(font, codePoint) {
  const advance = font.charToGlyph(String.fromCodePoint(codePoint)).advanceWidth
  return { advance, path: outline(font, codePoint, 0, new opentype.Path()) }
}

function outline(font, codePoint, dx, path) {
  for (const { type, x, y } of font.charToGlyph(String.fromCodePoint(codePoint)).path.commands) {
    if (type === 'M') path.moveTo(x + dx, y)
    else if (type === 'L') path.lineTo(x + dx, y)
    else if (type === 'Z') path.close()
    else throw new Error(`a curve in ${codePoint}`)
  }
  return path
}

/** Writes a file; gives its rule. */
async function write(file, { family, copyright }, weight, codePoints, glyphOf) {
  const glyphs = [new opentype.Glyph({ name: '.notdef', advanceWidth: 6 * PIXEL, path: new opentype.Path() })]
  for (const unicode of codePoints) {
    const { advance, path } = glyphOf(unicode)
    glyphs.push(
      new opentype.Glyph({ name: `u${unicode.toString(16)}`, unicode, advanceWidth: advance, path }),
    )
  }
  const font = new opentype.Font({
    familyName: family,
    styleName: weight === 700 ? 'Bold' : 'Regular',
    unitsPerEm: 12 * PIXEL,
    ascender: 11 * PIXEL,
    descender: -3 * PIXEL,
    copyright,
    license: 'SIL Open Font License 1.1',
    licenseURL: 'https://openfontlicense.org',
    weightClass: weight,
    createdTimestamp: 1,
    glyphs,
  })
  const bytes = await wawoff2.compress(new Uint8Array(font.toArrayBuffer()))
  writeFileSync(`${file}.woff2`, bytes)
  console.log(file, codePoints.length, bytes.length)
  return [
    '@font-face {',
    `  font-family: '${family}';`,
    '  font-style: normal;',
    '  font-display: swap;',
    `  font-weight: ${weight};`,
    `  src: url(./${file.split('/')[1]}.woff2) format('woff2');`,
    `  unicode-range: ${rangesOf(codePoints)};`,
    '}\n',
  ].join('\n')
}

function readFont({ buffer, byteOffset, byteLength }) {
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength))
}

function has(font, codePoint) {
  return font.charToGlyphIndex(String.fromCodePoint(codePoint)) > 0
}

function inRanges(text) {
  return text
    .trim()
    .split(/\s+/)
    .flatMap((part) => {
      const [first, last = first] = part.split('-').map((hex) => Number.parseInt(hex, 16))
      return Array.from({ length: last - first + 1 }, (_, at) => first + at)
    })
}

function rangesOf(codePoints) {
  const ranges = []
  for (const codePoint of codePoints) {
    const range = ranges.at(-1)
    if (range && codePoint === range[1] + 1) range[1] = codePoint
    else ranges.push([codePoint, codePoint])
  }
  const hex = (codePoint) => codePoint.toString(16).toUpperCase()
  return ranges.map(([a, b]) => (a === b ? `U+${hex(a)}` : `U+${hex(a)}-${hex(b)}`)).join(', ')
}
