import type { FontFace, FontPair } from '../fontPair'
import { SERIF_MARK, SOURCE_SERIF } from './font-serif'

// One weight; fontFiles/make.mjs draws 〇 and ·.
const ZHI_MANG_XING: FontFace = {
  family: 'Zhi Mang Xing',
  regular: 400,
  bold: 400,
  centredMarks: '，；：？！（）',
  load: () => import('../fontFiles/brush/zhi-mang-xing.css'),
}

export const font: FontPair = {
  order: 100,
  label: { en: 'Running', zh: '行书' },
  latin: SOURCE_SERIF,
  han: ZHI_MANG_XING,
  hanSizeFactor: 1.22,
  ornament: SERIF_MARK,
  capitalEm: 0.67,
  pinyinRiseEm: 1.18,
}
