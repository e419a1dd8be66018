import type { FontFace, FontPair } from '../fontPair'
import { NOTO_SERIF_SC, SOURCE_SERIF } from './font-serif'

const ABRIL_FATFACE: FontFace = {
  family: 'Abril Fatface',
  regular: 400,
  bold: 400,
  load: () => import('@fontsource/abril-fatface/400.css'),
}

export const font: FontPair = {
  order: 110,
  label: { en: 'Headline', zh: '粗宋' },
  latin: ABRIL_FATFACE,
  han: { ...NOTO_SERIF_SC, regular: 900, bold: 900 },
  hanSizeFactor: 0.94,
  ornament: { face: ABRIL_FATFACE, inkEm: { left: 0.045, right: 0.403, top: 0.755, bottom: 0.479 } },
  hasTraditional: true,
  capitalEm: 0.7,
  pinyinFace: SOURCE_SERIF,
}
