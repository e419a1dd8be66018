import type { CompositionMeta } from '../composition'

export const meta: CompositionMeta = {
  order: 120,
  label: { en: 'Postcard', zh: '明信片' },
  frames: ['clean'],
  ledBy: 'zh',
  supports: ['quotationMarks', 'pinyin'],
  sampleDay: '2026-06-04',
}
