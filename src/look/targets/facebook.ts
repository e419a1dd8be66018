import type { Target } from '../target'

export const target: Target = {
  order: 80,
  label: { en: 'Facebook', zh: 'Facebook' },
  group: 'social',
  widthPx: 1200,
  heightPx: 630,
  format: 'png',
  mostBytes: null,
  clear: [],
  takes: { shape: 'any', formats: ['png', 'jpg', 'webp'] },
  source: 'the open-graph picture, 1.91:1; no limit of bytes could be cited',
  checked: '2026-11-21',
}
