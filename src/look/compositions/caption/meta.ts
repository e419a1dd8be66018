import type { CompositionMeta } from '../composition'

export const meta: CompositionMeta = {
  order: 110,
  label: { en: 'Caption', zh: '画报' },
  frames: ['clean', 'window', 'shadow', 'rounded'],
  ledBy: 'zh',
  supports: ['quotationMarks', 'pinyin'],
  sampleDay: '2026-08-20',
}
