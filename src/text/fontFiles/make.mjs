/**
 * Built this folder's files once: `npm install --no-save galmuri@2.40.3 opentype.js@1 wawoff2@2
 * @fontsource/fusion-pixel-12px-proportional-sc@5.3.0 @fontsource-variable/caveat@5.3.0
 * @fontsource/klee-one@5.3.0`,
 * Python with fonttools and brotli, then `node make.mjs` here.
 * Pixels: Latin from Galmuri11, missing bold letters synthesised; Chinese from Fusion Pixel, split by
 * frequency.
 * Handwriting: Caveat without contextual alternates, because engines choose different ones.
 * Kai: Klee One (the source of LXGW WenKai) without Japanese.
 * Brush: 〇 and ·, which both faces lack; rules reduced to the characters really in the files, half of those
 * declared.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'
import wawoff2 from 'wawoff2'

const PIXEL = 100 // units; both have twelve per em
const SLICES_A_FILE = 5
const DOT_ADVANCE = 350 // as in LXGW WenKai
const MIDDLE_DOT = 0xb7
const IDEOGRAPHIC_ZERO = 0x3007
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

subsetParts('caveat', ['@fontsource-variable/caveat/wght.css'], /caveat-([a-z-]+)-wght-normal/g)
subsetParts(
  'klee',
  ['@fontsource/klee-one/400.css', '@fontsource/klee-one/600.css'],
  /klee-one-([a-z-]+-\d00)-normal/g,
)

// Centred, about as heavy as the strokes; rings are thinner at the top, where a brush starts.
await writeBrushMarks('ma-shan-zheng', 'Ma Shan Zheng', {
  advance: 1000,
  middle: [500, 351],
  ring: 330,
  thick: 84,
  thin: 46,
  dot: 72,
})
await writeBrushMarks('zhi-mang-xing', 'Zhi Mang Xing', {
  advance: 900,
  middle: [450, 398],
  ring: 300,
  thick: 74,
  thin: 34,
  dot: 62,
})

function subsetParts(folder, stylesheets, names) {
  const rules = stylesheets.flatMap((stylesheet) => {
    const css = require.resolve(stylesheet)
    const text = readFileSync(css, 'utf8').replaceAll(/\/\*.*?\*\/\n/g, '')
    const parts = text.split(/(?<=^})\s*/m).filter((rule) => rule.search(names) >= 0)
    return parts.map((rule) => subsetPart(folder, rule, names, css.replace(/[^/]+$/, 'files')))
  })
  writeFileSync(`${folder}/${folder}.css`, `${rules.join('\n\n')}\n`)
}

function subsetPart(folder, rule, names, files) {
  return rule
    .replaceAll(/,\s*url\([^)]*\.woff\) format\('woff'\)/g, '')
    .replaceAll(names, (file, part) => {
      const settings = ['--unicodes=*', '--layout-features-=calt', '--flavor=woff2']
      const output = `--output-file=${folder}/${part}.woff2`
      execFileSync('python3', ['-m', 'fontTools.subset', `${files}/${file}.woff2`, ...settings, output])
      return part
    })
    .replaceAll('./files/', './')
    .replaceAll(',U+', ', U+')
}

async function writeBrushMarks(file, family, { advance, middle: [x, y], ring, thick, thin, dot }) {
  const [zero, middleDot] = [new opentype.Path(), new opentype.Path()]
  const inner = ring - (thick + thin) / 2
  ellipse(zero, [x, y], [ring, ring * 0.97], 1)
  ellipse(zero, [x + (thick - thin) * 0.36, y + (thick - thin) * 0.36], [inner, inner * 0.95], -1)
  ellipse(middleDot, [DOT_ADVANCE / 2, y], [dot, dot * 1.08], 1)
  const glyphs = [
    new opentype.Glyph({ name: '.notdef', advanceWidth: advance, path: new opentype.Path() }),
    new opentype.Glyph({ name: 'middot', unicode: MIDDLE_DOT, advanceWidth: DOT_ADVANCE, path: middleDot }),
    new opentype.Glyph({ name: 'zero', unicode: IDEOGRAPHIC_ZERO, advanceWidth: advance, path: zero }),
  ]
  const metrics = { unitsPerEm: 1000, ascender: 880, descender: -120 }
  const bytes = await fontBytes({
    familyName: family,
    styleName: 'Regular',
    ...metrics,
    weightClass: 400,
    glyphs,
  })
  writeFileSync(`brush/${file}.woff2`, bytes)
  const rules = await heldRules(`@fontsource/${file}`, '400.css')
  writeFileSync(
    `brush/${file}.css`,
    `${rules}\n${ruleOf(family, 400, `./${file}.woff2`, [MIDDLE_DOT, IDEOGRAPHIC_ZERO])}`,
  )
  console.log(file, bytes.length)
}

