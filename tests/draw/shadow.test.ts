import { expect, it } from 'vitest'
import { spreadRadius } from '../../src/draw/paint/shadow'

it('a shadow’s corners follow CSS: sharp stays sharp, small grows less than the spread', () => {
  expect(spreadRadius(0, 10)).toBe(0)
  expect(spreadRadius(20, 10)).toBe(30)
  expect(spreadRadius(20, -25)).toBe(0)
  expect(spreadRadius(5, 10)).toBeCloseTo(5 + 10 * (1 - 0.125))
})
