import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inputIdle, watchInput, watchScroll } from '../../src/pages/browser/inputIdle'

const LONG_MS = 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  watchInput()
  watchScroll()
})

afterEach(() => {
  dispatchEvent(new Event('pointerup'))
  vi.useRealTimers()
})

async function goesOnWithin(ms: number): Promise<boolean> {
  let hasGoneOn = false
  void inputIdle().then(() => (hasGoneOn = true))
  await vi.advanceTimersByTimeAsync(ms)
  return hasGoneOn
}

const drag = () => dispatchEvent(new MouseEvent('pointermove', { buttons: 1 }))

describe('what waits for idle input', () => {
  it('goes on at once when nothing is done', async () => expect(await goesOnWithin(0)).toBe(true))

  it.each([
    ['a key', () => dispatchEvent(new Event('keydown'))],
    ['a press', () => dispatchEvent(new Event('pointerdown'))],
    ['a scroll', () => dispatchEvent(new Event('scroll'))],
  ])('waits after %s, and goes on', async (_, happen) => {
    happen()
    expect(await goesOnWithin(100)).toBe(false)
    expect(await goesOnWithin(LONG_MS)).toBe(true)
  })

  it('waits as long as a pointer drags, and goes on when it is lifted', async () => {
    dispatchEvent(new Event('pointerdown'))
    let hasGoneOn = false
    void inputIdle().then(() => (hasGoneOn = true))
    for (let step = 0; step < 100; step++) {
      drag()
      await vi.advanceTimersByTimeAsync(50)
    }
    expect(hasGoneOn).toBe(false)
    dispatchEvent(new Event('pointerup'))
    await vi.advanceTimersByTimeAsync(LONG_MS)
    expect(hasGoneOn).toBe(true)
  })
})
