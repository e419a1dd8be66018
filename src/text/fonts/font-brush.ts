import type { FontFace, FontPair } from '../fontPair'
import { KLEE, WEN_KAI } from './font-kai'
import { SERIF_MARK } from './font-serif'

// One weight; fontFiles/make.mjs draws 〇 and ·.
const MA_SHAN_ZHENG: FontFace = {
  family: 'Ma Shan Zheng',
  regular: 400,
  bold: 400,
  centredMarks: '，；：？！（）',
  load: () => import('../fontFiles/brush/ma-shan-zheng.css'),
}

export const font: FontPair = {
  order: 90,
  label: { en: 'Brush', zh: '毛笔' },
  latin: { ...KLEE, regular: 600 },
  han: MA_SHAN_ZHENG,
  latinSizeFactor: 0.94,
  hanSizeFactor: 1.08,
  ornament: SERIF_MARK,
  capitalEm: 0.67,
  pinyinFace: WEN_KAI,
}
