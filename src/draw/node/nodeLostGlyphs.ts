import {
  createCanvas,
  getTextRenderer,
  Path2D,
  setTextRenderer,
  SvgExportFlag,
  type SKRSContext2D,
} from '@napi-rs/canvas'
import { faceKey } from '../fonts/fontsOf'
import { cssFont } from '../fonts/typeSetting'

type Face = Parameters<typeof faceKey>[0]

/** @napi-rs/canvas 1.1.1's `system` renderer leaves some glyphs blank (Й, 龙, ；); `portable` draws those. */

const PROBE_PX = 24
const SIDE_PX = 64

const probedByFace = new Map<string, { seen: Set<string>; lost: Set<string> }>()
const probe = createCanvas(SIDE_PX, SIDE_PX).getContext('2d')

/** Call before drawing characters of a face, after its files are registered. */
export function findLostGlyphs(face: Face, characters: readonly string[]): void {
  const key = faceKey(face)
  const known = probedByFace.get(key) ?? { seen: new Set<string>(), lost: new Set<string>() }
  probedByFace.set(key, known)
  const fresh = characters.filter((character) => !known.seen.has(character))
  for (const character of fresh) known.seen.add(character)
  for (const character of fresh.length > 0 ? lostOnes(face, fresh) : []) known.lost.add(character)
}

export function forgetLostGlyphs(): void {
  probedByFace.clear()
  outlines.clear()
}

/** `texts` have one glyph each; returns those that only the other renderer draws. */
export function lostOnes(face: Face, texts: readonly string[]): string[] {
  const wasReadable = isReadable
  isReadable = false
  try {
    probe.font = cssFont({ ...face, sizePx: PROBE_PX })
    const blank = by('system', () => texts.filter((text) => /\S/u.test(text) && !leavesInk(text)))
    return blank.length === 0 ? [] : inPortable(() => blank.filter(leavesInk))
  } finally {
    isReadable = wasReadable
  }
}

export function drawLostGlyphs(): void {
  const context = Object.getPrototypeOf(probe) as SKRSContext2D
  const { fillText } = context
  context.fillText = function (text, x, y) {
    if (isReadable) return fillReadable(this, fillText, text, { x, y })
    fillText.call(this, text, x, y)
    for (const { character, before } of lostIn(this, text))
      inPortable(() => fillText.call(this, character, x + before, y))
  }
}

/** `before` is in px and includes kerning. */
function lostIn(context: SKRSContext2D, text: string) {
  const lost = lostOf(context.font)
  if (!lost || context.direction === 'rtl') return []
  let end = 0
  return [...text].flatMap((character) => {
    end += character.length
    if (!lost.has(character)) return []
    const { width } = context.measureText(text.slice(0, end))
    return [{ character, before: width - context.measureText(character).width }]
  })
}

/** Forms of a language, forms of a weight (Outfit's bold $) and —— as one glyph are in no table of characters. */
const OWN_GLYPHS = '"locl" 0, "rvrn" 0'
const OWN_DASHES = `${OWN_GLYPHS}, "ccmp" 0`
const DASHES = /^—{2,}$/
const OVERLAP = 0.97 // else a hairline shows between two dashes
let isReadable = false

/** PDF readers find only glyphs with a character of their own; lost glyphs of static faces are outlines. */
export function withReadableText<T>(draw: () => T): T {
  isReadable = true
  try {
    return inPortable(draw)
  } finally {
    isReadable = false
  }
}

function fillReadable(
  target: SKRSContext2D,
  fillText: SKRSContext2D['fillText'],
  text: string,
  { x, y }: { x: number; y: number },
): void {
  const { letterSpacing, fontVariantLigatures, fontFeatureSettings } = target
  const { width } = target.measureText(text)
  target.fontVariantLigatures = 'none'
  const isDashes = DASHES.test(text)
  target.fontFeatureSettings = isDashes ? OWN_DASHES : OWN_GLYPHS
  const { length } = [...text]
  const spare = (width - target.measureText(text).width) / length
  if (spare !== 0) target.letterSpacing = `${Number.parseFloat(letterSpacing) + spare}px`
  const from = x + (isDashes ? joinDashes(target, width, length) : 0)
  fillText.call(target, text, from, y)
  const isVariable = / Variable"/.test(target.font)
  for (const { character, before } of isVariable ? [] : lostIn(target, text))
    fillOutline(target, fillText, character, { x: from + before, y })
  Object.assign(target, { letterSpacing, fontVariantLigatures, fontFeatureSettings })
}

