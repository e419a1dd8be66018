import { describe, expect, it } from 'vitest'
import { nativeStops, rampOf, steepnessOf } from '../../src/draw/gradientMath'

import { parseColour } from '../../src/scene/colour'
import type { ColourStop } from '../../src/scene/nodes'

const FADE = [
  { at: 0, colour: '#ff0000' },
  { at: 1, colour: 'rgba(0,0,0,0)' },
]

describe('colours along a gradient', () => {
  it('keep their hue while they fade to transparent', () => {
    expect(rampOf(FADE)(0.5)).toEqual({ r: 255, g: 0, b: 0, a: 0.5 })
    expect(rampOf(FADE)(1).a).toBe(0)
  })

  it('hold the first and last stop beyond the ends', () => {
    const stops = [
      { at: 0.2, colour: '#000000' },
      { at: 0.6, colour: '#ffffff' },
    ]
    expect(rampOf(stops)(-3).r).toBe(0)
    expect(rampOf(stops)(0.4).r).toBeCloseTo(127.5)
    expect(rampOf(stops)(9).r).toBe(255)
  })

  it('jump where two stops share a place', () => {
    const stops = [
      { at: 0, colour: '#000000' },
      { at: 0.5, colour: '#000000' },
      { at: 0.5, colour: '#ffffff' },
      { at: 1, colour: '#ffffff' },
    ]
    expect([0.49, 0.5, 0.51].map((t) => rampOf(stops)(t).r)).toEqual([0, 255, 255])
  })

  it('get stops in between for engines that mix unmultiplied, only where opacity and colour change', () => {
    expect(nativeStops(FADE)).toHaveLength(17)
    const inOneColour = [FADE[0]!, { at: 1, colour: 'rgba(255,0,0,0)' }]
    expect(nativeStops(inOneColour)).toEqual(inOneColour)
    expect(nativeStops(FADE)[8]).toEqual({ at: 0.5, colour: 'rgba(255.00,0.00,0.00,0.5000)' })
    const opaque = [FADE[0]!, { at: 1, colour: '#0000ff' }]
    expect(nativeStops(opaque)).toEqual(opaque)
  })
})

describe('a gradient for engines that mix unmultiplied', () => {
  const FADES = [
    ['#4a5568', 'rgba(88,99,120,0.85)'],
    ['rgba(255,230,190,0.9)', 'rgba(230,214,180,0.3)'],
    ['rgba(40,30,80,0.4)', 'rgba(0,30,80,1)'],
  ].map(([from, to]) => [
    { at: 0, colour: from! },
    { at: 1, colour: to! },
  ])

  it.each(FADES.map((stops) => ({ stops })))('paints within about half a level of $stops', ({ stops }) => {
    const [exact, native] = [rampOf(stops), nativeStops(stops)]
    for (let t = 0; t < 1; t += 1 / 512) {
      const [wanted, painted] = [exact(t), mixedUnmultiplied(native, t)]
      for (const channel of ['r', 'g', 'b'] as const)
        expect(Math.abs(wanted[channel] * wanted.a - painted[channel] * painted.a)).toBeLessThan(0.6)
    }
  })
})

/** Colour such an engine shows at `t`: channels are not premultiplied. */
function mixedUnmultiplied(stops: readonly ColourStop[], t: number) {
  const after = Math.max(
    1,
    stops.findIndex(({ at }) => at > t),
  )
  const [from, to] = [stops[after - 1]!, stops[after]!]
  const [a, b] = [parseColour(from.colour)!, parseColour(to.colour)!]
  const share = (t - from.at) / (to.at - from.at)
  const mix = (of: 'r' | 'g' | 'b' | 'a') => a[of] + (b[of] - a[of]) * share
  return { r: mix('r'), g: mix('g'), b: mix('b'), a: mix('a') }
}

describe('a gradient’s steepness', () => {
  const line = { type: 'linear', from: { x: 0, y: 0 }, to: { x: 30, y: 40 } } as const
  const stops = (...colours: [number, string][]) => colours.map(([at, colour]) => ({ at, colour }))

  it('is that of its fastest channel, opacity included, in levels per px', () => {
    expect(steepnessOf({ ...line, stops: stops([0, '#000000'], [1, '#000A64']) })).toBeCloseTo(2, 6)
    expect(steepnessOf({ ...line, stops: stops([0, 'rgba(0,0,0,0)'], [1, 'rgba(0,0,0,1)']) })).toBeCloseTo(
      5.1,
      6,
    )
    expect(
      steepnessOf({ ...line, stops: stops([0, '#000000'], [0.5, '#000000'], [1, '#0A0000']) }),
    ).toBeCloseTo(0.4, 6)
  })

  it('is infinite where two colours meet', () => {
    expect(steepnessOf({ ...line, stops: stops([0.5, '#000000'], [0.5, '#FFFFFF']) })).toBe(Infinity)
  })
})
