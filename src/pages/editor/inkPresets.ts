import { TEXT_COLOURS } from '../../look/palette'
import { keysOf } from '../../scene/values'
import type { InkId } from './InkSwatches'

/** The preset ink of a hex colour; null if there is none. */
export function presetOf(hex: string): InkId | null {
  if (hex === '') return 'automatic'
  return keysOf(TEXT_COLOURS).find((id) => TEXT_COLOURS[id].hex.toLowerCase() === hex.toLowerCase()) ?? null
}

export function hexOf(ink: InkId): string {
  return ink === 'automatic' ? '' : TEXT_COLOURS[ink].hex
}
