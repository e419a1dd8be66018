import type { FontFace, FontPair } from '../fontPair'
import { SERIF_MARK } from './font-serif'

export const INTER: FontFace = {
  family: 'Inter Variable',
  regular: 400,
  bold: 680,
  load: () => import('@fontsource-variable/inter/wght.css'),
  loadItalic: () => import('@fontsource-variable/inter/wght-italic.css'),
}

export const NOTO_SANS_SC: FontFace = {
  family: 'Noto Sans SC Variable',
  regular: 400,
  bold: 680,
  load: () => import('@fontsource-variable/noto-sans-sc/wght.css'),
}

export const font: FontPair = {
  order: 10,
  label: { en: 'Sans', zh: '黑体' },
  latin: INTER,
  han: NOTO_SANS_SC,
  hanSizeFactor: 0.94,
  ornament: SERIF_MARK,
  hasTraditional: true,
  capitalEm: 0.728,
}
