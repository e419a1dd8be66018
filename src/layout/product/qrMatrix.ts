import { encode } from 'uqr'

/** A QR code as modules, true for dark, row by row. Source: ISO/IEC 18004; 15 % of it may be covered (level M). */
export interface QrMatrix {
  size: number // modules a side, 21-177
  rows: readonly (readonly boolean[])[]
}

const KEPT = 32
const known = new Map<string, QrMatrix | null>()

/** null for a text that no code can hold. */
export function qrMatrix(text: string): QrMatrix | null {
  if (!known.has(text)) {
    for (const oldest of [...known.keys()].slice(0, Math.max(0, known.size - KEPT))) known.delete(oldest)
    known.set(text, encoded(text))
  }
  return known.get(text) ?? null
}

function encoded(text: string): QrMatrix | null {
  try {
    const { size, data } = encode(text, { ecc: 'M', border: 0 })
    return { size, rows: data }
  } catch {
    return null // too long
  }
}

/** The dark modules as SVG path data, `modulePx` each: whole runs, so that no seam can show between two of them. */
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
