import type { Font } from '../scene/nodes'
import { EMOJI, FONTS, type FontFace, type FontId } from './fonts'
import type { TypeStyle } from './paragraph'

/** A face as one style sets it. */
export interface StyledFace {
  font: Font
  letterSpacingPx: number
  isHan: boolean
  centredMarks?: string | undefined
}

/** Emoji fill a square, letters hardly two thirds of it. */
const EMOJI_SIZE_FACTOR = 0.86
const EMOJI_WEIGHTS = { least: 300, most: 700 }

/** A Latin face, or an Arabic or Hebrew one. */
export function setLatin(face: FontFace, style: TypeStyle, sizeFactor = 1): StyledFace {
  const weight = weightOf(face, style)
  const sizePx = onGrid(style.sizePx * sizeFactor, face)
  return {
    font: {
      family: face.family,
      weight,
      italic: style.italic && !face.isRightToLeft && !face.isCursive,
      sizePx,
    },
    letterSpacingPx: face.isRightToLeft ? 0 : trackingPx(style.latinTrackingEm, sizePx, face),
    isHan: false,
  }
}

/** A Chinese face: never slanted, in its own weights only. */
export function setHan(face: FontFace, style: TypeStyle, sizeFactor: number): StyledFace {
  const weight = weightOf(face, style)
  const sizePx = onGrid(style.sizePx * sizeFactor, face)
  return {
    font: { family: face.family, weight, italic: false, sizePx },
    letterSpacingPx: trackingPx(style.hanTrackingEm, sizePx, face),
    isHan: true,
    centredMarks: face.centredMarks,
  }
}

/** The face of emoji. */
export function setEmoji(style: TypeStyle): StyledFace {
  const asked = style.weight ?? (style.bold ? EMOJI.bold : EMOJI.regular)
  const weight = Math.min(EMOJI_WEIGHTS.most, Math.max(EMOJI_WEIGHTS.least, asked))
  const sizePx = style.sizePx * EMOJI_SIZE_FACTOR
  return {
    font: { family: EMOJI.family, weight, italic: false, sizePx },
    letterSpacingPx: style.latinTrackingEm * sizePx,
    isHan: false,
  }
}

/** The size at which a family draws what is asked for at this size. */
export function drawnSizePx(sizePx: number, fontId: FontId): number {
  return onGrid(sizePx, FONTS[fontId].latin)
}

/** Of a face drawn in pixels, the size nearest to the one asked for whose pixels are whole ones of the card. */
function onGrid(sizePx: number, { pixelsPerEm }: FontFace): number {
  return pixelsPerEm ? pixelsPerEm * Math.max(1, Math.round(sizePx / pixelsPerEm)) : sizePx
}

/** Of a face drawn in pixels, whole pixels of its own. */
function trackingPx(trackingEm: number, sizePx: number, { pixelsPerEm }: FontFace): number {
  return pixelsPerEm ? (Math.round(trackingEm * pixelsPerEm) * sizePx) / pixelsPerEm : trackingEm * sizePx
}

/** A face with one weight keeps it: the engine would embolden the outlines artificially. */
function weightOf(face: FontFace, { weight, bold, opticalWeight = 0 }: TypeStyle): number {
  if (face.regular === face.bold) return face.regular
  return (weight ?? (bold ? face.bold : face.regular)) + opticalWeight
}
