import type { CompositionMeta } from '../composition'

export const meta: CompositionMeta = {
  order: 30,
  label: { en: 'Grid', zh: '网格' },
  frames: ['clean', 'minimal', 'retro', 'shadow', 'rounded'],
  ledBy: 'en',
  supports: ['italic', 'pinyin'],
  sampleDay: '2026-11-22',
}
