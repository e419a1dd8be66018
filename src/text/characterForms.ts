import type { Label } from '../language/languages'

/** In which characters the Chinese of a card is drawn, whatever is typed. */
export const CHARACTER_FORMS = {
  simplified: { label: { en: 'Simplified', zh: '简体' } },
  traditional: { label: { en: 'Traditional', zh: '繁体' } },
} as const satisfies Record<string, { label: Label }>
