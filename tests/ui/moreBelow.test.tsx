import { cleanup, fireEvent, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useMoreBelow } from '../../src/ui/useMoreBelow'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Panel() {
  const box = useRef<HTMLDivElement>(null)
  useMoreBelow(box, 'panel')
  return <div ref={box} data-testid="panel" />
}

/** Calls back at once, as browsers do; jsdom has none. */
class CallsAtFirst {
  constructor(private readonly call: () => void) {}
  observe() {
    this.call()
  }
  disconnect() {}
}

it('says that there is more below until the end is reached', () => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(500)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300)
  vi.stubGlobal('ResizeObserver', CallsAtFirst)
  const panel = render(<Panel />).getByTestId('panel')
  expect(panel.hasAttribute('data-more')).toBe(true)
  panel.scrollTop = 200
  fireEvent.scroll(panel)
  expect(panel.hasAttribute('data-more')).toBe(false)
  panel.scrollTop = 40
  fireEvent.scroll(panel)
  expect(panel.hasAttribute('data-more')).toBe(true)
})
