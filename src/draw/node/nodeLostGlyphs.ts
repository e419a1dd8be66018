import { createCanvas, Path2D, setTextRenderer, SvgExportFlag, type SKRSContext2D } from '@napi-rs/canvas'
import { faceKey } from '../fonts/fontsOf'
import { cssFont } from '../fonts/typeSetting'

type Face = Parameters<typeof faceKey>[0]

/**
 * @napi-rs/canvas 1.1.1's `system` renderer leaves some glyphs blank (Й, Đ, 龙, 坐, ；), sometimes only from a
 * certain weight. They are detected on first use and drawn by `portable`.
 */

const PROBE_PX = 24
const SIDE_PX = 64

const lostByFace = new Map<string, Set<string>>()
const probe = createCanvas(SIDE_PX, SIDE_PX).getContext('2d')

/** Call before drawing characters of a face, after its files are registered. */
export function findLostGlyphs(face: Face, characters: readonly string[]): void {
  const lost = lostOnes(face, characters)
  if (lost.length === 0) return
  const key = faceKey(face)
  const known = lostByFace.get(key) ?? new Set<string>()
  lostByFace.set(key, known)
  for (const character of lost) known.add(character)
}

/** `texts` have one glyph each; returns those that only the other renderer draws. */
export function lostOnes(face: Face, texts: readonly string[]): string[] {
  probe.font = cssFont({ ...face, sizePx: PROBE_PX })
  const blank = texts.filter((text) => /\S/u.test(text) && !leavesInk(text))
  return blank.length === 0 ? [] : inPortable(() => blank.filter(leavesInk))
}

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
      const before = this.measureText(text.slice(0, end)).width - this.measureText(character).width // includes kerning
      if (asOutlines) fillOutline(this, fillText, character, { x: x + before, y })
      else inPortable(() => fillText.call(this, character, x + before, y))
    }
  }
}

let asOutlines = false

/** For PDFs, where the engine would embed these glyphs blank. */
export function withLostGlyphsAsOutlines<T>(draw: () => T): T {
  asOutlines = true
  try {
    return draw()
  } finally {
    asOutlines = false
  }
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
  return face && lostByFace.get(faceKey(face))
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
  return probe.getImageData(0, 0, SIDE_PX, SIDE_PX).data.some((channel) => channel > 0)
}

export function inPortable<T>(draw: () => T): T {
  setTextRenderer('portable')
  try {
    return draw()
  } finally {
    setTextRenderer('system')
  }
}
