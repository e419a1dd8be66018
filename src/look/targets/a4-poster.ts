import type { Target } from '../target'

export const target: Target = {
  order: 190,
  label: { en: 'A4 poster', zh: 'A4 海报' },
  group: 'print',
  widthPx: 2480,
  heightPx: 3508,
  format: 'png',
  mostBytes: null,
  dpi: 300,
  clear: [],
  takes: { shape: 'own', formats: ['jpg', 'png'] },
  source: 'ISO 216: 210 × 297 mm, at 300 dpi',
  checked: '2026-11-21',
}
