import { encode } from 'uqr'
import { luminance, worstContrast } from '../../scene/colour'
import type { SceneNode } from '../../scene/nodes'
import type { TextAlign } from '../../text/paragraph'
import { alignX, type Row } from './rows'
import { boundedMemo } from '../../scene/memo'
import { rectNode } from '../../scene/shapes'

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
  return {
    heightPx: sizePx,
    widthPx: sizePx,
    gapPx: onGround ? QUIET * modulePx + 2 : 16,
    paragraphs: [],
    place: (at) => {
      const [x, y] = [Math.round(alignX(align, at, sizePx)), Math.round(at.y)]
      const inset = onGround ? 0 : QUIET * modulePx
      const box = { x, y, width: sizePx, height: sizePx }
      const paper: SceneNode = rectNode('qrCode-paper', box, {
        radiusPx: PAPER.radiusModules * modulePx,
        fill: PAPER.colour,
      })
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
