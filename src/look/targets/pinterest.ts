import type { Target } from '../target'

export const target: Target = {
  order: 90,
  label: { en: 'Pinterest', zh: 'Pinterest' },
  group: 'social',
  widthPx: 1000,
  heightPx: 1500,
  format: 'jpg',
  mostBytes: null,
  clear: [],
  takes: { shape: 'any', formats: ['png', 'jpg', 'webp'] },
  source: '2:3 by custom, nothing citable found; no limit of bytes could be cited',
  checked: '2026-11-21',
}
