import type { CompositionMeta } from '../composition'

export const meta: CompositionMeta = {
  order: 80,
  label: { en: 'Editorial', zh: '专栏' },
  frames: ['clean', 'window', 'shadow'],
  ledBy: null,
  supports: ['italic', 'pinyin'],
  sampleDay: '2026-05-15',
}
