import type { Target } from '../target'

export const target: Target = {
  order: 120,
  label: { en: 'Article cover, square', zh: '公众号方封面' },
  group: 'wechat',
  widthPx: 500,
  heightPx: 500,
  format: 'png',
  mostBytes: null,
  clear: [],
  takes: { shape: 'own', formats: ['jpg', 'png'] },
  source: 'diwuai 2025: shown with the second article and in chats; no limit of bytes could be cited',
  checked: '2026-11-21',
}
