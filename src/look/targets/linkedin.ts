import type { Target } from '../target'

export const target: Target = {
  order: 70,
  label: { en: 'LinkedIn', zh: 'LinkedIn' },
  group: 'social',
  widthPx: 1200,
  heightPx: 627,
  format: 'png',
  mostBytes: null,
  clear: [],
  takes: { shape: 'any', formats: ['jpg', 'png'] },
  source: '1.91:1 by custom, no page of its own could be cited; no limit of bytes could be cited',
  checked: '2026-11-21',
}
