import type { Point } from '../../../scene/nodes'
import { uniform } from '../pen'
import { bent, leaf, limb, times, pointsAlong, type ShadowMark, type ShadowPlant } from './marks'

export const bamboo: ShadowPlant = (random, { width, height }) => {
  const culms = times(2, (at) => {
    const foot = { x: width * uniform(random, 0.42 + 0.34 * at, 0.6 + 0.36 * at), y: height + 60 }
    return {
      spine: bent(foot, -90 + uniform(random, -5, 4), height + 140, uniform(random, -5, 5)),
      widthPx: at === 0 ? 17 : 12,
    }
  })
  return culms.flatMap(({ spine, widthPx }) => {
    const joints = pointsAlong(spine, uniform(random, 86, 108), 0.04)
    return joints.flatMap((joint, at) => {
      const next = joints[at + 1]
      const piece: ShadowMark[] = next ? [{ spine: shortened(joint, next, 2.5), widthPx, shape: 'stem' }] : []
      if (random() < 0.22) return piece
      const side = random() < 0.72 ? -1 : 1
      const twig = bent(
        joint,
        joint.deg + side * uniform(random, 34, 62),
        uniform(random, 70, 135),
        side * uniform(random, 15, 60),
      )
      return [
        ...piece,
        limb(twig, 4),
        ...pointsAlong(twig, 44, 0.5).flatMap((pathPoint) =>
          hanging(random, pathPoint, Math.round(uniform(random, 2.6, 4.6))),
        ),
      ]
    })
  })
}

function hanging(random: () => number, from: Point, count: number): ShadowMark[] {
  const middle = uniform(random, 76, 106)
  return times(count, (at) =>
    leaf(
      from,
      middle + (at - (count - 1) / 2) * uniform(random, 26, 36),
      uniform(random, 74, 122),
      uniform(random, 14, 19),
      uniform(random, -10, 10),
    ),
  )
}

function shortened(from: Point, to: Point, byPx: number): Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const at = (px: number) => ({
    x: from.x + ((to.x - from.x) * px) / length,
    y: from.y + ((to.y - from.y) * px) / length,
  })
  return [at(byPx), at(length - byPx)]
}

export function boughs(
  random: () => number,
  { width, height }: { width: number; height: number },
  count: number,
): Point[][] {
  return times(count, (at) => {
    const isFromTop = random() < 0.35
    const from = isFromTop
      ? { x: width * uniform(random, 0.55, 0.95), y: -50 }
      : { x: width + 50, y: height * (uniform(random, 0.02, 0.3) + (0.62 * at) / Math.max(1, count - 1)) }
    const deg = isFromTop ? uniform(random, 98, 132) : uniform(random, 158, 206)
    return bent(from, deg, width * uniform(random, 0.72, 1.1), uniform(random, -26, 26), 7)
  })
}

export const olive: ShadowPlant = (random, room) =>
  boughs(random, room, 3).flatMap((spine) => [
    limb(spine, 8),
    ...sprays(random, spine),
    ...pointsAlong(spine, 62, 0.22).flatMap((pathPoint, at) => {
      const side = at % 2 === 0 ? 1 : -1
      const shoot = bent(
        pathPoint,
        pathPoint.deg + side * uniform(random, 30, 58),
        uniform(random, 80, 150),
        -side * uniform(random, 5, 30),
      )
      return [limb(shoot, 4), ...sprays(random, shoot)]
    }),
  ])

function sprays(random: () => number, spine: readonly Point[]): ShadowMark[] {
  return pointsAlong(spine, 21, 0.16).flatMap((pathPoint) =>
    [1, -1].flatMap((side) =>
      random() < 0.16
        ? []
        : [
            leaf(
              pathPoint,
              pathPoint.deg + side * uniform(random, 24, 52),
              uniform(random, 34, 52),
              uniform(random, 10.5, 14),
              -side * uniform(random, 0, 20),
            ),
          ],
    ),
  )
}

export const willow: ShadowPlant = (random, { width, height }) =>
  times(9, (at) => {
    const from = { x: width * (0.16 + 0.1 * at + uniform(random, -0.04, 0.04)), y: -40 }
    const long = height * uniform(random, 0.42, 0.72 + 0.45 * (at / 8))
    const strand = bent(from, 90 + uniform(random, -7, 9), long, uniform(random, -16, 20), 7)
    return [
      limb(strand, 3.6),
      ...pointsAlong(strand, 17, 0.1).map((pathPoint, leafAt) =>
        leaf(
          pathPoint,
          pathPoint.deg + (leafAt % 2 === 0 ? 1 : -1) * uniform(random, 16, 40),
          uniform(random, 38, 58),
          uniform(random, 7.5, 10),
          uniform(random, -14, 14),
        ),
      ),
    ]
  }).flat()

export const palm: ShadowPlant = (random, { width, height }) =>
  times(3, (at) => {
    const from = { x: width * uniform(random, 0.8, 1.12), y: height * (1.06 - 0.28 * at) }
    const spine = bent(
      from,
      -98 - 26 * at - uniform(random, 0, 18),
      height * uniform(random, 0.78, 0.98),
      -uniform(random, 34, 66),
      8,
    )
    return [
      limb(spine, 9),
      ...pointsAlong(spine, 25, 0.12).flatMap((pathPoint) =>
        [1, -1].map((side) =>
          leaf(
            pathPoint,
            pathPoint.deg + side * (62 - 36 * pathPoint.share),
            40 + 128 * Math.sin(Math.PI * (0.22 + 0.68 * pathPoint.share)) * uniform(random, 0.88, 1.05),
            14,
            side * uniform(random, 2, 16),
          ),
        ),
      ),
    ]
  }).flat()

export const maple: ShadowPlant = (random, room) =>
  boughs(random, room, 3).flatMap((spine) => [
    limb(spine, 9),
    ...pointsAlong(spine, 76, 0.12).flatMap((pathPoint, at) => {
      const side = at % 2 === 0 ? 1 : -1
      const shoot = bent(
        pathPoint,
        pathPoint.deg + side * uniform(random, 26, 66),
        uniform(random, 40, 96),
        -side * 18,
      )
      return [limb(shoot, 4), ...pointsAlong(shoot, 60, 0.5).flatMap((end) => lobed(random, end))]
    }),
  ])

function lobed(random: () => number, from: Point): ShadowMark[] {
  const [deg, size] = [uniform(random, 48, 142), uniform(random, 62, 92)]
  const stalk = bent(from, deg, 0.4 * size)
  return [
    { spine: stalk, widthPx: 2.5, shape: 'stem' },
    ...[-104, -52, 0, 52, 104].map((turn, at) =>
      leaf(stalk.at(-1)!, deg + turn, size * [0.56, 0.86, 1, 0.86, 0.56][at]!, 0.27 * size),
    ),
  ]
}
