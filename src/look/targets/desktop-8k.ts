import type { Target } from '../target'

export const target: Target = {
  order: 160,
  label: { en: 'Desktop wallpaper, 8K', zh: '桌面壁纸 8K' },
  group: 'screens',
  widthPx: 7680,
  heightPx: 4320,
  format: 'jpg',
  mostBytes: null,
  clear: [],
  takes: { shape: 'own', formats: ['png', 'jpg', 'webp'] },
  source: 'the pixels of an 8K screen: 33 megapixels, more than some phones can draw',
  checked: '2026-11-21',
}
