import type { QuoteCard } from '../../../src/card/card'
import { emptyQuote } from '../../../src/card/quote'
import { DEFAULT_SETTINGS } from '../../../src/card/settings'
import type { ArtFamilyId } from '../../../src/look/art'
import { withComposition, type CompositionId } from '../../../src/look/compositions'
import { GRADIENTS } from '../../../src/look/gradients'

export const CONTENT = 'The world will never starve for want of wonders; but only for want of wonder.'
export const TRANSLATION = '世界永远不缺奇迹，缺的只是惊奇之心。'

/**
 * Gradient, md shadow, both scripts, 960 × 540. `edition` changes a line of text, to detect cached exports.
 */
export function benchCard(edition = 0, content = CONTENT): QuoteCard {
  return {
    kind: 'quote',
    quote: {
      ...emptyQuote('2026-11-21'),
      content,
      translation: TRANSLATION,
      author: `G. K. Chesterton, no. ${edition}`,
    },
    settings: {
      ...DEFAULT_SETTINGS,
      backgroundType: 'gradient',
      gradientValue: GRADIENTS.dawn.value,
      shadow: 'md',
      aspectRatio: '16:9',
      textSettings: { ...DEFAULT_SETTINGS.textSettings, fontFamily: 'font-serif' },
    },
  }
}

export function inComposition(card: QuoteCard, composition: CompositionId): QuoteCard {
  const settings = { ...card.settings, ...withComposition(composition, 'clean'), aspectRatio: '4:5' as const }
  return { ...card, settings }
}

export function onPainting(card: QuoteCard, family: ArtFamilyId): QuoteCard {
  const art = { ...card.settings.art, family }
  return { ...card, settings: { ...card.settings, backgroundType: 'art', art } }
}
