import { describe, expect, it } from 'vitest'
import { inSlices, SLICE_PX } from '../../src/draw/inSlices'

/** How many steps each slice had. */
async function slicesOf(steps: readonly (number | undefined)[]): Promise<number[]> {
  const slices: number[] = []
  function* running(): Generator<number | undefined, string> {
    for (const step of steps) {
      slices[slices.length - 1]! += 1
      yield step
    }
    return 'done'
  }
  const turn = () => Promise.resolve(void slices.push(0))
  expect(await inSlices(running(), turn)).toBe('done')
  return slices
}

describe('steps in slices', () => {
  it('end a slice once it has painted as much as fits in one, however quickly', async () => {
    const half = SLICE_PX / 2
    const slices = await slicesOf([half, half, half, half, 3 * half, half])
    expect(Math.max(...slices)).toBeLessThanOrEqual(2)
    expect(slices.length).toBeGreaterThanOrEqual(4)
  })

  it('each come once, in their order, whatever they say', async () => {
    const slices = await slicesOf([undefined, 5, undefined, SLICE_PX, undefined])
    expect(slices.reduce((sum, count) => sum + count, 0)).toBe(5)
  })
})
