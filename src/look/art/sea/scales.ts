import type { SceneNode } from '../../../scene/nodes'
import { mixOklab } from '../../../scene/oklab'
import { gradientNoise } from '../../weather/noise'
import { mixedDownwards } from '../gradients'
import { hundredth, written } from '../strokes'
import { lightAt, type Seascape } from './seascape'

const RINGS = [0.97, 0.74, 0.51, 0.28] // of the radius
const LIT = 0.2 // noise and light together

/** 海水纹: rows of scales, each before the one above it, with four rings; lit in drifts and under the sun. */
export function scales(scape: Seascape): SceneNode[] {
  const { box, unit, water, palette, stream } = scape
  const { far, near, line } = palette.colours as Record<string, string>
  const random = stream('scales')
  const r = unit * (34 + 10 * random())
  const shiftPx = random() * 2 * r
  const noise = gradientNoise(stream('drifts'))
  const [along, across] = [1 / (150 * unit), 1 / (72 * unit)]
  const rows = Math.ceil(water.height / (r / 2)) + 1
  const nodes: SceneNode[] = []
  for (let row = 0; row < rows; row++) {
    const y = water.y + r + 3 * unit + (row * r) / 2
    const share = Math.min(1, row / (rows - 2))
    const first = box.x - 2 * r + ((shiftPx + (row % 2) * r) % (2 * r))
    const [bodies, dim, lit]: string[][] = [[], [], []]
    for (let x = first; x < box.x + box.width + r; x += 2 * r) {
      bodies!.push(arch(x, y, r))
      const bright = noise(x * along, y * across) + 1.15 * lightAt(scape, x, y - r / 2) - 0.3 * (1 - share)
      const rings = bright > LIT ? lit! : dim!
      for (const ring of RINGS) rings.push(arch(x, y, ring * r))
    }
    const body = mixOklab(far!, near!, 0.1 + 0.9 * share ** 0.8)
    nodes.push({
      type: 'path',
      id: `art-row-${row}`,
      d: bodies!.join(''),
      fill: mixedDownwards(y - r, y, [0, mixOklab(body, far!, 0.12)], [1, mixOklab(body, near!, 0.3)]),
    })
    const stroke = (name: string, d: string[], paint: string, widthPx: number) => {
      if (d.length > 0)
        nodes.push({
          type: 'path',
          id: `art-${name}-${row}`,
          d: d.join(''),
          stroke: { paint, widthPx: unit * widthPx },
        })
    }
    stroke('dim', dim!, mixOklab(body, line!, 0.16 + 0.08 * share), 1.5)
    stroke('lit', lit!, mixOklab(mixOklab(far!, line!, 0.72), line!, share), 2.1)
  }
  return nodes
}

/** The upper half of a circle. */
function arch(x: number, y: number, r: number): string {
  return `M${written({ x: x - r, y })}A${hundredth(r)} ${hundredth(r)} 0 0 1 ${written({ x: x + r, y })}`
}
