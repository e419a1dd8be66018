import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useExportShortcut } from '../../../src/pages/editor/PageTools'

const go = vi.hoisted(() => vi.fn<(exportAction: string) => void>())
vi.mock('../../../src/pages/editor/export/useExportActions', () => ({
  useExportActions: () => ({ actions: { main: 'device' }, go }),
}))

afterEach(cleanup)

it('Ctrl or Cmd with S exports also from the field over the card, which keeps its keys to itself', () => {
  function Editor() {
    useExportShortcut()
    return <textarea aria-label="Quote on the card" onKeyDown={(event) => event.stopPropagation()} />
  }
  render(<Editor />)
  const field = screen.getByRole('textbox')
  expect(fireEvent.keyDown(field, { key: 's', ctrlKey: true })).toBe(false)
  fireEvent.keyDown(field, { key: 'S', metaKey: true })
  expect(go.mock.calls).toEqual([['device'], ['device']])
  for (const other of [{ key: 's' }, { key: 's', ctrlKey: true, altKey: true }, { key: 'a', ctrlKey: true }])
    fireEvent.keyDown(field, other)
  expect(go).toHaveBeenCalledTimes(2)
})
