import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { boundedMemo } from '../../scene/memo'
import { EMOJI } from '../../text/fonts'
import { graphemesOf } from '../../text/graphemes'
import { faceKey, visibleOf } from '../fonts/fontsOf'
import { isInRanges } from '../fonts/unicodeRanges'
import { filesOf } from './nodeFonts'
import { faceOf, inPortable, lostOnes } from './nodeLostGlyphs'

/**
 * An emoji of several characters (a family, a flag, a keycap) is one glyph of one file. A browser finds that file; the
 * engine takes each character from any file that has it, and draws the parts side by side. So each emoji is measured and
 * drawn in the file, by the name of its own, that has all of its characters.
 */

const TEXT_SELECTOR = '\ufe0e' // for Firefox; between the two letters of a flag it would part them here
const NAME = `"${EMOJI.family}"` // in quotes: those of the files begin with it

/** Patches fillText and measureText, after all other patches. */
export function drawEmojiByFile(): void {
  const context = Object.getPrototypeOf(createCanvas(1, 1).getContext('2d')) as SKRSContext2D
  const { fillText, measureText } = context
  context.fillText = function (text, x, y) {
    if (!this.font.includes(NAME)) return fillText.call(this, text, x, y)
    let atX = x
    inEachFile(this, text, (part) => {
      const draw = () => fillText.call(this, part, atX, y)
      if (isLost(part, this.font)) inPortable(draw)
      else draw()
      atX += measureText.call(this, part).width
    })
  }
  context.measureText = function (text) {
    const whole = measureText.call(this, text)
    if (!this.font.includes(NAME)) return whole
    let width = 0
    inEachFile(this, text, (part) => (width += measureText.call(this, part).width))
    return { ...whole, width }
  }
}

const lost = boundedMemo<boolean>(5_000) // by emoji and face

/** As of letters, the engine leaves the last glyph of a file blank. */
function isLost(emoji: string, font: string): boolean {
  const face = faceOf(font)
  if (!face) return false
  return lost(`${emoji} ${faceKey(face)}`, () => lostOnes(face, [emoji]).length > 0)
}

function inEachFile(ctx: SKRSContext2D, text: string, draw: (part: string) => void): void {
  const { font } = ctx
  for (const { part, family } of partsOf(text)) {
    ctx.font = font.replace(NAME, `"${family}"`)
    draw(part)
  }
  ctx.font = font
}

/** The emoji of a text, each with the family of the file that has all its characters; else each character alone. */
function partsOf(text: string): { part: string; family: string }[] {
  return graphemesOf(text.replaceAll(TEXT_SELECTOR, '')).flatMap((emoji) => {
    const family = familyWith(emoji)
    if (family !== null) return [{ part: emoji, family }]
    return [...visibleOf(emoji)].map((part) => ({ part, family: familyWith(part) ?? EMOJI.family }))
  })
}

function familyWith(emoji: string): string | null {
  const codePoints = [...visibleOf(emoji)].map((character) => character.codePointAt(0) ?? 0)
  const file = filesOf(EMOJI.family).find(({ ranges }) =>
    codePoints.every((codePoint) => isInRanges(ranges, codePoint)),
  )
  return file?.name ?? null
}
