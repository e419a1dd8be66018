import type { FontFace, FontPair } from '../fontPair'

// One grid, so that Latin and Chinese pixels are equal (fontFiles/make.mjs).
const GALMURI: FontFace = {
  family: 'Galmuri11',
  regular: 400,
  bold: 700,
  load: () => import('../fontFiles/galmuri11/galmuri11.css'),
  pixelsPerEm: 12,
}

const PIXEL_SC: FontFace = {
  family: 'Quotidian Pixel SC',
  regular: 400,
  bold: 400,
  load: () => import('../fontFiles/pixel-sc/pixel-sc.css'),
  pixelsPerEm: 12,
}

export const font: FontPair = {
  order: 70,
  label: { en: 'Pixel', zh: '像素' },
  latin: GALMURI,
  han: PIXEL_SC,
  latinSizeFactor: 0.9,
  hanSizeFactor: 0.9,
  ornament: { face: GALMURI, inkEm: { left: 0, right: 0.417, top: 0.917, bottom: 0.583 } },
  hasTraditional: true,
  capitalEm: 0.6,
}
