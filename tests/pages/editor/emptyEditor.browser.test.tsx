import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { needTexts, startTranslations } from '../../../src/language/i18n'
import { EditorPage } from '../../../src/pages/editor/EditorPage'
import { quoteDependenciesAtom } from '../../../src/state/quote'

void needTexts('editor')
configure({ asyncUtilTimeout: 30_000 })

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined)) // Each failed source is logged.
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function openEditor(now: () => Date) {
  const store = createStore()
  store.set(quoteDependenciesAtom, { ...store.get(quoteDependenciesAtom), now })
  render(
    <Provider store={store}>
      <MemoryRouter>
        <EditorPage />
      </MemoryRouter>
    </Provider>,
  )
  return store
}

const noCalendar = () => new Date(Number.NaN) // no day, no quote

describe('an editor without a quote', () => {
  it('says so, and links back home', async () => {
    await startTranslations('en')
    openEditor(noCalendar)
    expect(await screen.findByRole('heading', { name: 'No Data Found' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/en')
    expect(screen.getByRole('alert').textContent).toContain('The quote for this day did not load.')
    expect(screen.queryByRole('tab')).toBeNull()
  })

  it('is in Chinese on the Chinese page', async () => {
    await startTranslations('zh')
    openEditor(noCalendar)
    expect(await screen.findByRole('heading', { name: '这里还没有内容' })).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain('这一天的句子没有载入。')
  })

  it('opens with its panels and the card as soon as a retry loads a quote', async () => {
    await startTranslations('en')
    const store = openEditor(noCalendar)
    await screen.findByRole('heading', { name: 'No Data Found' })
    const answer = {
      id: '1',
      content: 'Here at last',
      translation: '终于来了',
      author: 'A',
      assign_date: '2026-11-21',
    }
    store.set(quoteDependenciesAtom, {
      ...store.get(quoteDependenciesAtom),
      now: () => new Date(2026, 10, 21),
      fetch: async () => Response.json({ ...answer, share_img_urls: [], origin_img_urls: [] }),
    })
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('tab', { name: 'Templates' })).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Export Image' })).toBeTruthy()
    const card = await screen.findByRole('img', { name: /^Here at last; 终于来了; A; / })
    await waitFor(() => expect(card.querySelector('canvas')).toBeTruthy())
    expect(screen.queryByText('No Data Found')).toBeNull()
  })
})
