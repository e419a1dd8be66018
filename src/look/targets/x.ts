import type { Target } from '../target'

export const target: Target = {
  order: 60,
  label: { en: 'X', zh: 'X' },
  group: 'social',
  widthPx: 1200,
  heightPx: 675,
  format: 'png',
  mostBytes: 5_000_000,
  clear: [],
  takes: { shape: 'any', formats: ['png', 'jpg', 'webp'] },
  source: 'ComfyUI#2137: a PNG over 5 MB becomes JPEG',
  checked: '2026-11-21',
}
