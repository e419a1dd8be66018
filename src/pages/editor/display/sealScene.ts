import { browserMetrics } from '../../../draw/fonts/browserMetrics'
import { sealNodes, sealSize } from '../../../look/seal/seal'
import type { SealStyleId } from '../../../look/ids'
import { inStyle } from '../../../look/seal/styles'
import type { Scene } from '../../../scene/nodes'

const PAPER = '#F0EBE1'
const SIDE_PX = 100
const TALL_SIDE_PX = 44

/** Lays out a seal in the middle of a square of paper; the paper alone without words. */
export function sealScene(id: SealStyleId, words: string): Scene {
  const paper = { x: 0, y: 0, width: SIDE_PX, height: SIDE_PX }
  const { seal, sidePx } = inStyle(id, words, TALL_SIDE_PX)
  const { width, height } = sealSize(seal, sidePx)
  const corner = { x: (SIDE_PX - width) / 2, y: (SIDE_PX - height) / 2 }
  return {
    width: SIDE_PX,
    height: SIDE_PX,
    still: [{ type: 'rect', id: 'paper', ...paper, fill: PAPER }],
    live: sealNodes('seal', seal, corner, sidePx, [PAPER], browserMetrics),
    blocks: [],
    notices: [],
    plan: { textBox: paper, placedByFrame: [], colouredByFrame: [] },
  }
}
