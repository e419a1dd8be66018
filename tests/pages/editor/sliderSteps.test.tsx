import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createStore, Provider, useAtomValue, useSetAtom } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSliderSteps } from '../../../src/pages/editor/PageTools'
import {
  canUndoAtom,
  changeTextSettingsAtom,
  placeQuoteAtom,
  settingsAtom,
  undoAtom,
} from '../../../src/state/card'
import { Slider } from '../../../src/ui/Slider'
import { QUOTE } from '../../layout/cards'

const PAUSE_MS = 900

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 21, 9) }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Editor() {
  useSliderSteps()
  const { letterSpacing } = useAtomValue(settingsAtom).textSettings
  const change = useSetAtom(changeTextSettingsAtom)
  return (
    <Slider
      label="Letter spacing"
      value={letterSpacing ?? 2}
      min={0}
      max={4}
      step={1}
      onChange={(next) => change({ letterSpacing: next })}
      valueText={String(letterSpacing)}
    />
  )
}

function openEditor() {
  const store = createStore()
  store.set(placeQuoteAtom, QUOTE)
  render(<Provider store={store} children={<Editor />} />)
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Letter spacing' })
  const slideTo = (value: number) => {
    fireEvent.input(slider, { target: { value: String(value) } })
    vi.advanceTimersByTime(PAUSE_MS)
  }
  const undo = () => act(() => store.set(undoAtom))
  return { store, slider, slideTo, undo }
}

it.each(['pointerUp', 'pointerCancel'] as const)(
  'a drag of a slider is one undo step, however slow (%s)',
  (end) => {
    const { store, slider, slideTo, undo } = openEditor()
    expect(slider.value).toBe('2')
    fireEvent.pointerDown(slider, { isPrimary: true })
    for (const value of [3, 4, 1, 0]) slideTo(value)
    fireEvent[end](slider, { isPrimary: true })
    expect(slider.value).toBe('0')
    undo()
    expect(slider.value).toBe('2')
    expect(store.get(canUndoAtom)).toBe(false)
  },
)

it('two drags are two steps, however quick, and a second finger continues the first one’s', () => {
  const { store, slider, undo } = openEditor()
  const drag = (value: number) => {
    fireEvent.pointerDown(slider, { isPrimary: true })
    fireEvent.pointerDown(slider, { isPrimary: false })
    fireEvent.input(slider, { target: { value: String(value) } })
    fireEvent.pointerUp(slider, { isPrimary: true })
  }
  drag(3)
  drag(4)
  undo()
  expect(slider.value).toBe('3')
  undo()
  expect(slider.value).toBe('2')
  expect(store.get(canUndoAtom)).toBe(false)
})
