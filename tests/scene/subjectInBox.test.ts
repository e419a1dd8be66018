import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RATIOS } from '../../src/look/ratios'
import { containsBox, fittedBox } from '../../src/scene/box'
import { runs } from '../fixtures/tier'

const ratio = fc.constantFrom(...Object.values(RATIOS))
const share = fc.double({ min: 0, max: 1, noNaN: true })

/** A card's box, a picture's size and a subject within the picture. */
const anyCrop = fc
  .tuple(ratio, ratio, share, share, share, share, fc.double({ min: 1, max: 3, noNaN: true }))
  .map(([card, shape, x, y, across, down, zoom]) => ({
    box: { x: 10, y: 20, width: card.width, height: card.height },
    picture: { widthPx: shape.width, heightPx: shape.height },
    subject: { x: x * (1 - across), y: y * (1 - down), width: across, height: down },
    zoom,
  }))

describe('a picture with a subject', () => {
  it('fills its box and keeps the subject whole where the ratio allows', () => {
    fc.assert(
      fc.property(anyCrop, ({ box, picture, subject, zoom }) => {
        const whole = fittedBox({ ...box, fit: 'cover', focus: { x: 0.5, y: 0.5 }, zoom, subject }, picture)
        expect(containsBox(whole, box)).toBe(true)
        const seen = {
          x: whole.x + subject.x * whole.width,
          y: whole.y + subject.y * whole.height,
          width: subject.width * whole.width,
          height: subject.height * whole.height,
        }
        if (seen.width <= box.width)
          expect(containsBox({ ...box, y: seen.y, height: seen.height }, seen)).toBe(true)
        if (seen.height <= box.height)
          expect(containsBox({ ...box, x: seen.x, width: seen.width }, seen)).toBe(true)
        else expect(seen.y).toBeGreaterThanOrEqual(box.y - 0.5) // its head is seen
      }),
      { numRuns: runs(2_000) },
    )
  })
})
