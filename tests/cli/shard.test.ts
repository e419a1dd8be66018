import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseShard, shardCount, shardOf } from '../../src/cli/card/run'

it('has every card of the whole in one part, each once, in its order', async () => {
  const whole = fc.record({ count: fc.nat(200), of: fc.integer({ min: 1, max: 30 }) })
  await fc.assert(
    fc.asyncProperty(whole, async ({ count, of }) => {
      const cards = Array.from({ length: count }, (_, nth) => nth)
      const parts: number[][] = []
      for (let nth = 1; nth <= of; nth++) {
        const part: number[] = []
        for await (const card of shardOf(cards, { nth, of })) part.push(card)
        expect(part).toEqual(part.toSorted((one, other) => one - other))
        expect(part).toHaveLength(shardCount(count, { nth, of }))
        parts.push(part)
      }
      expect(parts.flat().toSorted((one, other) => one - other)).toEqual(cards)
      const sizes = parts.map(({ length }) => length)
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
    }),
  )
})

it.each(['0/8', '9/8', '3', '3/', 'a/b', '-1/8', '1/0', '1.5/2'])('cannot be %s', (value) => {
  expect(() => parseShard(value)).toThrow(`--shard is "${value}"`)
})
