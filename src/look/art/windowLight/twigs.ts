import type { Point } from '../../../scene/nodes'
import { boughs } from './leaves'
import { uniform } from '../pen'
import { bent, leaf, limb, times, waysAlong, type Mark, type Plant } from './marks'

/** Plants of twigs and stems: blossom, bare twigs, pine, reed. */

interface Fork {
  spine: Point[]
  widthPx: number
  isEnd: boolean
}

/** A bough that forks, with kinks. */
function forks(
  random: () => number,
  from: Point,
  deg: number,
  lengthPx: number,
  widthPx: number,
  depth: number,
): Fork[] {
  const spine = [from]
  let heading = deg
  for (let step = 0; step < 4; step++) {
    heading += uniform(random, -20, 20)
    spine.push(bent(spine.at(-1)!, heading, lengthPx / 4, 0, 1)[1]!)
  }
  const own = { spine, widthPx, isEnd: depth === 0 }
  if (depth === 0) return [own]
  const side = random() < 0.5 ? 1 : -1
  return [
    own,
    ...waysAlong(spine, lengthPx / 3.2, 0.28).flatMap((way, at) =>
      forks(
        random,
        way,
        way.deg + side * (at % 2 === 0 ? 1 : -1) * uniform(random, 30, 58),
        lengthPx * uniform(random, 0.44, 0.6),
        0.52 * widthPx,
        depth - 1,
      ),
    ),
  ]
}

function forkedBoughs(random: () => number, room: { width: number; height: number }, count: number): Fork[] {
  return boughs(random, room, count).flatMap((bough) => {
    const [{ x, y }, next] = [bough[0]!, bough[1]!]
    const deg = (Math.atan2(next.y - y, next.x - x) * 180) / Math.PI
    return forks(random, { x, y }, deg, 0.95 * room.width, 15, 2)
  })
}

export const twig: Plant = (random, room) =>
  forkedBoughs(random, room, 3).map(({ spine, widthPx }) => limb(spine, Math.max(4, widthPx)))

export const blossom: Plant = (random, room) =>
  forkedBoughs(random, room, 2).flatMap(({ spine, widthPx, isEnd }) => [
    limb(spine, Math.max(3.5, 0.8 * widthPx)),
    ...waysAlong(spine, isEnd ? 46 : 76, 0.3).flatMap((way) =>
      random() < 0.25 ? [leaf(way, way.deg + uniform(random, -50, 50), 15, 11)] : flower(random, way),
    ),
  ])

function flower(random: () => number, way: Point & { deg: number }): Mark[] {
  const middle = bent(way, way.deg + (random() < 0.5 ? 1 : -1) * 70, 9, 0, 1)[1]!
  const [turn, size] = [uniform(random, 0, 72), uniform(random, 23, 31)]
  return times(5, (at): Mark => ({
    spine: bent(middle, turn + 72 * at, size),
    widthPx: 0.8 * size,
    shape: 'petal',
  }))
}

export const pine: Plant = (random, room) =>
  forkedBoughs(random, room, 2).flatMap(({ spine, widthPx, isEnd }) => [
    limb(spine, Math.max(4, widthPx)),
    ...(isEnd ? waysAlong(spine, 50, 0.35) : waysAlong(spine, 90, 0.5)).flatMap((way) =>
      needles(random, way),
    ),
  ])

function needles(random: () => number, way: Point): Mark[] {
  const up = -90 + uniform(random, -24, 24)
  return times(12, (at) => limb(bent(way, up + (at - 5.5) * 15.5, uniform(random, 46, 62), 0, 1), 5.2))
}

export const reed: Plant = (random, { width, height }) =>
  times(8, (at) => {
    const foot = { x: width * (0.12 + 0.115 * at + uniform(random, -0.05, 0.05)), y: height + 50 }
    const side = random() < 0.75 ? -1 : 1
    const stem = bent(
      foot,
      -90 - side * uniform(random, 0, 4),
      height * uniform(random, 0.62, 1.02),
      side * uniform(random, 8, 22),
      7,
    )
    return [
      limb(stem, 5),
      ...waysAlong(stem, 96, 0.16)
        .slice(0, 3)
        .map((way, leafAt) =>
          leaf(
            way,
            way.deg + (leafAt % 2 === 0 ? 1 : -1) * uniform(random, 12, 30),
            uniform(random, 130, 215),
            10,
            (leafAt % 2 === 0 ? 1 : -1) * uniform(random, 34, 80),
          ),
        ),
      ...waysAlong(stem, 9, 0.76).flatMap((way) =>
        [1, -1].map((turn) =>
          leaf(
            way,
            way.deg + turn * uniform(random, 14, 30) + side * 16,
            uniform(random, 34, 54) * (1.1 - 0.5 * Math.abs(way.share - 0.86) * 6),
            6.5,
            side * 46,
          ),
        ),
      ),
    ]
  }).flat()
