import type { CompositionMeta } from '../composition'

export const meta: CompositionMeta = {
  order: 60,
  label: { en: 'Facing', zh: '对照' },
  frames: ['clean', 'window', 'minimal', 'retro', 'shadow'],
  ledBy: 'en',
  supports: ['quotationMarks', 'pinyin'],
  sampleDay: '2026-04-13',
}
