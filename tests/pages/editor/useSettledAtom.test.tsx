// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { atom, createStore, Provider } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isPointerHeld } from '../../../src/pages/browser/inputIdle'
import { useSettledAtom } from '../../../src/pages/editor/useSettledAtom'

const wordsAtom = atom(['a'])
const isLonger = (next: readonly string[], shown: readonly string[]) => next.length > shown.length

function Words() {
  return <p>{useSettledAtom(wordsAtom, isLonger).join(' ')}</p>
}

const isAtRest = () => !isPointerHeld()

function Choice() {
  return <p>{useSettledAtom(wordsAtom, isAtRest).join(' ')}</p>
}

function show(Shown = Words) {
  const store = createStore()
  render(
    <Provider store={store}>
      <Shown />
      <textarea />
      <button type="button">next</button>
    </Provider>,
  )
  const text = () => document.querySelector('p')?.textContent
  const type = (words: string[]) =>
    act(() => {
      fireEvent.keyDown(screen.getByRole('textbox'))
      store.set(wordsAtom, words)
    })
  return { store, text, type }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('follows at once while nobody types', () => {
  const { store, text } = show()
  act(() => vi.advanceTimersByTime(1000))
  act(() => store.set(wordsAtom, ['b']))
  expect(text()).toBe('b')
})

it('follows typing when it rests', () => {
  const { text, type } = show()
  type(['b'])
  act(() => vi.advanceTimersByTime(200))
  type(['c'])
  act(() => vi.advanceTimersByTime(200))
  expect(text()).toBe('a')
  act(() => vi.advanceTimersByTime(100))
  expect(text()).toBe('c')
})

it('follows before anything that is focused is read aloud', () => {
  const { text, type } = show()
  type(['b'])
  act(() => screen.getByRole('button').focus())
  expect(text()).toBe('b')
})

it('does not wait with what is urgent, nor loses what comes after it', () => {
  const { text, type } = show()
  type(['b'])
  type(['b', 'c'])
  expect(text()).toBe('b c')
  type(['d', 'e'])
  expect(text()).toBe('b c')
  act(() => vi.advanceTimersByTime(300))
  expect(text()).toBe('d e')
})

it('waits with a choice only while a pointer is held', () => {
  const { store, text, type } = show(Choice)
  type(['b'])
  expect(text()).toBe('b')
  const pull = (words: string[]) =>
    act(() => {
      fireEvent.pointerMove(document.body, { buttons: 1 })
      store.set(wordsAtom, words)
    })
  act(() => void fireEvent.pointerDown(document.body, { buttons: 1 }))
  for (const words of ['c', 'd', 'e']) {
    pull([words])
    act(() => vi.advanceTimersByTime(200))
    expect(text()).toBe('b')
  }
  act(() => void fireEvent.pointerUp(document.body))
  act(() => vi.advanceTimersByTime(300))
  expect(text()).toBe('e')
})
