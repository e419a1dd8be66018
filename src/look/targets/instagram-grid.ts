import type { Target } from '../target'

export const target: Target = {
  order: 30,
  label: { en: 'Instagram Post 3:4', zh: 'Instagram 帖子 3:4' },
  group: 'social',
  widthPx: 1080,
  heightPx: 1440,
  format: 'jpg',
  mostBytes: 8_000_000,
  clear: [],
  takes: { shape: { from: 3 / 4, to: 1.91 }, formats: ['jpg', 'png'] }, // limits of its scheduling interface; also 3:4 since 2025
  source: 'socialbu, pixexact: the shape of the grid since 2025; bytes: ayrshare',
  checked: '2026-11-21',
}
