export const ALIGNMENTS = {
  'text-left': { en: 'Left', zh: '左' },
  'text-center': { en: 'Center', zh: '中' },
  'text-right': { en: 'Right', zh: '右' },
} as const

export type AlignmentId = keyof typeof ALIGNMENTS
