import type { Box, SceneNode } from '../../../scene/nodes'
import { seededRandom } from '../../../scene/random'

export const PAPER_GRAIN = 0.05
const FIBRES = { count: 34, perAreaPx: 960 * 540 }

/** Grain and long fibres over the paper's own colour, seeded by its size. */
export function ricePaper(bounds: Box): SceneNode[] {
  const random = seededRandom(`rice ${bounds.width}×${bounds.height}`)
  const count = Math.round((FIBRES.count * bounds.width * bounds.height) / FIBRES.perAreaPx)
  const fibre = () => {
    const x = bounds.x + 24 + random() * (bounds.width - 48)
    const y = bounds.y + 24 + random() * (bounds.height - 48)
    const by = (px: number) => (random() - 0.5) * px
    const [dx, dy] = [by(30), by(30)]
    const bend = [dx / 2 + by(9), dy / 2 + by(9)] // a fibre bends, it does not curl
    return `M${x.toFixed(1)} ${y.toFixed(1)}q${[...bend, dx, dy].map((px) => px.toFixed(1)).join(' ')}`
  }
  return [
    {
      type: 'rect',
      id: 'frame-grain',
      ...bounds,
      fill: { type: 'noise', seed: 'rice paper', amount: PAPER_GRAIN },
    },
    {
      type: 'path',
      id: 'frame-fibres',
      d: Array.from({ length: count }, fibre).join(''),
      stroke: { paint: 'rgba(110,100,80,0.1)', widthPx: 0.7 },
    },
  ]
}
