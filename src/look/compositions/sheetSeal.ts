import type { BlockParts } from '../../scene/nodes'
import { sealNodes, sealSize } from '../seal/seal'
import { inStyle, type SealStyleId } from '../seal/styles'
import { sealWords } from '../seal/occupiedBoxes'
import type { Sheet } from './composition'

export interface SheetSeal {
  width: number
  height: number
  placeAt: (middleX: number, footY: number) => BlockParts
}

/** The card's own, or the watermark in the composition's style. `tallSidePx`: a tall seal's short side. */
export function sheetSeal(
  { seal: asked, grounds, metrics, byHand }: Sheet,
  style: SealStyleId,
  tallSidePx: number,
): SheetSeal | null {
  if (!asked) return null
  const { block: id, words } = asked
  const { seal, sidePx } = inStyle(asked.style ?? style, words, tallSidePx * byHand(id).scale)
  const size = sealSize(seal, sidePx)
  return {
    ...size,
    placeAt(middleX, footY) {
      const corner = { x: Math.round(middleX - size.width / 2), y: Math.round(footY - size.height) }
      return {
        block: { id, box: { ...corner, ...size }, sizePx: sidePx, isSeal: true },
        nodes: sealNodes(id, seal, corner, sidePx, grounds, metrics),
      }
    },
  }
}

export function printedWatermark({ words: { watermark }, seal }: Sheet): string | null {
  return watermark !== null && seal?.words === sealWords(watermark) ? null : watermark
}
