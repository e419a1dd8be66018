import { encode } from 'uqr'
import { boundedMemo } from '../../scene/memo'

/**
 * A QR code's modules, true for dark, row by row. Source: ISO/IEC 18004; 15 % of it may be covered (level M).
 */
export interface QrMatrix {
  size: number // modules per side, 21-177
  rows: readonly (readonly boolean[])[]
}

const CAPACITY = 32
const matrices = boundedMemo<QrMatrix | null>(CAPACITY)

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

/** The dark modules as SVG path data, `modulePx` each: merged into runs, so that no seams show. */
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
