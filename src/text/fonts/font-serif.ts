import type { FontFace, FontPair, Ornament } from '../fontPair'

export const SOURCE_SERIF: FontFace = {
  family: 'Source Serif 4 Variable',
  regular: 400,
  bold: 640,
  load: () => import('@fontsource-variable/source-serif-4/wght.css'),
  loadItalic: () => import('@fontsource-variable/source-serif-4/wght-italic.css'),
}

export const NOTO_SERIF_SC: FontFace = {
  family: 'Noto Serif SC Variable',
  regular: 450,
  bold: 640,
  load: () => import('@fontsource-variable/noto-serif-sc/wght.css'),
}

// Measured on “ at weight 600.
export const SERIF_MARK: Ornament = {
  face: SOURCE_SERIF,
  inkEm: { left: 0.035, right: 0.435, top: 0.745, bottom: 0.44 },
}

export const font: FontPair = {
  order: 20,
  label: { en: 'Serif', zh: '宋体' },
  latin: SOURCE_SERIF,
  han: NOTO_SERIF_SC,
  hanSizeFactor: 0.94,
  ornament: SERIF_MARK,
  hasTraditional: true,
  capitalEm: 0.67,
}
