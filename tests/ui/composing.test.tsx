import { cleanup, fireEvent, render } from '@testing-library/react'
import { Provider } from 'jotai'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTranslations, needTexts } from '../../src/language/i18n'
import { NameField } from '../../src/pages/cards/rows/KeptCardItem'
import { NameTemplate } from '../../src/pages/editor/templates/MyTemplates'
import { SearchField } from '../../src/ui/SearchField'
import { TextField } from '../../src/ui/TextField'

void needTexts('cards')
void needTexts('editor')

const FIELDS = {
  'a field that Enter submits': {
    key: 'Enter',
    shown: (done: () => void) => <TextField label="Address" value="w" onChange={() => {}} onEnter={done} />,
  },
  'a search that Esc clears': {
    key: 'Escape',
    shown: (done: () => void) => (
      <SearchField
        maxLength={9}
        label="Find"
        clearLabel="Clear"
        value="w"
        onChange={() => {}}
        onClear={done}
      />
    ),
  },
  'a card’s name that Enter takes': {
    key: 'Enter',
    shown: (done: () => void) => <NameField name="w" onDone={done} />,
  },
  'a card’s name that Esc leaves': {
    key: 'Escape',
    shown: (done: () => void) => <NameField name="w" onDone={done} />,
  },
  'a template’s name that Esc leaves': {
    key: 'Escape',
    shown: (done: () => void) => (
      <Provider children={<NameTemplate onExport={() => undefined} onDone={done} />} />
    ),
  },
}

beforeAll(() => startTranslations('en'))
afterEach(cleanup)

// After a composition, Safari sends the key that confirms or discards a word as 229.
describe.each(Object.entries(FIELDS))('%s', (_, { key, shown }) => {
  it.each([
    ['in Safari', { keyCode: 229, isComposing: false }],
    ['elsewhere', { keyCode: 229, isComposing: true }],
  ])('leaves an input method’s keys to it %s', (__, init) => {
    const done = vi.fn<() => void>()
    render(shown(done))
    const field = document.querySelector('input')!
    fireEvent.keyDown(field, { key, ...init })
    expect(done).not.toHaveBeenCalled()
    fireEvent.keyDown(field, { key, keyCode: key === 'Enter' ? 13 : 27 })
    expect(done).toHaveBeenCalledOnce()
  })
})
