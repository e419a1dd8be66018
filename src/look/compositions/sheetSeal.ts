import type { BlockParts } from '../../scene/nodes'
import { sealNodes, sealSize } from '../seal/seal'
import type { SealStyleId } from '../ids'
import { inStyle } from '../seal/styles'
import { sealWords } from '../seal/occupiedBoxes'
import type { Sheet } from './composition'

export interface SheetSeal {
  width: number
  height: number
  /** By the middle of its foot. */
  placeAt: (middleX: number, footY: number) => BlockParts
}

/**
 * The seal of a sheet whose composition has a place for one, else null: the card's own seal in its style, or the watermark as
 * a seal in the composition's. `tallSidePx` is the short side of a tall one; others are as large to the eye.
 */
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

/** The watermark, if it is to be printed: what the sheet's seal says is not said twice. */
export function printedWatermark({ words: { watermark }, seal }: Sheet): string | null {
  return watermark !== null && seal?.words === sealWords(watermark) ? null : watermark
}
