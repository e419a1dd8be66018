import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { firstPicture } from '../../src/pages/browser/firstPaint'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  delete window.firstPicture
})

function watched() {
  const state = { isOver: false }
  void firstPicture().then(() => (state.isOver = true))
  return state
}

it('is over when the picture is, and at once where the page has none', async () => {
  let resolve = () => {}
  window.firstPicture = new Promise<void>((end) => (resolve = end))
  const state = watched()
  await vi.advanceTimersByTimeAsync(100)
  expect(state.isOver).toBe(false)
  resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(state.isOver).toBe(true)

  delete window.firstPicture
  const none = watched()
  await vi.advanceTimersByTimeAsync(0)
  expect(none.isOver).toBe(true)
})

it('is over after half a second, whatever the picture does', async () => {
  window.firstPicture = new Promise(() => {})
  const state = watched()
  await vi.advanceTimersByTimeAsync(500)
  expect(state.isOver).toBe(true)
})
