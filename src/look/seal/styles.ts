import { inOrder } from '../../scene/features'
import type { SealStyleId } from '../ids'
import type { Seal } from './seal'
import type { SealStyle } from './style'
import { SEAL_CHARACTERS } from './occupiedBoxes'

/** Editor order. To add one, add its file. */
export const SEAL_STYLES: Readonly<Record<SealStyleId, SealStyle>> = inOrder(
  import.meta.glob<SealStyle>('./*.ts', { base: './styles', import: 'style', eager: true }),
)

export function inStyle(id: SealStyleId, words: string, tallSidePx: number): { seal: Seal; sidePx: number } {
  const { shape, manner, face, side } = SEAL_STYLES[id]
  const count = Math.min(SEAL_CHARACTERS, [...words].length)
  return { seal: { words, shape, manner, face }, sidePx: tallSidePx * side(count) }
}
