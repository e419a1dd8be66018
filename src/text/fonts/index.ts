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

const HAN_FAMILIES = new Set<string>(Object.values(FONTS).map(({ han }) => han.family))

/** Whether a family draws Traditional characters, if a card asks for them. */
export function hasTraditional(fontId: FontId): boolean {
  return FONTS[fontId].hasTraditional === true
}

/** Whether a family is one of the Chinese faces. */
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

/** Emoji in the ink's colour: those of a device would be another picture on every system. */
export const EMOJI: FontFace = {
  family: 'Noto Emoji Variable',
  regular: 400,
  bold: 680,
  load: () => import('@fontsource-variable/noto-emoji/wght.css'),
}

/** Faces for characters that the chosen pair lacks: our own, so that no font of the device is used. */
export const LAST_RESORT: readonly FontFace[] = [INTER, NOTO_SANS_SC, NOTO_SANS_ARABIC, NOTO_SANS_HEBREW]

/** Every face that we ship. */
export const SHIPPED_FACES: readonly FontFace[] = [
  ...Object.values(FONTS).flatMap(({ latin, han, ornament }) => [latin, han, ornament.face]),
  ...LAST_RESORT,
  EMOJI,
]

const PIXEL_FAMILIES = new Set(SHIPPED_FACES.flatMap((face) => (face.pixelsPerEm ? [face.family] : [])))

/** Whether the letters of a family are pixels on a grid, which has to lie on that of the card. */
export function isPixelFamily(family: string): boolean {
  return PIXEL_FAMILIES.has(family)
}
