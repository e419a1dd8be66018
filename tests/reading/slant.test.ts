import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { slantOf } from './slant'

const LINE_PX = 40

describe('the slant of letters', () => {
  it.each([0, 0.1, 0.14, 0.2])('is found where stems lean by %d', (slant) => {
    expect(slantOf(stems(slant), LINE_PX)).toBeCloseTo(slant, 1)
  })

  it('is none where stems stand', () => {
    expect(slantOf(stems(0), LINE_PX)).toBe(0)
    expect(slantOf(stems(0.02), LINE_PX)).toBe(0)
  })
})

/** Two lines of stems and bars, their tops pushed to the right. */
function stems(slant: number): Canvas {
  const canvas = createCanvas(400, 2 * LINE_PX)
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000000'
  for (const top of [4, LINE_PX + 4]) {
    context.setTransform(1, 0, -slant, 1, slant * (top + 16), 0)
    for (let x = 30; x < 360; x += 23) {
      context.fillRect(x, top, 5, 32)
      context.fillRect(x, top + 14, 12, 4)
    }
  }
  return canvas
}
