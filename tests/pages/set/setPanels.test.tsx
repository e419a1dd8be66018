import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'jotai'
import { useState } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { DayRange } from '../../../src/card/set/range'
import { startTranslations, needTexts } from '../../../src/language/i18n'
import { DatesPart } from '../../../src/pages/set/panels/DaysPanel'
import { FilesPart } from '../../../src/pages/set/panels/FilesPart'
import { patternAtom } from '../../../src/state/set/setChoice'
import { fakeSet, PLACES } from './fakeSet'

void needTexts('set')

beforeAll(() => startTranslations('en'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function description(field: HTMLElement): string {
  const id = field.getAttribute('aria-describedby')
  return (id && document.getElementById(id)?.textContent) ?? ''
}

it('what is wrong with dates is told once a field is left', () => {
  function Dates() {
    const [range, setRange] = useState({
      kind: 'dates',
      from: '2026-03-09',
      to: '2026-03-10',
    } as const as DayRange & { kind: 'dates' })
    return <DatesPart range={range} onChange={setRange} />
  }
  render(<Dates />)
  const [from, to] = [screen.getByLabelText('From'), screen.getByLabelText('To')]
  for (const [day, problem] of [
    ['2026-03-08', 'This is before the first date.'],
    ['2028-03-08', 'That is 731 days. The limit is 366.'],
    ['', 'This is not a complete date.'],
    ['2026-03-10', ''],
  ] as const) {
    fireEvent.change(to, { target: { value: day } })
    expect(description(to)).toBe('')
    fireEvent.blur(to)
    expect(description(to)).toBe(problem)
    expect(description(from)).toBe('')
  }
})

it('the names of files follow a pattern, and what cannot be filled in is told', () => {
  const { store } = fakeSet()
  render(<Provider store={store} children={<FilesPart places={PLACES} />} />)
  const names = screen.getByRole('textbox', { name: 'File names' })
  act(() => store.set(patternAtom, '{number} {target}'))
  expect(description(names)).toBe('The first is 1 x.png.')
  fireEvent.change(names, { target: { value: '{editor}' } })
  expect(description(names)).toMatch(/^\{editor\} is not a known placeholder\./)
  expect(store.get(patternAtom)).toBe('{editor}')
})
