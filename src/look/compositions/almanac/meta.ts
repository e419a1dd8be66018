import type { CompositionMeta } from '../composition'

export const meta: CompositionMeta = {
  order: 20,
  label: { en: 'Almanac', zh: '黄历' },
  frames: ['clean', 'minimal', 'retro', 'shadow', 'rounded'],
  ledBy: 'zh',
  supports: ['italic', 'pinyin'],
  sampleDay: '2026-11-22',
}
