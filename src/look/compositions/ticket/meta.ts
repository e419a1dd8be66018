import type { CompositionMeta } from '../composition'

export const meta: CompositionMeta = {
  order: 130,
  label: { en: 'Ticket', zh: '票根' },
  frames: ['clean'],
  ledBy: null,
  supports: ['pinyin'],
  sampleDay: '2026-11-22',
}
