import { createCanvas, Path2D, setTextRenderer, SvgExportFlag, type SKRSContext2D } from '@napi-rs/canvas'
import { faceKey } from '../fonts/fontsOf'
import { cssFont } from '../fonts/typeSetting'

type Face = Parameters<typeof faceKey>[0]

/**
 * The engine's `system` renderer leaves some glyphs blank that its `portable` one draws: in some font files the last
 * of the table, and every letter composed with it (Й, Đ, 龙, 坐, ；). Seen with @napi-rs/canvas 1.1.1 in all families
 * but one, in some only from a certain weight up (`$` and Đ of Outfit from 600). They are detected when their characters
 * are first used in a weight, and drawn by the other renderer: the rest of the card stays equal to Chrome's to the pixel.
 */

const PROBE_PX = 24
const SIDE_PX = 64

const lostByFace = new Map<string, Set<string>>() // by faceKey
const probe = createCanvas(SIDE_PX, SIDE_PX).getContext('2d')

/** To be called for all characters of a face before they are drawn, once its files are registered. */
export function findLostGlyphs(face: Face, characters: readonly string[]): void {
  const lost = lostOnes(face, characters)
  if (lost.length === 0) return
  const key = faceKey(face)
  const known = lostByFace.get(key) ?? new Set<string>()
  lostByFace.set(key, known)
  for (const character of lost) known.add(character)
}

/** Of texts of one glyph, those that only the other renderer draws. */
export function lostOnes(face: Face, texts: readonly string[]): string[] {
  probe.font = cssFont({ ...face, sizePx: PROBE_PX })
  const blank = texts.filter((text) => /\S/u.test(text) && !leavesInk(text))
  return blank.length === 0 ? [] : inPortable(() => blank.filter(leavesInk))
}

/** Patches fillText so that it draws the lost glyphs too. */
export function drawLostGlyphs(): void {
  const context = Object.getPrototypeOf(probe) as SKRSContext2D
  const { fillText } = context
  context.fillText = function (text, x, y) {
    fillText.call(this, text, x, y)
    const lost = lostOf(this.font)
    if (!lost || this.direction === 'rtl') return
    let end = 0
    for (const character of text) {
      end += character.length
      if (!lost.has(character)) continue
      const before = this.measureText(text.slice(0, end)).width - this.measureText(character).width // kerned
      if (asOutlines) fillOutline(this, fillText, character, { x: x + before, y })
      else inPortable(() => fillText.call(this, character, x + before, y))
    }
  }
}

let asOutlines = false

/** For a PDF, into which the engine puts these glyphs as it finds them in the file: blank. */
export function withLostGlyphsAsOutlines<T>(draw: () => T): T {
  asOutlines = true
  try {
    return draw()
  } finally {
    asOutlines = false
  }
}

const OUTLINE_PX = 1_000
const ORIGIN = { x: OUTLINE_PX, y: 2 * OUTLINE_PX } // with room around for what reaches far
const outlines = new Map<string, Path2D>() // by face and character: there are few

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

/** As the engine writes it into an SVG. */
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
  return face && lostByFace.get(faceKey(face))
}

/** The face of a context's font, as the engine writes it back. */
export function faceOf(font: string): Face | undefined {
  const [, italic, weight, family] = /^(italic )?(?:(\d+|bold) )?[\d.]+px "([^"]+)"$/.exec(font) ?? []
  if (family === undefined) return undefined
  return { family, weight: numericWeight(weight), italic: italic !== undefined }
}

/** As the engine writes a weight back: not at all for 400, `bold` for 700. */
function numericWeight(weight: string | undefined): number {
  if (weight === undefined) return 400
  return weight === 'bold' ? 700 : Number(weight)
}

function leavesInk(text: string): boolean {
  probe.clearRect(0, 0, SIDE_PX, SIDE_PX)
  probe.fillText(text, SIDE_PX / 4, SIDE_PX / 1.5)
  return probe.getImageData(0, 0, SIDE_PX, SIDE_PX).data.some((channel) => channel > 0)
}

/** Draws with the other renderer. */
export function inPortable<T>(draw: () => T): T {
  setTextRenderer('portable')
  try {
    return draw()
  } finally {
    setTextRenderer('system')
  }
}
