import type { Target } from '../target'

export const target: Target = {
  order: 110,
  label: { en: 'Article cover', zh: '公众号封面' },
  group: 'wechat',
  widthPx: 900,
  heightPx: 383,
  format: 'png',
  mostBytes: null,
  clear: [{ side: 'right', share: 0.25, label: { en: 'Article title', zh: '文章标题' } }],
  takes: { shape: 'own', formats: ['jpg', 'png'] },
  source:
    'diwuai 2025: 2.35:1; nctoro (weak): the title may cover the right quarter; no limit of bytes could be cited',
  checked: '2026-11-21',
}
