import type { CompositionMeta } from '../composition'

export const meta: CompositionMeta = {
  order: 140,
  label: { en: 'Whisper', zh: '留白' },
  frames: ['clean', 'minimal', 'retro', 'shadow', 'rounded', 'glassmorphic', 'film', 'brush'],
  ledBy: 'zh',
  supports: ['pinyin'],
}
