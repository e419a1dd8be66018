import type { CardSeal } from '../look/seal/styles'
import { carvable, SEAL_CHARACTERS, sealWords } from '../look/seal/occupiedBoxes'
import type { CardSettings } from './settings'

type SealSettings = Pick<CardSettings, 'showSeal' | 'sealText' | 'sealStyle' | 'watermarkText'>

export function sealTextOf({
  sealText,
  watermarkText,
}: Pick<SealSettings, 'sealText' | 'watermarkText'>): string {
  return sealText.trim() === '' ? sealWords(watermarkText) : sealText
}

/** @param ofWatermark the watermark's text if composition or frame turn it into a seal, else '' */
export function sealOf(settings: SealSettings, ofWatermark = ''): CardSeal | null {
  const { showSeal, sealStyle } = settings
  if (showSeal === false) return null
  if (showSeal === null)
    return ofWatermark === '' ? null : { words: ofWatermark, style: null, block: 'watermark' }
  const words = [...carvable(sealTextOf(settings))].slice(0, SEAL_CHARACTERS).join('')
  return words === '' ? null : { words, style: sealStyle, block: 'seal' }
}
