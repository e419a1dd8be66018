import type { CardSeal } from '../look/seal/style'
import { carvable, SEAL_CHARACTERS, sealWords } from '../look/seal/occupiedBoxes'
import type { CardSettings } from './settings'

type SealSettings = Pick<CardSettings, 'showSeal' | 'sealText' | 'sealStyle' | 'watermarkText'>

/** What a card's seal is to say, however long. */
export function sealTextOf({
  sealText,
  watermarkText,
}: Pick<SealSettings, 'sealText' | 'watermarkText'>): string {
  return sealText.trim() === '' ? sealWords(watermarkText) : sealText
}

/**
 * A card's seal; null for none. `ofWatermark` is what the watermark says where a composition or a frame would make a seal of it,
 * '' where none does: unless seals are switched on or off, that is the seal.
 */
export function sealOf(settings: SealSettings, ofWatermark = ''): CardSeal | null {
  const { showSeal, sealStyle } = settings
  if (showSeal === false) return null
  if (showSeal === null)
    return ofWatermark === '' ? null : { words: ofWatermark, style: null, block: 'watermark' }
  const words = [...carvable(sealTextOf(settings))].slice(0, SEAL_CHARACTERS).join('')
  return words === '' ? null : { words, style: sealStyle, block: 'seal' }
}
