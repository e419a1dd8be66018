import type { Target } from '../target'

export const target: Target = {
  order: 40,
  label: { en: 'Instagram Square', zh: 'Instagram 方图' },
  group: 'social',
  widthPx: 1080,
  heightPx: 1080,
  format: 'jpg',
  mostBytes: 8_000_000,
  clear: [
    { side: 'left', share: 135 / 1080, label: { en: 'Cut off in the grid', zh: '主页里会裁去' } },
    { side: 'right', share: 135 / 1080, label: { en: 'Cut off in the grid', zh: '主页里会裁去' } },
  ],
  takes: { shape: { from: 3 / 4, to: 1.91 }, formats: ['jpg', 'png'] }, // limits of its scheduling interface; also 3:4 since 2025
  source: 'socialbu, pixexact: the grid shows 3:4, which cuts 135 px a side off 1:1; bytes: ayrshare',
  checked: '2026-11-21',
}
