import type { CompositionMeta } from '../composition'

export const meta: CompositionMeta = {
  order: 70,
  label: { en: 'Poster', zh: '海报' },
  frames: ['clean', 'window', 'shadow', 'rounded', 'pixel'],
  ledBy: null,
  supports: ['italic', 'pinyin'],
  sampleDay: '2026-04-21',
}
