import type { CompositionMeta } from '../composition'

export const meta: CompositionMeta = {
  order: 50,
  label: { en: 'Vertical', zh: '直排' },
  frames: ['clean', 'minimal', 'retro', 'shadow', 'brush'],
  ledBy: 'zh',
  isForChinese: true,
  supports: [],
  sampleDay: '2026-07-06',
}
