// @module-tag days
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { almanacQuote } from '../../../src/quotes/almanac'
import { endpointAnswer } from '../../../src/quotes/endpoint'
import { editRequestAtom, quoteDependenciesAtom } from '../../../src/state/quote'
import { openSite } from '../openSite'

vi.mock('../../../src/pages/home/HomeCard', () => ({ HomeCard: () => null }))
vi.mock('../../../src/pages/editor/EditorPage', () => ({ EditorPage: () => null }))
afterEach(cleanup)

const user = userEvent.setup({ pointerEventsCheck: 0 })
const region = () => within(document.querySelector<HTMLElement>('section[aria-label="Today\'s Quote"]')!)
const heading = () => region().getByRole('heading').textContent
const hrefOf = (words: string) =>
  within(screen.getByRole('main')).getByText(words).closest('a')?.getAttribute('href')

async function home() {
  const store = await openSite('/en', async (input) => {
    const { searchParams } = new URL(String(input), 'http://localhost')
    return Response.json(endpointAnswer(almanacQuote(searchParams.get('date')!)))
  })
  store.set(quoteDependenciesAtom, { ...store.get(quoteDependenciesAtom), random: () => 0 })
  await expect.poll(() => region().queryByText('Saturday 21 November')).toBeTruthy()
  return store
}

describe('home', () => {
  it('leads to its day, to yesterday and to the calendar', async () => {
    await home()
    expect(hrefOf('Saturday 21 November')).toBe('/en/days/2026-11-21')
    expect(hrefOf('Yesterday’s Quote')).toBe('/en/days/2026-11-20')
    expect(hrefOf('Calendar')).toBe('/en/days')
    expect(document.querySelector('#first-card')!.textContent).toContain(almanacQuote('2026-11-21').content)
  })

  it('shows another day’s quote and whose it is, and goes back to today’s', async () => {
    const store = await home()
    expect(heading()).toBe('Today’s Quote')
    await user.click(region().getByText('Refresh Quote'))
    await expect.poll(heading).toBe('Quote of 1 November 2026')
    expect(document.querySelector('#first-card')!.textContent).toContain(almanacQuote('2026-11-01').content)
    await user.click(region().getByText('Back to Today'))
    await expect.poll(heading).toBe('Today’s Quote')
    await expect.poll(() => document.activeElement?.textContent).toBe('Refresh Quote')
    await user.keyboard('{Enter}')
    await expect.poll(heading).toBe('Quote of 2 November 2026')
    await act(async () => region().getByText('Edit This Quote').click())
    await expect.poll(() => location.pathname).toBe('/en/editor')
    expect(store.get(editRequestAtom)).toMatchObject({ kind: 'quote', quote: { date: '2026-11-02' } })
  })
})
