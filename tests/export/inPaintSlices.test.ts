import { describe, expect, it } from 'vitest'
import { inPaintSlices } from '../../src/export/inPaintSlices'

/** How many steps each slice had. */
async function slicesOf(steps: readonly unknown[]): Promise<number[]> {
  const slices: number[] = []
  function* running(): Generator<unknown, string> {
    for (const step of steps) {
      slices[slices.length - 1]! += 1
      yield step
    }
    return 'done'
  }
  expect(await inPaintSlices(running(), () => Promise.resolve(void slices.push(0)))).toBe('done')
  return slices
}

describe('steps in slices', () => {
  it('end their slice where they say so', async () => {
    const slices = await slicesOf([false, true, true, undefined, true, false])
    expect(slices.length).toBeGreaterThanOrEqual(4)
    expect(slices[0]).toBeLessThanOrEqual(2)
  })

  it('each come once, in their order, whatever they say', async () => {
    const slices = await slicesOf([undefined, 5, false, true, undefined])
    expect(slices.reduce((sum, count) => sum + count, 0)).toBe(5)
  })
})
