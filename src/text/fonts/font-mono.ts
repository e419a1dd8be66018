import type { FontFace, FontPair } from '../fontPair'
import { INTER, NOTO_SANS_SC } from './font-sans'
import { SERIF_MARK } from './font-serif'

const JETBRAINS_MONO: FontFace = {
  family: 'JetBrains Mono Variable',
  regular: 400,
  bold: 650,
  load: () => import('@fontsource-variable/jetbrains-mono/wght.css'),
  loadItalic: () => import('@fontsource-variable/jetbrains-mono/wght-italic.css'),
}

export const font: FontPair = {
  order: 30,
  label: { en: 'Mono', zh: '等宽' },
  latin: JETBRAINS_MONO,
  han: { ...NOTO_SANS_SC, regular: 380, bold: 620 },
  hanSizeFactor: 0.96,
  ornament: SERIF_MARK,
  hasTraditional: true,
  capitalEm: 0.73,
  pinyinFace: INTER,
}
