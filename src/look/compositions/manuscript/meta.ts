import type { CompositionMeta } from '../composition'

export const meta: CompositionMeta = {
  order: 90,
  label: { en: 'Manuscript', zh: '稿纸' },
  frames: ['clean', 'shadow'],
  ledBy: 'zh',
  isForChinese: true,
  supports: [],
  sampleDay: '2026-07-12',
}
