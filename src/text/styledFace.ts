import type { Font } from '../scene/nodes'
import { EMOJI, FONTS, type FontFace, type FontId } from './fonts'
import type { TypeStyle } from './paragraph'

export interface StyledFace {
  font: Font
  letterSpacingPx: number
  isHan: boolean
  centredMarks?: string | undefined
}

/** Emoji fill a square, letters hardly two thirds of it. */
const EMOJI_SIZE_FACTOR = 0.86
const EMOJI_WEIGHTS = { least: 300, most: 700 }

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

/** A Chinese face is never slanted and has only its own weights. */
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

/** A pixel face rounds its size. */
export function drawnSizePx(sizePx: number, fontId: FontId): number {
  return onGrid(sizePx, FONTS[fontId].latin)
}

/** A pixel face's pixels must be whole pixels of the card. */
function onGrid(sizePx: number, { pixelsPerEm }: FontFace): number {
  return pixelsPerEm ? pixelsPerEm * Math.max(1, Math.round(sizePx / pixelsPerEm)) : sizePx
}

/** A pixel face rounds its tracking to its own pixels. */
function trackingPx(trackingEm: number, sizePx: number, { pixelsPerEm }: FontFace): number {
  return pixelsPerEm ? (Math.round(trackingEm * pixelsPerEm) * sizePx) / pixelsPerEm : trackingEm * sizePx
}

/** The engine would embolden a face with one weight artificially. */
function weightOf(face: FontFace, { weight, bold, opticalWeight = 0 }: TypeStyle): number {
  if (face.regular === face.bold) return face.regular
  return (weight ?? (bold ? face.bold : face.regular)) + opticalWeight
}
