// @module-tag days
import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { atom } from 'jotai'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openSite } from '../openSite'

const KEPT = ['day:11-18', 'day:2026-11-05']
vi.mock('../../../src/state/kept/keptRecords', async (original) => ({
  ...(await original<object>()),
  keptRecordsAtom: atom({
    between: async () => KEPT.map((key) => [key, { keptAt: 1 }]),
    onOthers: () => () => {},
  }),
}))
vi.mock('../../../src/pages/days/DayPicture', () => ({ DayPicture: () => null }))

afterEach(cleanup)

// Uses attributes: role queries in a grid of links are slow in jsdom.
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(`[role=grid] ${selector}`)]
const day = (date: string) => all(`a[data-day="${date}"]`)[0]
const nameOf = (date: string) => () => day(date)?.getAttribute('aria-label')
const names = (selector: string) => all(selector).map((element) => element.getAttribute('aria-label'))
const month = () => screen.getByRole('heading', { level: 1 }).textContent
const link = (name: string) => document.querySelector<HTMLElement>(`a[aria-label="${name}"]`)
const user = userEvent.setup({ pointerEventsCheck: 0 })

describe('the calendar', () => {
  it('is a grid of this month’s weeks, whose days say date, today, kept and how the quote begins', async () => {
    await openSite('/en/days')
    expect(screen.getByRole('grid', { name: 'November 2026' })).toBeTruthy()
    expect(names('[role=columnheader]')).toEqual(
      'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
    )
    expect(all('[role=row]')).toHaveLength(6)
    expect(all('[role=row] [role=gridcell]')).toHaveLength(35)
    await expect.poll(nameOf('2026-11-21')).toMatch(/^Saturday 21 November 2026, today: \w+ .*…$/)
    expect(all('[role=gridcell] > a')).toHaveLength(30)
    expect(all('[aria-current=date]')).toEqual([day('2026-11-21')])
    expect(all('[tabindex="0"]')).toEqual([day('2026-11-21')])
    await expect.poll(nameOf('2026-11-05')).toMatch(/^Thursday 5 November 2026, kept: \w/)
    expect(names('a').filter((name) => name?.includes('kept'))).toEqual([
      expect.stringMatching(/ 5 November/),
      expect.stringMatching(/ 18 November/),
    ])
  })

  it('offers feeds, a batch and a print of its month by name', async () => {
    await openSite('/en/days/2026-10')
    const choices = async (name: string) => {
      await user.click(screen.getAllByRole('button', { name })[0]!)
      return screen.getAllByRole('menuitem').map((item) => item.textContent)
    }
    expect(await choices('Subscribe')).toEqual(['Lock Screen', 'Calendar with a Reminder', 'Feed', 'Embed'])
    await user.keyboard('{Escape}')
    expect(await choices('Export')).toEqual(['Batch Export…', 'Print…'])
    await user.click(screen.getByRole('menuitem', { name: 'Print…' }))
    await expect.poll(() => location.pathname).toBe('/en/set')
  })

  it('walks by month, and back again', async () => {
    await openSite('/en/days')
    await user.click(link('Next month')!)
    expect([location.pathname, month()]).toEqual(['/en/days/2026-12', 'December 2026'])
    expect(document.activeElement).toBe(link('Next month'))
    await user.keyboard('{Enter}')
    expect([location.pathname, all('[role=gridcell] > a').length]).toEqual(['/en/days/2027-01', 31])
    expect(all('[aria-current]')).toEqual([])
    history.go(-2)
    await expect.poll(month).toBe('November 2026')
    await user.click(link('Previous month')!)
    expect(month()).toBe('October 2026')
    await user.click(document.querySelector('main a[href="/en/days"]')!)
    expect(location.pathname).toBe('/en/days')
    expect(day('2026-11-21')?.tabIndex).toBe(0)
  })

  it('ends where dates of four figures do', async () => {
    await openSite('/en/days/9999-12')
    expect(link('Next month')).toBeNull()
    day('9999-12-31')!.focus()
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(day('9999-12-31'))
    cleanup()
    await openSite('/en/days/0001-01')
    expect(link('Previous month')).toBeNull()
    day('0001-01-01')!.focus()
    await user.keyboard('{PageUp}')
    expect(month()).toBe('January 1')
  })

  it('goes to any date, which then has the focus', async () => {
    await openSite('/en/days')
    await user.click(screen.getByLabelText('Go to a Date'))
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '1999-02-28' } })
    await user.click(screen.getByText('Show'))
    expect([location.pathname, month()]).toEqual(['/en/days/1999-02', 'February 1999'])
    expect(document.activeElement).toBe(day('1999-02-28'))
  })

  it('has weeks from Monday and the Chinese calendar in Chinese', async () => {
    await openSite('/zh/days/2026-11')
    expect(names('[role=columnheader]')[0]).toBe('星期一')
    await expect.poll(nameOf('2026-11-22')).toMatch(/星期日，农历十月十四，小雪：/)
    expect(day('2026-11-22')!.textContent).toContain('小雪')
    expect(day('2026-11-09')!.textContent).toContain('十月')
    expect(day('2026-11-21')!.textContent).toContain('十三')
  })
})
