import { averageColour } from '../../scene/colour'
import type { BlockParts } from '../../scene/nodes'
import { sealNodes, sealSize, sealWords, type Seal } from '../seal/seal'
import type { Sheet } from './composition'

/** The watermark as a seal, placed by the middle of its foot; null if it has no Chinese character to carve. */
export function watermarkSeal(
  { words, grounds, metrics, byHand }: Sheet,
  shape: Seal['shape'],
  sidePx: number,
): { width: number; height: number; placeAt: (middleX: number, footY: number) => BlockParts } | null {
  const carved = sealWords(words.watermark ?? '')
  if (carved === '') return null
  const seal: Seal = { words: carved, shape, manner: 'carved', face: 'kai' }
  const side = sidePx * byHand('watermark').scale
  const size = sealSize(seal, side)
  return {
    ...size,
    placeAt(middleX, footY) {
      const corner = { x: Math.round(middleX - size.width / 2), y: Math.round(footY - size.height) }
      return {
        block: { id: 'watermark', box: { ...corner, ...size }, sizePx: side },
        nodes: sealNodes('watermark', seal, corner, side, averageColour(grounds), metrics),
      }
    },
  }
}
