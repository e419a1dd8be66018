import { describe, expect, it } from 'vitest'
import type { SceneNode } from '../../../src/scene/nodes'
import { artFamily } from '../../layout/laidOut'
import { paintingOf } from '../../../src/look/art/painting'
import { skyOf } from '../../../src/look/art/sky'
import { domeOf, figures, stars, type SkyPosition } from '../../../src/look/art/stars/dome'
import { leafNodes } from '../../../src/scene/leafNodes'

const POLARIS = { ascension: 38, declination: 89.3 }
const BETELGEUSE = { ascension: 88.8, declination: 7.4 }
const VEGA = { ascension: 279.2, declination: 38.8 }
const BRIGHT = 1.7
const BOX = { x: 0, y: 0, width: 960, height: 540 }
const EVENINGS = Array.from({ length: 24 }, (_, at) => {
  const month = String(Math.floor(at / 2) + 1).padStart(2, '0')
  return `2026-${month}-${at % 2 === 0 ? '06' : '21'}`
})

const seen = (place: SkyPosition, date: string) => domeOf(skyOf(date).siderealDeg)(place)
const hasRisen = (place: SkyPosition, date: string) => {
  const { x, y } = seen(place, date)
  return Math.hypot(x, y) < 1
}

describe('the sky over 35° north at eight in the evening', () => {
  it('has the pole star as high as the latitude, in the north, on every evening', () => {
    const height = Math.tan(((90 - 35) / 2) * (Math.PI / 180))
    for (const date of EVENINGS) {
      expect(Math.abs(seen(POLARIS, date).x), date).toBeLessThan(0.02)
      expect(Math.abs(seen(POLARIS, date).y + height), date).toBeLessThan(0.02)
    }
  })

  it('has Orion in the south in February and below the horizon in July', () => {
    const { x, y } = seen(BETELGEUSE, '2026-02-10')
    expect(Math.abs(x)).toBeLessThan(0.2)
    expect(y).toBeGreaterThan(0)
    expect(hasRisen(BETELGEUSE, '2026-07-10')).toBe(false)
  })

  it('has Vega overhead in August and in the west, on the right, in November', () => {
    const { x, y } = seen(VEGA, '2026-08-25')
    expect(Math.hypot(x, y)).toBeLessThan(0.1)
    expect(seen(VEGA, '2026-11-21').x).toBeGreaterThan(0.3)
  })

  it('has the stars of the chart: Sirius first, and 131 lines between places on the sphere', () => {
    expect(stars).toHaveLength(1061)
    expect(stars[0]).toEqual({ ascension: 101.3, declination: -16.7, magnitude: -1.4 })
    expect(figures).toHaveLength(131)
    for (const { ascension, declination } of [...stars, ...figures.flat()]) {
      expect(ascension >= 0 && ascension < 360 && Math.abs(declination) <= 90).toBe(true)
    }
  })
})
const paint = (date: string) =>
  leafNodes(paintingOf(artFamily('stars'), { family: 'stars', palette: '', seed: 0 }, date, BOX).nodes).map(
    ({ node }) => node,
  )
const pathOf = (nodes: readonly SceneNode[], id: string) => {
  const node = nodes.find((one) => one.id === id)
  return node?.type === 'path' ? node.d : ''
}

describe('the painting', () => {
  it('rings the brightest stars that have risen, all of them where the whole disc is in sight', () => {
    let whole = 0
    for (const date of EVENINGS) {
      const nodes = paint(date)
      const risen = stars.filter((star) => star.magnitude < BRIGHT && hasRisen(star, date)).length
      const rings = pathOf(nodes, 'art-rings').match(/Z/g)?.length ?? 0
      const isWhole = pathOf(nodes, 'art-rim-days-outside') === ''
      whole += isWhole ? 1 : 0
      if (isWhole)
        expect(Math.abs(rings - risen), date).toBeLessThanOrEqual(1) // One may be on the horizon.
      else expect(rings, date).toBeLessThanOrEqual(risen)
    }
    expect(whole).toBeGreaterThan(4)
  })

  it('turns the rim from day to day, and has a tick for each degree of the year but the terms', () => {
    const rims = EVENINGS.map((date) => pathOf(paint(date), 'art-rim-ticks'))
    expect(new Set(rims).size).toBe(EVENINGS.length)
    for (const rim of rims) expect(rim.match(/M/g)).toHaveLength(336)
  })
})
