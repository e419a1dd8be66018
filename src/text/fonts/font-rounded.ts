import type { FontFace, FontPair } from '../fontPair'
import { INTER } from './font-sans'

const NUNITO: FontFace = {
  family: 'Nunito Variable',
  regular: 500,
  bold: 780,
  load: () => import('@fontsource-variable/nunito/wght.css'),
  loadItalic: () => import('@fontsource-variable/nunito/wght-italic.css'),
}

// One weight: the engine would embolden others artificially.
const TANG_YUAN: FontFace = {
  family: 'MaoKenTangYuan (beta)',
  regular: 400,
  bold: 400,
  load: () => import('@chinese-fonts/mkwtyt/dist/MaoKenTangYuan/result.css'),
}

export const font: FontPair = {
  order: 40,
  label: { en: 'Rounded', zh: '圆体' },
  latin: NUNITO,
  han: TANG_YUAN,
  hanSizeFactor: 1,
  ornament: { face: NUNITO, inkEm: { left: 0.05, right: 0.372, top: 0.716, bottom: 0.455 } },
  capitalEm: 0.705,
  pinyinFace: INTER,
}
