import type { CompositionMeta } from '../composition'

export const meta: CompositionMeta = {
  order: 40,
  label: { en: 'Brush Day', zh: '素笺' },
  frames: ['clean', 'minimal', 'retro', 'shadow', 'rounded'],
  ledBy: 'zh',
  supports: ['italic', 'pinyin'],
  sampleDay: '2026-11-22',
}
