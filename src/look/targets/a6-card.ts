import type { Target } from '../target'

export const target: Target = {
  order: 180,
  label: { en: 'A6 card', zh: 'A6 卡片' },
  group: 'print',
  widthPx: 1240,
  heightPx: 1748,
  format: 'png',
  mostBytes: null,
  dpi: 300,
  clear: [],
  takes: { shape: 'own', formats: ['jpg', 'png'] },
  source: 'ISO 216: 105 × 148 mm, at 300 dpi',
  checked: '2026-11-21',
}
