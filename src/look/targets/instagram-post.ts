import type { Target } from '../target'

export const target: Target = {
  order: 20,
  label: { en: 'Instagram Post', zh: 'Instagram 帖子' },
  group: 'social',
  widthPx: 1080,
  heightPx: 1350,
  format: 'jpg',
  mostBytes: 8_000_000,
  clear: [
    { side: 'left', share: 34 / 1080, label: { en: 'Cut off in the grid', zh: '主页里会裁去' } },
    { side: 'right', share: 34 / 1080, label: { en: 'Cut off in the grid', zh: '主页里会裁去' } },
  ],
  takes: { shape: { from: 3 / 4, to: 1.91 }, formats: ['jpg', 'png'] }, // limits of its scheduling interface; also 3:4 since 2025
  source: 'socialbu, pixexact: the grid shows 3:4, which cuts 34 px a side off 4:5; bytes: ayrshare',
  checked: '2026-11-21',
}
