import type { Target } from '../target'

export const target: Target = {
  order: 150,
  label: { en: 'Desktop wallpaper, 5K', zh: '桌面壁纸 5K' },
  group: 'screens',
  widthPx: 5120,
  heightPx: 2880,
  format: 'png',
  mostBytes: null,
  clear: [],
  takes: { shape: 'own', formats: ['png', 'jpg', 'webp'] },
  source: 'the pixels of a 5K screen',
  checked: '2026-11-21',
}
