import type { Point } from '../../../scene/nodes'
import { boughs } from './leaves'
import { uniform } from '../pen'
import { bent, leaf, limb, times, pointsAlong, type ShadowMark, type ShadowPlant } from './marks'

interface Fork {
  spine: Point[]
  widthPx: number
  isEnd: boolean
}

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
    ...pointsAlong(spine, lengthPx / 3.2, 0.28).flatMap((pathPoint, at) =>
      forks(
        random,
        pathPoint,
        pathPoint.deg + side * (at % 2 === 0 ? 1 : -1) * uniform(random, 30, 58),
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

export const twig: ShadowPlant = (random, room) =>
  forkedBoughs(random, room, 3).map(({ spine, widthPx }) => limb(spine, Math.max(4, widthPx)))

export const blossom: ShadowPlant = (random, room) =>
  forkedBoughs(random, room, 2).flatMap(({ spine, widthPx, isEnd }) => [
    limb(spine, Math.max(3.5, 0.8 * widthPx)),
    ...pointsAlong(spine, isEnd ? 46 : 76, 0.3).flatMap((pathPoint) =>
      random() < 0.25
        ? [leaf(pathPoint, pathPoint.deg + uniform(random, -50, 50), 15, 11)]
        : flower(random, pathPoint),
    ),
  ])

function flower(random: () => number, pathPoint: Point & { deg: number }): ShadowMark[] {
  const middle = bent(pathPoint, pathPoint.deg + (random() < 0.5 ? 1 : -1) * 70, 9, 0, 1)[1]!
  const [turn, size] = [uniform(random, 0, 72), uniform(random, 23, 31)]
  return times(5, (at): ShadowMark => ({
    spine: bent(middle, turn + 72 * at, size),
    widthPx: 0.8 * size,
    shape: 'petal',
  }))
}

export const pine: ShadowPlant = (random, room) =>
  forkedBoughs(random, room, 2).flatMap(({ spine, widthPx, isEnd }) => [
    limb(spine, Math.max(4, widthPx)),
    ...(isEnd ? pointsAlong(spine, 50, 0.35) : pointsAlong(spine, 90, 0.5)).flatMap((pathPoint) =>
      needles(random, pathPoint),
    ),
  ])

function needles(random: () => number, pathPoint: Point): ShadowMark[] {
  const up = -90 + uniform(random, -24, 24)
  return times(12, (at) => limb(bent(pathPoint, up + (at - 5.5) * 15.5, uniform(random, 46, 62), 0, 1), 5.2))
}

export const reed: ShadowPlant = (random, { width, height }) =>
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
      ...pointsAlong(stem, 96, 0.16)
        .slice(0, 3)
        .map((pathPoint, leafAt) =>
          leaf(
            pathPoint,
            pathPoint.deg + (leafAt % 2 === 0 ? 1 : -1) * uniform(random, 12, 30),
            uniform(random, 130, 215),
            10,
            (leafAt % 2 === 0 ? 1 : -1) * uniform(random, 34, 80),
          ),
        ),
      ...pointsAlong(stem, 9, 0.76).flatMap((pathPoint) =>
        [1, -1].map((turn) =>
          leaf(
            pathPoint,
            pathPoint.deg + turn * uniform(random, 14, 30) + side * 16,
            uniform(random, 34, 54) * (1.1 - 0.5 * Math.abs(pathPoint.share - 0.86) * 6),
            6.5,
            side * 46,
          ),
        ),
      ),
    ]
  }).flat()
