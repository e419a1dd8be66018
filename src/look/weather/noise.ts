/** About −1..1, one swing per unit. */
export type Noise = (x: number, y: number) => number

const SIDE = 64

/** Source: Perlin, Improving Noise, 2002. */
export function gradientNoise(random: () => number): Noise {
  const angles = Array.from({ length: SIDE * SIDE }, () => 2 * Math.PI * random())
  const slope = (column: number, row: number, dx: number, dy: number) => {
    const angle = angles[(row & (SIDE - 1)) * SIDE + (column & (SIDE - 1))] ?? 0
    return Math.cos(angle) * dx + Math.sin(angle) * dy
  }
  return (x, y) => {
    const [column, row] = [Math.floor(x), Math.floor(y)]
    const [dx, dy] = [x - column, y - row]
    const [across, down] = [eased(dx), eased(dy)]
    const top = mix(slope(column, row, dx, dy), slope(column + 1, row, dx - 1, dy), across)
    const foot = mix(slope(column, row + 1, dx, dy - 1), slope(column + 1, row + 1, dx - 1, dy - 1), across)
    return 1.5 * mix(top, foot, down)
  }
}

function eased(share: number): number {
  return share ** 3 * (share * (share * 6 - 15) + 10)
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}
