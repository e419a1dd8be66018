/**
 * The families: a Latin face and a matching Simplified Chinese face.
 * To add one, add its package, an entry here and in stylesheets.ts, and run `npm run holes` and `npm run marks`.
 */

/** A face we ship. `load` imports its rules; their files are loaded only for the characters used. */
export interface FontFace {
  family: string // as in its @font-face rules
  regular: number // weight
  bold: number
  load: () => Promise<unknown>
  loadItalic?: () => Promise<unknown> // absent: the engine slants the upright
  isRightToLeft?: boolean // Arabic or Hebrew: no tracking, no italics
  centredMarks?: string // marks with a blank quarter on both sides instead of a blank half on one
  isCursive?: boolean // slanted as it is: italics change nothing
  pixelsPerEm?: number // of a face drawn on a grid of pixels: its sizes are whole multiples of this, in px
}

export interface FontPair {
  label: { en: string; zh: string }
  latin: FontFace
  han: FontFace
  latinSizeFactor?: number // Latin size ÷ the size asked for; 1 if absent
  hanSizeFactor: number // Han size ÷ the size asked for
  hanMarks?: FontFace // draws the marks of Chinese that the Chinese face lacks, at the size asked for; absent: the Latin face does
  ornament: Ornament
  hasTraditional?: boolean // the Chinese face has the Traditional characters too
}

/** The large opening quotation mark: its face, and where its ink is, in em from the origin and the baseline. */
export interface Ornament {
  face: FontFace
  inkEm: { left: number; right: number; top: number; bottom: number }
}

const INTER: FontFace = {
  family: 'Inter Variable',
  regular: 400,
  bold: 680,
  load: () => import('@fontsource-variable/inter/wght.css'),
  loadItalic: () => import('@fontsource-variable/inter/wght-italic.css'),
}

const SOURCE_SERIF: FontFace = {
  family: 'Source Serif 4 Variable',
  regular: 400,
  bold: 640,
  load: () => import('@fontsource-variable/source-serif-4/wght.css'),
  loadItalic: () => import('@fontsource-variable/source-serif-4/wght-italic.css'),
}

const JETBRAINS_MONO: FontFace = {
  family: 'JetBrains Mono Variable',
  regular: 400,
  bold: 650,
  load: () => import('@fontsource-variable/jetbrains-mono/wght.css'),
  loadItalic: () => import('@fontsource-variable/jetbrains-mono/wght-italic.css'),
}

const NUNITO: FontFace = {
  family: 'Nunito Variable',
  regular: 500,
  bold: 780,
  load: () => import('@fontsource-variable/nunito/wght.css'),
  loadItalic: () => import('@fontsource-variable/nunito/wght-italic.css'),
}

const OUTFIT: FontFace = {
  family: 'Outfit Variable',
  regular: 420,
  bold: 680,
  load: () => import('@fontsource-variable/outfit/wght.css'),
}

const NOTO_SANS_SC: FontFace = {
  family: 'Noto Sans SC Variable',
  regular: 400,
  bold: 680,
  load: () => import('@fontsource-variable/noto-sans-sc/wght.css'),
}

const NOTO_SERIF_SC: FontFace = {
  family: 'Noto Serif SC Variable',
  regular: 450,
  bold: 640,
  load: () => import('@fontsource-variable/noto-serif-sc/wght.css'),
}

// One weight each: for others the engine would embolden the outlines artificially.
const TANG_YUAN: FontFace = {
  family: 'MaoKenTangYuan (beta)',
  regular: 400,
  bold: 400,
  load: () => import('@chinese-fonts/mkwtyt/dist/MaoKenTangYuan/result.css'),
}

const SMILEY_SANS: FontFace = {
  family: 'Smiley Sans Oblique',
  regular: 400,
  bold: 400,
  load: () => import('@chinese-fonts/dyh/dist/SmileySans-Oblique/result.css'),
}

// Without contextual alternates: fontFiles/make.mjs.
const CAVEAT: FontFace = {
  family: 'Caveat Variable',
  regular: 440,
  bold: 700,
  load: () => import('./fontFiles/caveat/caveat.css'),
  isCursive: true,
}

const WEN_KAI: FontFace = {
  family: 'LXGW WenKai',
  regular: 400,
  bold: 700,
  load: () => import('./fontFiles/wenKai.css'),
}

// WenKai is made from it: its letters without the Japanese, and ‘ ’, which WenKai's files lack. fontFiles/make.mjs.
const KLEE: FontFace = {
  family: 'Klee One',
  regular: 400,
  bold: 600,
  load: () => import('./fontFiles/klee/klee.css'),
}

const BRUSH_CENTRED_MARKS = '，；：？！（）'

// Brushes, of one weight each; 〇 and · are drawn by fontFiles/make.mjs.
const MA_SHAN_ZHENG: FontFace = {
  family: 'Ma Shan Zheng',
  regular: 400,
  bold: 400,
  centredMarks: BRUSH_CENTRED_MARKS,
  load: () => import('./fontFiles/brush/ma-shan-zheng.css'),
}

const ZHI_MANG_XING: FontFace = {
  family: 'Zhi Mang Xing',
  regular: 400,
  bold: 400,
  centredMarks: BRUSH_CENTRED_MARKS,
  load: () => import('./fontFiles/brush/zhi-mang-xing.css'),
}

const ABRIL_FATFACE: FontFace = {
  family: 'Abril Fatface',
  regular: 400,
  bold: 400,
  load: () => import('@fontsource/abril-fatface/400.css'),
}

