import { act, cleanup, render, screen } from '@testing-library/react'
import { startTransition, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { startTranslations } from '../../src/language/i18n'
import { PageErrorBoundary } from '../../src/pages/routes'
import { deferred } from '../fixtures/deferred'

afterEach(() => {
  cleanup()
  delete window.leaving
})

it('keeps what was there while the page is left, and reports the failure if it stays', async () => {
  await startTranslations('en')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let fail = () => {}
  const Page = () => {
    const [isBroken, setBroken] = useState(false)
    fail = () => setBroken(true)
    if (isBroken) throw new Error('its code did not come')
    return 'Words'
  }
  render(
    <PageErrorBoundary>
      <Page />
    </PageErrorBoundary>,
  )
  const stays = deferred<void>()
  window.leaving = stays.promise
  await act(async () => startTransition(fail))
  expect(document.body.textContent).toBe('Words')
  await act(async () => stays.resolve())
  expect(screen.getByRole('alert').textContent).toContain('This page stopped working.')
})

it('reports a page that throws, and offers to reload', async () => {
  await startTranslations('en')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Broken = () => {
    throw new Error('broken')
  }
  render(
    <PageErrorBoundary>
      <Broken />
    </PageErrorBoundary>,
  )
  expect(screen.getByRole('alert').textContent).toContain('This page stopped working.')
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
})
