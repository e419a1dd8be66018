import type { Target } from '../target'

export const target: Target = {
  order: 50,
  label: { en: 'Xiaohongshu', zh: '小红书' },
  group: 'social',
  widthPx: 1242,
  heightPx: 1660,
  format: 'jpg',
  mostBytes: null,
  clear: [],
  showsLess: ['qrCode', 'watermark'],
  takes: { shape: 'any', formats: ['png', 'jpg', 'webp'], makesJpeg: true },
  source: '06925.com (weak): 1242 × 1660, written anew as JPEG; no limit of bytes could be cited',
  checked: '2026-11-21',
}
