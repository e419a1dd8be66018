import { expect, it, vi } from 'vitest'
import { queueDrawing } from '../../../src/pages/editor/thumbnails/drawQueue'

const settled = () => new Promise((resolve) => setTimeout(resolve, 300))

it('draws a few at a time, in turn, and never what was called off', async () => {
  const drawn: number[] = []
  let [running, most] = [0, 0]
  const cancels = Array.from({ length: 6 }, (_, index) =>
    queueDrawing(async () => {
      most = Math.max(most, ++running)
      await new Promise((resolve) => setTimeout(resolve, 5))
      running -= 1
      drawn.push(index)
    }),
  )
  cancels[4]?.()
  await settled()
  expect(drawn).toEqual([0, 1, 2, 3, 5])
  expect(most).toBeLessThanOrEqual(3)
})

it('goes on after a drawing that failed', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const draw = vi.fn(async () => undefined)
  queueDrawing(async () => {
    throw new Error('no canvas left')
  })
  queueDrawing(draw)
  await settled()
  expect(draw).toHaveBeenCalledOnce()
  expect(warn).toHaveBeenCalledOnce()
})
