import type { Target } from '../target'

export const target: Target = {
  order: 100,
  label: { en: 'Moments', zh: '朋友圈' },
  group: 'wechat',
  widthPx: 1080,
  heightPx: 1440,
  format: 'jpg',
  mostBytes: null,
  clear: [],
  takes: { shape: 'any', formats: ['png', 'jpg', 'webp'], makesJpeg: true },
  source: 'Luban#57, #6, #169 (2016-17): JPEG, long side up to 1280-1440; no limit of bytes could be cited',
  checked: '2026-11-21',
}
