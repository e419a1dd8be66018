import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GRADIENTS, gradientOver, parseGradient } from '../../src/look/gradients'
import { runs } from '../fixtures/tier'

describe('gradient classes', () => {
  it('reads every preset', () => {
    expect(Object.keys(GRADIENTS)).toHaveLength(16)
    for (const { value } of Object.values(GRADIENTS)) expect(parseGradient(value), value).not.toBeNull()
  })

  it('reads direction, named colours, a middle colour and hex', () => {
    expect(parseGradient('bg-gradient-to-tr from-pink-50 via-white to-[#1A2B3C]')).toEqual({
      dx: 1,
      dy: -1,
      stops: [
        { at: 0, colour: '#fdf2f8' },
        { at: 0.5, colour: '#ffffff' },
        { at: 1, colour: '#1A2B3C' },
      ],
    })
  })

  it.each([
    ['nothing', ''],
    ['no direction', 'from-pink-50 to-purple-50'],
    ['no end', 'bg-gradient-to-r from-pink-50'],
    ['an unknown colour', 'bg-gradient-to-r from-pink-50 to-plaid-50'],
    ['an unknown shade', 'bg-gradient-to-r from-pink-55 to-purple-50'],
    ['an unknown direction', 'bg-gradient-to-xy from-pink-50 to-purple-50'],
    ['an inherited name', 'bg-gradient-to-r from-constructor-50 to-purple-50'],
    ['a class that is none', 'bg-gradient-to-r from-pink-50 to-purple-50 rotate-3'],
    ['two starts', 'bg-gradient-to-r from-pink-50 from-pink-100 to-purple-50'],
  ])('refuses %s', (_what, value) => {
    expect(parseGradient(value)).toBeNull()
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (value) => void parseGradient(value)),
      { numRuns: runs(1000) },
    )
  })

  it('runs from edge to edge when it points to a side', () => {
    const line = gradientOver(parsed('bg-gradient-to-r from-white to-black'), {
      x: 10,
      y: 20,
      width: 100,
      height: 50,
    })
    expect(line.from).toEqual({ x: 10, y: 45 })
    expect(line.to).toEqual({ x: 110, y: 45 })
  })

  it('gives the two other corners the middle colour when it points to a corner', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 2000 }), (width, height) => {
        const { from, to } = gradientOver(parsed('bg-gradient-to-br from-white to-black'), {
          x: 0,
          y: 0,
          width,
          height,
        })
        const along = (x: number, y: number) =>
          ((x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y)) /
          ((to.x - from.x) ** 2 + (to.y - from.y) ** 2)
        expect(along(width, 0)).toBeCloseTo(0.5, 6)
        expect(along(0, height)).toBeCloseTo(0.5, 6)
        expect(along(0, 0)).toBeCloseTo(0, 6)
        expect(along(width, height)).toBeCloseTo(1, 6)
      }),
    )
  })
})

function parsed(value: string) {
  const gradient = parseGradient(value)
  if (!gradient) throw new Error(`not a gradient: ${value}`)
  return gradient
}
