import type { Label } from '../language/languages'

/** How a card's Chinese is drawn, however it was typed. */
export const CHARACTER_FORMS = {
  simplified: { label: { en: 'Simplified', zh: '简体' } },
  traditional: { label: { en: 'Traditional', zh: '繁体' } },
} as const satisfies Record<string, { label: Label }>
