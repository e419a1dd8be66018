import type { Box } from '../../../scene/nodes'

/** Source: ISO/IEC 16390, Interleaved 2 of 5. */
const DIGITS = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010']
const WIDE = 2.5 // in narrow elements

/** The number of digits is even. */
export function barCode(digits: string, { x, y, width, height }: Box): string {
  const elements = [1, 1, 1, 1, ...pairsOf(digits), WIDE, 1, 1]
  const unit = width / elements.reduce((sum, element) => sum + element, 0)
  let at = 0
  return elements
    .map((element, index) => {
      const [from, to] = [at, at + element]
      at = to
      return index % 2 === 0
        ? `M${place(x, from, unit)} ${y}H${place(x, to, unit)}V${y + height}H${place(x, from, unit)}Z`
        : ''
    })
    .join('')
}

/** The first digit is in the bars, the second in the gaps. */
function pairsOf(digits: string): number[] {
  return Array.from({ length: digits.length / 2 }, (_, pair) => {
    const [bars, gaps] = [digits[2 * pair], digits[2 * pair + 1]].map((digit) => DIGITS[Number(digit)]!)
    return [...bars!].flatMap((bar, at) => [widthOf(bar), widthOf(gaps![at]!)])
  }).flat()
}

function widthOf(element: string): number {
  return element === '1' ? WIDE : 1
}

function place(x: number, elements: number, unit: number): number {
  return Math.round((x + elements * unit) * 100) / 100
}
