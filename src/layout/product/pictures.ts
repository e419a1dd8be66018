import { encode } from 'uqr'
import { luminance, worstContrast, withAlpha } from '../../scene/colour'
import type { BlockId, Box, ImageNode, SceneNode } from '../../scene/nodes'
import type { TextAlign } from '../../text/paragraph'
import type { Row } from './rows'
import { edgeOf } from '../../text/textNodes'
import { boundedMemo } from '../../scene/memo'
import { rectNode } from '../../scene/shapes'
import { insetBox } from '../../scene/box'

/** ISO/IEC 18004, level M, which tolerates 15 % damage. Row by row; true is dark. */
export interface QrMatrix {
  size: number // modules per side, 21-177
  rows: readonly (readonly boolean[])[]
}

const CAPACITY = 32
const matrices = boundedMemo<QrMatrix | null>(CAPACITY)

interface QrOptions {
  targetPx: number // px without the quiet zone
  maxPx: number
  scale: number // factor, as resized by hand
  ground: string | null // null if the ground is not flat
  ink: string
  align: TextAlign
}

export const QUIET = 4 // modules that ISO/IEC 18004 asks for around a code
const MODULE_PX = { min: 2, max: 6 }
const PAPER = { colour: '#FFFFFF', ink: '#17130F', radiusModules: 2.5 }
const MIN_CONTRAST = 7 // less: not in the card's ink
const LIGHT = 0.5 // luminance

/**
 * ISO/IEC 18004. Whole px per module; white paper unless the ground is light and even. null if modules would
 * be too small to scan.
 */
export function qrRow(
  matrix: QrMatrix,
  { targetPx, maxPx, scale, ground, ink, align }: QrOptions,
): Row | null {
  const onGround = ground !== null && luminance(ground) >= LIGHT
  const modules = matrix.size + (onGround ? 0 : 2 * QUIET)
  const wanted = Math.max(MODULE_PX.min, Math.round((targetPx * scale) / matrix.size))
  const modulePx = Math.min(wanted, Math.floor(maxPx / modules), Math.ceil(MODULE_PX.max * scale))
  if (modulePx < MODULE_PX.min) return null
  const sizePx = modules * modulePx
  const readsInk = onGround && luminance(ink) < 0.2 && worstContrast(ink, [ground]) >= MIN_CONTRAST
  const size = { widthPx: sizePx, heightPx: sizePx, gapPx: onGround ? QUIET * modulePx + 2 : 16 }
  return wholePxRow('qrCode', size, align, (box) => {
    const inset = onGround ? 0 : QUIET * modulePx
    const paper: SceneNode = rectNode('qrCode-paper', box, {
      radiusPx: PAPER.radiusModules * modulePx,
      fill: PAPER.colour,
    })
    const code: SceneNode = {
      type: 'path',
      id: 'qrCode-modules',
      d: qrPath(matrix, modulePx),
      place: { x: box.x + inset, y: box.y + inset, scale: 1 },
      fill: readsInk ? ink : PAPER.ink,
    }
    return onGround ? [code] : [paper, code]
  })
}

/** null if the text is too long for a QR code. */
export function qrMatrix(text: string): QrMatrix | null {
  return matrices(text, () => encodeMatrix(text))
}

function encodeMatrix(text: string): QrMatrix | null {
  try {
    const { size, data } = encode(text, { ecc: 'M', border: 0 })
    return { size, rows: data }
  } catch {
    return null // too long
  }
}

/** Merged into runs so that no seams show. */
export function qrPath({ rows }: QrMatrix, modulePx: number): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return []
        const end = row.indexOf(false, x)
        const length = (end < 0 ? row.length : end) - x
        return [`M${x * modulePx} ${y * modulePx}h${length * modulePx}v${modulePx}h${-length * modulePx}z`]
      }),
    )
    .join('')
}

/** width ÷ height; crop limits */
export const PICTURE_ASPECT = { tallest: 4 / 3, widest: 2 }
const EDGE_ALPHA = 0.14
const LOGO_RADIUS = 0.22 // × its side, as for app icons

/** The hairline gives a white screenshot an edge. */
export function pictureRow(
  src: string,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  { radiusPx, edge }: { radiusPx: number; edge: string },
  align: TextAlign,
): Row {
  const size = { widthPx, heightPx, gapPx: 24 }
  return wholePxRow('productPicture', size, align, (box) => [
    imageNode('productPicture-image', box, { src, fit: 'cover', radiusPx }),
    rectNode('productPicture-edge', insetBox(box, 0.5), {
      radiusPx: Math.max(0, radiusPx - 0.5),
      stroke: { paint: withAlpha(edge, EDGE_ALPHA), widthPx: 1 },
    }),
  ])
}

export function logoRow(src: string, sidePx: number, align: TextAlign): Row {
  const radiusPx = Math.round(sidePx * LOGO_RADIUS)
  return wholePxRow('logo', { widthPx: sidePx, heightPx: sidePx, gapPx: 16 }, align, (box) => [
    imageNode('logo-image', box, { src, fit: 'contain', radiusPx }),
  ])
}

function imageNode(
  id: string,
  box: Box,
  { src, fit, radiusPx }: Required<Pick<ImageNode, 'src' | 'fit' | 'radiusPx'>>,
): ImageNode {
  return { type: 'image', id, ...box, src, fit, focus: { x: 0.5, y: 0.5 }, radiusPx }
}

/** Its box has whole px, for sharp edges. */
function wholePxRow(
  id: BlockId,
  size: Pick<Row, 'widthPx' | 'heightPx' | 'gapPx'>,
  align: TextAlign,
  draw: (box: Box) => SceneNode[],
): Row {
  const { widthPx: width, heightPx: height } = size
  return {
    ...size,
    paragraphs: [],
    place: (at) => {
      const box = { x: Math.round(edgeOf(align, at, width)), y: Math.round(at.y), width, height }
      return [{ block: { id, box, sizePx: height }, nodes: draw(box) }]
    },
  }
}
