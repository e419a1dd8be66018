import type { Target } from '../target'

export const target: Target = {
  order: 110,
  label: { en: 'Article cover', zh: '公众号封面' },
  group: 'wechat',
  widthPx: 900,
  heightPx: 383,
  format: 'png',
  mostBytes: null,
  clear: [],
  takes: { shape: 'own', formats: ['jpg', 'png'] },
  source: 'diwuai 2025: 2.35:1; no strip that a title covers and no limit of bytes could be cited',
  checked: '2026-11-21',
}