// Two faces on the same grid, so that Latin and Chinese have pixels of one size: fontFiles/make.mjs.
const GALMURI: FontFace = {
  family: 'Galmuri11',
  regular: 400,
  bold: 700,
  load: () => import('./fontFiles/galmuri11/galmuri11.css'),
  pixelsPerEm: 12,
}

const PIXEL_SC: FontFace = {
  family: 'Quotidian Pixel SC',
  regular: 400,
  bold: 400,
  load: () => import('./fontFiles/pixel-sc/pixel-sc.css'),
  pixelsPerEm: 12,
}

// Measured on “ at weight 600.
const SERIF_MARK: Ornament = {
  face: SOURCE_SERIF,
  inkEm: { left: 0.035, right: 0.435, top: 0.745, bottom: 0.44 },
}

export const FONTS = {
  'font-sans': {
    label: { en: 'Sans', zh: '黑体' },
    latin: INTER,
    han: NOTO_SANS_SC,
    hanSizeFactor: 0.94,
    ornament: SERIF_MARK,
    hasTraditional: true,
  },
  'font-serif': {
    label: { en: 'Serif', zh: '宋体' },
    latin: SOURCE_SERIF,
    han: NOTO_SERIF_SC,
    hanSizeFactor: 0.94,
    ornament: SERIF_MARK,
    hasTraditional: true,
  },
  'font-mono': {
    label: { en: 'Mono', zh: '等宽' },
    latin: JETBRAINS_MONO,
    han: { ...NOTO_SANS_SC, regular: 380, bold: 620 },
    hanSizeFactor: 0.96,
    ornament: SERIF_MARK,
    hasTraditional: true,
  },
  'font-rounded': {
    label: { en: 'Rounded', zh: '圆体' },
    latin: NUNITO,
    han: TANG_YUAN,
    hanSizeFactor: 1,
    ornament: { face: NUNITO, inkEm: { left: 0.05, right: 0.372, top: 0.716, bottom: 0.455 } },
  },
  'font-modern': {
    label: { en: 'Modern', zh: '现代' },
    latin: OUTFIT,
    han: SMILEY_SANS,
    hanSizeFactor: 1.06,
    ornament: { face: OUTFIT, inkEm: { left: 0.035, right: 0.436, top: 0.732, bottom: 0.41 } },
  },
  'font-hand': {
    label: { en: 'Handwriting', zh: '手写' },
    latin: CAVEAT,
    han: WEN_KAI,
    latinSizeFactor: 1.28,
    hanSizeFactor: 1.06,
    hanMarks: KLEE, // as in Kai: Caveat's ‘ ’ would lie on the characters beside them
    ornament: { face: CAVEAT, inkEm: { left: 0.167, right: 0.479, top: 0.684, bottom: 0.438 } },
    hasTraditional: true,
  },
  'font-pixel': {
    label: { en: 'Pixel', zh: '像素' },
    latin: GALMURI,
    han: PIXEL_SC,
    latinSizeFactor: 0.9,
    hanSizeFactor: 0.9,
    ornament: { face: GALMURI, inkEm: { left: 0, right: 0.417, top: 0.917, bottom: 0.583 } },
    hasTraditional: true,
  },
  'font-kai': {
    label: { en: 'Kai', zh: '楷体' },
    latin: KLEE,
    han: WEN_KAI,
    latinSizeFactor: 0.94,
    hanSizeFactor: 1,
    ornament: SERIF_MARK,
    hasTraditional: true,
  },
  'font-brush': {
    label: { en: 'Brush', zh: '毛笔' },
    latin: { ...KLEE, regular: 600 },
    han: MA_SHAN_ZHENG,
    latinSizeFactor: 0.94,
    hanSizeFactor: 1.08,
    ornament: SERIF_MARK,
  },
  'font-running': {
    label: { en: 'Running', zh: '行书' },
    latin: SOURCE_SERIF,
    han: ZHI_MANG_XING,
    hanSizeFactor: 1.22,
    ornament: SERIF_MARK,
  },
  'font-headline': {
    label: { en: 'Headline', zh: '粗宋' },
    latin: ABRIL_FATFACE,
    han: { ...NOTO_SERIF_SC, regular: 900, bold: 900 },
    hanSizeFactor: 0.94,
    ornament: { face: ABRIL_FATFACE, inkEm: { left: 0.045, right: 0.403, top: 0.755, bottom: 0.479 } },
    hasTraditional: true,
  },
} satisfies Record<string, FontPair>

export type FontId = keyof typeof FONTS

const HAN_FAMILIES = new Set<string>(Object.values(FONTS).map(({ han }) => han.family))

/** Whether a family draws Traditional characters, if a card asks for them. */
export function hasTraditional(fontId: FontId): boolean {
  const pair: FontPair = FONTS[fontId]
  return pair.hasTraditional === true
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
  ...Object.values<FontPair>(FONTS).flatMap(({ latin, han, ornament }) => [latin, han, ornament.face]),
  ...LAST_RESORT,
  EMOJI,
]

const PIXEL_FAMILIES = new Set(SHIPPED_FACES.flatMap((face) => (face.pixelsPerEm ? [face.family] : [])))

/** Whether the letters of a family are pixels on a grid, which has to lie on that of the card. */
export function isPixelFamily(family: string): boolean {
  return PIXEL_FAMILIES.has(family)
}
