import { intersectBoxes } from '../../../scene/box'
import type { Box, RectNode, SceneNode } from '../../../scene/nodes'
import { mixOklab } from '../../../scene/oklab'
import { grain, mixedStops } from '../gradients'
import { cutTo, hundredth } from '../strokes'
import type { ArtFamily, PaintInput } from '../family'
import { around } from '../../weather/words'
import { domeOf } from './dome'
import { figureNodes, gridNodes, starNodes } from './figures'
import { dustNodes, glowOfDust, risenSpecks } from './milkyWay'
import { PALETTES, PALETTES_OF_SEASON } from './palettes'
import { discIn, type Disc } from './place'
import { rimNodes } from './rim'

type Colours = (typeof PALETTES)['lapis']['colours']

/** 星: the sky of that evening over 35° north on an old instrument: north is up, the rim is the year. */
export const family: ArtFamily = {
  palettes: PALETTES,
  palettesOf: ({ season }) => PALETTES_OF_SEASON[season],
  words: { side: 'below', wideWidth: 0.41, from: [0.16, 0.53, 0.53], to: [0.82, 0.865, 0.9] },
  paint: (input) => {
    const { box, stream } = input
    const disc = discIn(box, stream('composition'))
    return {
      nodes: [ground(input, disc), cutTo(box, 'art-chart', chart(input, disc)), grain(box)],
      isMassLeft: disc.isLeft,
    }
  },
}

function ground({ box, palette }: PaintInput, { centre, radiusPx }: Disc): RectNode {
  const { deep, mid } = palette.colours as Colours
  const reachPx = hundredth(radiusPx + 0.62 * Math.max(box.width, box.height))
  return {
    type: 'rect',
    id: 'art-ground',
    ...box,
    fill: {
      type: 'radial',
      centre,
      radiusPx: reachPx,
      stops: mixedStops([0, mid], [(1.1 * radiusPx) / reachPx, nearDisc(mid, deep)], [1, deep]),
    },
  }
}

function chart({ box, palette, sky, unit }: PaintInput, disc: Disc): SceneNode[] {
  const { line, star, milk, accent, mid, deep, disc: inside } = palette.colours as Colours
  const { centre, horizonPx } = disc
  const dome = domeOf(sky.siderealDeg)
  const place = ({ x, y }: { x: number; y: number }) => ({
    x: centre.x + horizonPx * x,
    y: centre.y + horizonPx * y,
  })
  const whole: Box = around(centre, horizonPx)
  const sight = intersectBoxes(whole, box)
  const scale = unit * Math.sqrt(horizonPx / (207 * unit)) // of dots and lines: of a larger disc larger, but not as much
  const specks = risenSpecks(dome, place, sight)
  const isDark = palette.theme === 'dark'
  return [
    {
      type: 'group',
      id: 'art-dome',
      clip: { ...whole, radiusPx: horizonPx },
      children: [
        {
          type: 'rect',
          id: 'art-disc',
          ...sight,
          fill: {
            type: 'radial',
            centre: { x: centre.x, y: hundredth(centre.y + 0.12 * horizonPx) },
            radiusPx: hundredth(1.1 * horizonPx),
            stops: isDark
              ? mixedStops([0, mixOklab(inside, mid, 0.9)], [0.5, inside], [1, mixOklab(inside, deep, 0.6)])
              : mixedStops([0, mixOklab(inside, mid, 0.6)], [0.5, inside], [1, inside]),
          },
        },
        glowOfDust(specks, { sight, colour: milk, horizonPx }),
        ...dustNodes(specks, { colour: milk, scale }),
        ...gridNodes(dome, place, { colour: line, scale }),
        ...figureNodes(dome, place, { colour: line, scale, sight }),
        ...starNodes(dome, place, { colour: star, accent, scale, sight, isDark }),
      ],
    },
    ...rimNodes(disc, sky.sunDeg, { line, accent, ground: nearDisc(mid, deep) }, scale),
  ]
}

/** The ground where the rim stands on it. */
function nearDisc(mid: string, deep: string): string {
  return mixOklab(mid, deep, 0.35)
}