/** The dashes touch, in the middle of their width. Returns the first one's distance from its start, in px. */
function joinDashes(target: SKRSContext2D, widthPx: number, count: number): number {
  target.letterSpacing = '0px'
  const { width, actualBoundingBoxLeft, actualBoundingBoxRight } = target.measureText('—')
  const inkPx = OVERLAP * (actualBoundingBoxLeft + actualBoundingBoxRight)
  target.letterSpacing = `${inkPx - width}px`
  return (widthPx - count * inkPx) / 2 + actualBoundingBoxLeft
}

const OUTLINE_PX = 1_000
const ORIGIN = { x: OUTLINE_PX, y: 2 * OUTLINE_PX } // leaves room for glyphs that reach far
const outlines = new Map<string, Path2D>() // by face and character; few entries

function fillOutline(
  target: SKRSContext2D,
  fillText: SKRSContext2D['fillText'],
  character: string,
  at: { x: number; y: number },
): void {
  const face = faceOf(target.font)
  const sizePx = Number(/([\d.]+)px/.exec(target.font)?.[1])
  if (!face) return
  const key = `${faceKey(face)} ${character}`
  const outline = outlines.get(key) ?? outlineOf(face, fillText, character)
  outlines.set(key, outline)
  target.save()
  target.translate(at.x, at.y)
  target.scale(sizePx / OUTLINE_PX, sizePx / OUTLINE_PX)
  target.translate(-ORIGIN.x, -ORIGIN.y)
  target.fill(outline)
  target.restore()
}

/** The outline as the engine writes it into an SVG. */
function outlineOf(face: Face, fillText: SKRSContext2D['fillText'], character: string): Path2D {
  const svg = createCanvas(4 * OUTLINE_PX, 4 * OUTLINE_PX, SvgExportFlag.ConvertTextToPaths)
  const context = svg.getContext('2d')
  context.font = cssFont({ ...face, sizePx: OUTLINE_PX })
  inPortable(() => fillText.call(context, character, ORIGIN.x, ORIGIN.y))
  const paths = svg
    .getContent()
    .toString()
    .matchAll(/ d="([^"]+)"/g)
  return new Path2D([...paths].map(([, d]) => d).join(''))
}

function lostOf(font: string): ReadonlySet<string> | undefined {
  const face = faceOf(font)
  return face && probedByFace.get(faceKey(face))?.lost
}

export function faceOf(font: string): Face | undefined {
  const [, italic, weight, family] = /^(italic )?(?:(\d+|bold) )?[\d.]+px "([^"]+)"$/.exec(font) ?? []
  if (family === undefined) return undefined
  return { family, weight: numericWeight(weight), italic: italic !== undefined }
}

/** The engine omits weight 400 and writes `bold` for 700. */
function numericWeight(weight: string | undefined): number {
  if (weight === undefined) return 400
  return weight === 'bold' ? 700 : Number(weight)
}

function leavesInk(text: string): boolean {
  probe.clearRect(0, 0, SIDE_PX, SIDE_PX)
  probe.fillText(text, SIDE_PX / 4, SIDE_PX / 1.5)
  return new Uint32Array(probe.getImageData(0, 0, SIDE_PX, SIDE_PX).data.buffer).some((pixel) => pixel !== 0)
}

export function inPortable<T>(draw: () => T): T {
  return by('portable', draw)
}

function by<T>(renderer: Parameters<typeof setTextRenderer>[0], draw: () => T): T {
  const before = getTextRenderer()
  setTextRenderer(renderer)
  try {
    return draw()
  } finally {
    setTextRenderer(before)
  }
}
