import { inOrder } from '../../scene/features'
import type { FontFace, FontPair, Ornament } from '../fontPair'
import type { FontId } from '../ids'
import { INTER, NOTO_SANS_SC } from './font-sans'

export type { FontFace, FontId, FontPair, Ornament }

/**
 * The families: a Latin face and a matching Simplified Chinese face. To add one, add its package and its file here, and run
 * `npm run ids`, `npm run tool holes` and `npm run tool marks`.
 */
export const FONTS: Readonly<Record<FontId, FontPair>> = inOrder(
  import.meta.glob<FontPair>('./*.ts', { import: 'font', eager: true }),
)

/** It has characters of names and dictionaries, and is loaded only for a card with one (fontFiles/makeRare.py). */
const RARE_HAN: FontFace = {
  family: 'Quotidian Rare Han',
  regular: 400,
  bold: 400,
  load: () => import('../fontFiles/rare/rare.css'),
}

const HAN_FAMILIES = new Set<string>([...Object.values(FONTS).map(({ han }) => han.family), RARE_HAN.family])

export function hasTraditional(fontId: FontId): boolean {
  return FONTS[fontId].hasTraditional === true
}

export function isHanFamily(family: string): boolean {
  return HAN_FAMILIES.has(family)
}

const NOTO_SANS_ARABIC: FontFace = {
  family: 'Noto Sans Arabic Variable',
  regular: 400,
  bold: 680,
  load: () => import('@fontsource-variable/noto-sans-arabic/wght.css'),
  isRightToLeft: true,
}

const NOTO_SANS_HEBREW: FontFace = {
  family: 'Noto Sans Hebrew Variable',
  regular: 400,
  bold: 680,
  load: () => import('@fontsource-variable/noto-sans-hebrew/wght.css'),
  isRightToLeft: true,
}

/** In the ink's colour: device emoji differ on every system. */
export const EMOJI: FontFace = {
  family: 'Noto Emoji Variable',
  regular: 400,
  bold: 680,
  load: () => import('@fontsource-variable/noto-emoji/wght.css'),
}

/** Ours, so that no device font is used. */
export const LAST_RESORT: readonly FontFace[] = [
  INTER,
  NOTO_SANS_SC,
  NOTO_SANS_ARABIC,
  NOTO_SANS_HEBREW,
  RARE_HAN,
]

export const SHIPPED_FACES: readonly FontFace[] = [
  ...Object.values(FONTS).flatMap(({ latin, han, ornament }) => [latin, han, ornament.face]),
  ...LAST_RESORT,
  EMOJI,
]

const PIXEL_FAMILIES = new Set(SHIPPED_FACES.flatMap((face) => (face.pixelsPerEm ? [face.family] : [])))

/** The pixels of such a face must align with the card's. */
export function isPixelFamily(family: string): boolean {
  return PIXEL_FAMILIES.has(family)
}
