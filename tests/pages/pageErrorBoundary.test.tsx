// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { startTranslations } from '../../src/language/i18n'
import { PageErrorBoundary } from '../../src/pages/shell/PageErrorBoundary'

afterEach(cleanup)

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
