import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startTranslations, needTexts } from '../../../src/language/i18n'
import { TemplatesPanel } from '../../../src/pages/editor/templates/TemplatesPanel'
import { isNarrowAtom } from '../../../src/state/view'
import { cardWith } from '../../layout/cards'
import { nothingInView } from '../nothingInView'
import { CardOnDesk } from './canvas/cardOnDesk'

void needTexts('editor')

vi.mock('../../../src/pages/editor/thumbnails/ThumbnailImage', () => ({
  ThumbnailImage: () => null,
  CardThumbnail: () => null,
}))
afterEach(cleanup)
beforeEach(async () => {
  nothingInView()
  window.matchMedia = vi.fn((query: string) => ({
    matches: query.includes('max-width: 47.99875em'),
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof window.matchMedia
  await startTranslations('en')
  const card = new CardOnDesk(cardWith({}))
  card.store.set(isNarrowAtom, true)
  render(
    <Provider store={card.store}>
      <TemplatesPanel />
    </Provider>,
  )
})

const lists = () => screen.getAllByRole('listbox').map((list) => list.getAttribute('aria-label'))

it('a phone lists templates by kind, in the shape of its card', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  expect(screen.queryByRole('radio', { name: 'Landscape' })).toBeNull()
  const kinds = within(screen.getByRole('radiogroup', { name: 'Kind' })).getAllByRole('radio')
  const names = kinds.map((radio) => radio.closest('label')!.textContent)
  expect(names.map((name) => name.trim())).toEqual(['All', 'Compositions', 'Paintings', 'Weather', 'Mine'])
  await expect.poll(() => document.querySelectorAll('[role=option]').length).toBeGreaterThan(20)
  const shapes = [...document.querySelectorAll<HTMLElement>('[role=option] > span:first-child')]
  expect(new Set(shapes.map(({ style }) => style.getPropertyValue('--aspect')))).toEqual(new Set(['0.8']))
  await user.click(kinds[2]!)
  expect(lists()).toEqual(['Painting templates'])
  await user.click(kinds[3]!)
  const [weather] = screen.getAllByRole('listbox')
  expect(within(weather!).getAllByRole('option')).toHaveLength(5) // one of each weather
})

it('a phone keeps and imports templates from a menu', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  expect(screen.queryByRole('button', { name: 'Import…' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'More' }))
  const items = screen.getAllByRole('menuitem').map((item) => item.getAttribute('aria-label'))
  expect(items).toEqual(['Keep as Template', 'Import…'])
  await user.click(screen.getByRole('menuitem', { name: 'Keep as Template' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Template name' }))
})
