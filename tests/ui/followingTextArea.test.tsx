// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { atom, createStore } from 'jotai'
import { Profiler } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { FollowingTextArea } from '../../src/ui/FollowingTextArea'

afterEach(cleanup)

/** A field whose text is an atom's. */
function openField(first: string) {
  const store = createStore()
  const textAtom = atom(first)
  let renderings = 0
  const text = {
    current: () => store.get(textAtom),
    subscribe: (onChange: () => void) => store.sub(textAtom, onChange),
  }
  render(
    <Profiler id="field" onRender={() => (renderings += 1)}>
      <FollowingTextArea label="Quote" text={text} onChange={(typed) => store.set(textAtom, typed)} />
    </Profiler>,
  )
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Quote' })
  return {
    field,
    text,
    replace: (next: string) => act(() => store.set(textAtom, next)),
    renderings: () => renderings,
  }
}

describe('a field that follows its text', () => {
  it('takes what is typed, without being rendered', async () => {
    const { field, text, renderings } = openField('Wonder')
    const before = renderings()
    await userEvent.type(field, ' is all')
    expect([field.value, text.current()]).toEqual(['Wonder is all', 'Wonder is all'])
    expect(renderings()).toBe(before)
  })

  it('shows a text that comes from elsewhere', () => {
    const { field, replace } = openField('Wonder')
    expect(field.value).toBe('Wonder')
    replace('Another day')
    expect(field.value).toBe('Another day')
  })

  it('keeps the caret where it is while words are typed in the middle', async () => {
    const { field, text } = openField('Wonder all')
    field.focus()
    field.setSelectionRange(6, 6)
    await userEvent.keyboard(' is')
    expect([text.current(), field.selectionStart]).toEqual(['Wonder is all', 9])
  })
})