/** Only characters that the file contains and no earlier one does. */
async function heldRules(packageName, stylesheet) {
  const css = readFileSync(require.resolve(`${packageName}/${stylesheet}`), 'utf8')
  const rules = []
  const known = new Set()
  for (const [, family, file, ranges] of css.matchAll(
    /font-family: '([^']+)'[^}]*?url\(\.(\/files\/[^)]+\.woff2)\)[^}]*?unicode-range:([^;}]+)/g,
  )) {
    const font = readFont(await wawoff2.decompress(readFileSync(require.resolve(packageName + file))))
    const held = inRanges(ranges.replaceAll(/U\+/gi, '').replaceAll(',', ' '))
      .filter((codePoint) => !known.has(codePoint) && has(font, codePoint))
      .sort((a, b) => a - b)
    for (const codePoint of held) known.add(codePoint)
    if (held.length > 0) rules.push(ruleOf(family, 400, packageName + file, held))
  }
  return rules.join('\n')
}

/** Runs clockwise, or counter-clockwise for a hole; slanted like handwriting. */
function ellipse(path, [x, y], [rx, ry], direction) {
  const lean = -0.35
  const round = 0.5523
  const at = (across, up) => [
    x + across * rx * Math.cos(lean) - up * ry * Math.sin(lean),
    y + across * rx * Math.sin(lean) + up * ry * Math.cos(lean),
  ]
  path.moveTo(...at(1, 0))
  for (let quarter = 1; quarter <= 4; quarter += 1) {
    const [from, to] = [quarter - 1, quarter].map((turns) => (direction * turns * Math.PI) / 2)
    const [c0, s0, c1, s1] = [Math.cos(from), Math.sin(from), Math.cos(to), Math.sin(to)]
    const bend = round * direction
    path.curveTo(...at(c0 - bend * s0, s0 + bend * c0), ...at(c1 + bend * s1, s1 - bend * c1), ...at(c1, s1))
  }
  path.close()
}

function isChinese(codePoint) {
  const isOurs = codePoint >= 0x2000 && has(fusion, codePoint) && !seen.has(codePoint)
  seen.add(codePoint)
  return isOurs
}

/** Doubles each pixel sideways, as pixel type does. */
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

async function write(file, { family, copyright }, weight, codePoints, glyphOf) {
  const glyphs = [new opentype.Glyph({ name: '.notdef', advanceWidth: 6 * PIXEL, path: new opentype.Path() })]
  for (const unicode of codePoints) {
    const { advance, path } = glyphOf(unicode)
    glyphs.push(
      new opentype.Glyph({ name: `u${unicode.toString(16)}`, unicode, advanceWidth: advance, path }),
    )
  }
  const bytes = await fontBytes({
    familyName: family,
    styleName: weight === 700 ? 'Bold' : 'Regular',
    unitsPerEm: 12 * PIXEL,
    ascender: 11 * PIXEL,
    descender: -3 * PIXEL,
    copyright,
    weightClass: weight,
    glyphs,
  })
  writeFileSync(`${file}.woff2`, bytes)
  console.log(file, codePoints.length, bytes.length)
  return ruleOf(family, weight, `./${file.split('/')[1]}.woff2`, codePoints)
}

function ruleOf(family, weight, url, codePoints) {
  return [
    '@font-face {',
    `  font-family: '${family}';`,
    '  font-style: normal;',
    '  font-display: swap;',
    `  font-weight: ${weight};`,
    `  src: url(${url}) format('woff2');`,
    `  unicode-range: ${rangesOf(codePoints)};`,
    '}\n',
  ].join('\n')
}

function fontBytes(font) {
  const licence = { license: 'SIL Open Font License 1.1', licenseURL: 'https://openfontlicense.org' }
  const made = new opentype.Font({ ...font, ...licence, createdTimestamp: 1 })
  return wawoff2.compress(new Uint8Array(made.toArrayBuffer()))
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
