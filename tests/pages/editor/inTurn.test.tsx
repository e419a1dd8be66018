// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { useLayoutEffect } from 'react'
import { afterEach, expect, it } from 'vitest'
import { InTurn, Turns } from '../../../src/pages/editor/opening/InTurn'

afterEach(cleanup)

const PARTS = ['bar', 'export', 'panels', 'fields', 'rest'] as const

it('brings one part of the editor in each rendering, and its room until then', async () => {
  const shown: (string | null)[] = []
  function Part({ name }: { name: string }) {
    useLayoutEffect(() => void shown.push(document.body.textContent))
    return name
  }
  render(
    <Provider store={createStore()}>
      {PARTS.map((part) => (
        <InTurn key={part} part={part} room="·">
          <Part name={part} />
        </InTurn>
      ))}
      <Turns />
    </Provider>,
  )
  await waitFor(() => expect(shown).toContain(PARTS.join('')), { timeout: 10_000 })
  expect(new Set(shown)).toEqual(
    new Set(['bar····', 'barexport···', 'barexportpanels··', 'barexportpanelsfields·', PARTS.join('')]),
  )
})
