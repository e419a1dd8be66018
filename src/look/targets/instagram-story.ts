import type { Target } from '../target'

export const target: Target = {
  order: 10,
  label: { en: 'Instagram Story', zh: 'Instagram 快拍' },
  group: 'social',
  widthPx: 1080,
  heightPx: 1920,
  format: 'jpg',
  mostBytes: 8_000_000,
  clear: [
    { side: 'top', share: 0.14, label: { en: 'Name and buttons', zh: '名字与按钮' } },
    { side: 'bottom', share: 0.2, label: { en: 'Reply field', zh: '回复栏' } },
  ],
  takes: { shape: 'own', formats: ['jpg', 'png'] },
  source: 'Meta, quoted by odysseymediagroup: 14 % above and 20 % below stay clear; bytes: ayrshare',
  checked: '2026-11-21',
}
