import type { FontFace, FontPair } from '../fontPair'
import { INTER } from './font-sans'

const OUTFIT: FontFace = {
  family: 'Outfit Variable',
  regular: 420,
  bold: 680,
  load: () => import('@fontsource-variable/outfit/wght.css'),
}

// One weight: the engine would embolden others artificially.
const SMILEY_SANS: FontFace = {
  family: 'Smiley Sans Oblique',
  regular: 400,
  bold: 400,
  load: () => import('@chinese-fonts/dyh/dist/SmileySans-Oblique/result.css'),
}

export const font: FontPair = {
  order: 50,
  label: { en: 'Modern', zh: '现代' },
  latin: OUTFIT,
  han: SMILEY_SANS,
  hanSizeFactor: 1.06,
  ornament: { face: OUTFIT, inkEm: { left: 0.035, right: 0.436, top: 0.732, bottom: 0.41 } },
  capitalEm: 0.7,
  pinyinFace: INTER,
  pinyinRiseEm: 1.06,
}
