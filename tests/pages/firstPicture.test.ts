// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { firstPicture } from '../../src/pages/browser/firstPaint'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  document.body.innerHTML = '<div id="first-card"><img hidden></div>'
})
afterEach(() => void vi.useRealTimers())

const picture = () => document.querySelector('img')!
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Whether the page may be hydrated, looked at in the next frames. */
async function watched() {
  const state = { isOver: false }
  void firstPicture().then(() => (state.isOver = true))
  await frame()
  return state
}

it('is over when the picture has been painted', async () => {
  const state = await watched()
  expect(state.isOver).toBe(false)
  picture().hidden = false
  await frame()
  await frame()
  await vi.advanceTimersByTimeAsync(1)
  expect(state.isOver).toBe(true)
})

it('is over at once where the picture failed, or the page has none', async () => {
  const state = await watched()
  picture().dataset['failed'] = ''
  await frame()
  expect(state.isOver).toBe(true)
  document.body.replaceChildren()
  expect((await watched()).isOver).toBe(true)
})

it('is over after half a second, whatever the picture does', async () => {
  const state = await watched()
  await vi.advanceTimersByTimeAsync(500)
  expect(state.isOver).toBe(true)
})
