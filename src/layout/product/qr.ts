import { luminance, worstContrast } from '../../scene/colour'
import type { SceneNode } from '../../scene/nodes'
import type { TextAlign } from '../../text/paragraph'
import { qrPath, type QrMatrix } from './qrMatrix'
import { alignedX, type Row } from './rows'

/**
 * The product's link as a code to be scanned: whole logical pixels a module, so that it is crisp at every whole scale, and
 * four modules of quiet around it (ISO/IEC 18004). On a ground that is not light and even it brings paper of its own.
 */
export interface QrOptions {
  targetPx: number // how large it should come out, quiet left out
  maxPx: number // never larger
  scale: number // by hand
}

const QUIET = 4 // modules
const MODULE_PX = { min: 2, max: 6 }
const PAPER = { colour: '#FFFFFF', ink: '#17130F', radiusModules: 2.5 }
const MIN_CONTRAST = 7 // of modules in the card's own ink
const LIGHT = 0.5 // luminance

/** null where its modules would be too small to scan. `ground`: the flat light colour that it lies on, if there is one. */
export function qrRow(
  matrix: QrMatrix,
  { targetPx, maxPx, scale }: QrOptions,
  ground: string | null,
  ink: string,
  align: TextAlign,
): Row | null {
  const onGround = ground !== null && luminance(ground) >= LIGHT
  const modules = matrix.size + (onGround ? 0 : 2 * QUIET)
  const wanted = Math.max(MODULE_PX.min, Math.round((targetPx * scale) / matrix.size))
  const modulePx = Math.min(wanted, Math.floor(maxPx / modules), Math.ceil(MODULE_PX.max * scale))
  if (modulePx < MODULE_PX.min) return null
  const sizePx = modules * modulePx
  const readsInk = onGround && luminance(ink) < 0.2 && worstContrast(ink, [ground]) >= MIN_CONTRAST
  return {
    heightPx: sizePx,
    widthPx: sizePx,
    gapPx: onGround ? QUIET * modulePx + 2 : 16,
    paragraphs: [],
    place: (at) => {
      const [x, y] = [Math.round(alignedX(align, at, sizePx)), Math.round(at.y)]
      const inset = onGround ? 0 : QUIET * modulePx
      const box = { x, y, width: sizePx, height: sizePx }
      const paper: SceneNode = {
        type: 'rect',
        id: 'qrCode-paper',
        ...box,
        radiusPx: PAPER.radiusModules * modulePx,
        fill: PAPER.colour,
      }
      const code: SceneNode = {
        type: 'path',
        id: 'qrCode-modules',
        d: qrPath(matrix, modulePx),
        place: { x: x + inset, y: y + inset, scale: 1 },
        fill: readsInk ? ink : PAPER.ink,
      }
      return [{ block: { id: 'qrCode', box, sizePx }, nodes: onGround ? [code] : [paper, code] }]
    },
  }
}
