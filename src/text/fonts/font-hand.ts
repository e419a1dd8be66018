import type { FontFace, FontPair } from '../fontPair'
import { KLEE, WEN_KAI } from './font-kai'

// Without contextual alternates (fontFiles/make.mjs).
const CAVEAT: FontFace = {
  family: 'Caveat Variable',
  regular: 440,
  bold: 700,
  load: () => import('../fontFiles/caveat/caveat.css'),
  isCursive: true,
}

export const font: FontPair = {
  order: 60,
  label: { en: 'Handwriting', zh: '手写' },
  latin: CAVEAT,
  han: WEN_KAI,
  latinSizeFactor: 1.28,
  hanSizeFactor: 1.06,
  hanMarks: KLEE, // as in Kai: Caveat's ‘ ’ would overlap the characters beside them
  ornament: { face: CAVEAT, inkEm: { left: 0.167, right: 0.479, top: 0.684, bottom: 0.438 } },
  hasTraditional: true,
  capitalEm: 0.8,
  pinyinFace: WEN_KAI,
}
