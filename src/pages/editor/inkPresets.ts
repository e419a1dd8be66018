import { TEXT_COLOURS } from '../../look/palette'
import { keysOf } from '../../scene/values'
import type { InkId } from './InkSwatches'

/** The ink that a hex colour is; null where it is none of the presets. */
export function presetOf(hex: string): InkId | null {
  if (hex === '') return 'automatic'
  return keysOf(TEXT_COLOURS).find((id) => TEXT_COLOURS[id].hex.toLowerCase() === hex.toLowerCase()) ?? null
}

export function hexOf(ink: InkId): string {
  return ink === 'automatic' ? '' : TEXT_COLOURS[ink].hex
}
