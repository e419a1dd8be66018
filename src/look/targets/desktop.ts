import type { Target } from '../target'

export const target: Target = {
  order: 140,
  label: { en: 'Desktop wallpaper', zh: '桌面壁纸' },
  group: 'screens',
  widthPx: 3840,
  heightPx: 2160,
  format: 'png',
  mostBytes: null,
  clear: [],
  takes: { shape: 'own', formats: ['png', 'jpg', 'webp'] },
  source: 'the pixels of a 4K screen',
  checked: '2026-11-21',
}
