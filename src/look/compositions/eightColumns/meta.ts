import type { CompositionMeta } from '../composition'

export const meta: CompositionMeta = {
  order: 100,
  label: { en: 'Eight Columns', zh: '八行笺' },
  frames: ['clean', 'shadow'],
  ledBy: 'zh',
  isForChinese: true,
  supports: [],
  sampleDay: '2026-07-12',
}
