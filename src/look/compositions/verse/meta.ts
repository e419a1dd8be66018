import type { CompositionMeta } from '../composition'

export const meta: CompositionMeta = {
  order: 150,
  label: { en: 'Verse', zh: '诗行' },
  frames: ['clean', 'minimal', 'retro', 'shadow', 'glassmorphic', 'film', 'notebook', 'brush'],
  ledBy: 'en',
  supports: ['quotationMarks', 'pinyin'],
  sampleDay: '2026-06-17',
}
