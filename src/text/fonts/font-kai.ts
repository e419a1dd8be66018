import type { FontFace, FontPair } from '../fontPair'
import { SERIF_MARK } from './font-serif'

export const WEN_KAI: FontFace = {
  family: 'LXGW WenKai',
  regular: 400,
  bold: 700,
  load: () => import('../fontFiles/wenKai.css'),
}

// The source of WenKai, without Japanese; has ‘ ’, which WenKai's files lack (fontFiles/make.mjs).
export const KLEE: FontFace = {
  family: 'Klee One',
  regular: 400,
  bold: 600,
  load: () => import('../fontFiles/klee/klee.css'),
}

export const font: FontPair = {
  order: 80,
  label: { en: 'Kai', zh: '楷体' },
  latin: KLEE,
  han: WEN_KAI,
  latinSizeFactor: 0.94,
  hanSizeFactor: 1,
  ornament: SERIF_MARK,
  hasTraditional: true,
  capitalEm: 0.67,
  pinyinFace: WEN_KAI,
}
