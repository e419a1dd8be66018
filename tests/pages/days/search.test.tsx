import { cleanup } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openSite } from '../openSite'

vi.mock('../../../src/pages/days/DayPicture', () => ({ DayPicture: () => null }))

afterEach(cleanup)

// Uses selectors: role queries among many links are slow in jsdom.
const field = () => document.querySelector<HTMLInputElement>('input[type=search]')!
const grid = () => document.querySelector('[role=grid]')
const said = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)
const marked = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)
const user = userEvent.setup({ pointerEventsCheck: 0 })

describe('search in the calendar', () => {
  it('takes the grid’s place, says how many and marks the words; back brings the month', async () => {
    await openSite('/en/days')
    await user.type(field(), 'winter')
    await expect.poll(said).toContainEqual(expect.stringMatching(/^8 days with “winter”\./))
    expect(grid()).toBeNull()
    expect(new Set(marked().map((word) => word?.toLowerCase()))).toEqual(new Set(['winter']))
    await expect.poll(() => location.search).toBe('?q=winter')
    const hit = [...document.querySelectorAll('ol a')].find(({ textContent }) =>
      textContent.includes('Shelley'),
    )
    expect(hit?.getAttribute('href')).toBe('/en/days/01-20')
    history.back()
    await expect.poll(grid).toBeTruthy()
    expect(field().value).toBe('')
  })

  it('says when nothing is found, and is cleared by Escape', async () => {
    await openSite('/zh/days')
    await user.type(field(), 'xyzxyz')
    await expect.poll(said).toContain('没有一天含「xyzxyz」，试试作者。')
    await expect.poll(() => location.search).toBe('?q=xyzxyz')
    await user.keyboard('{Escape}')
    expect(field().value).toBe('')
    expect(grid()).toBeTruthy()
    await expect.poll(() => location.pathname + location.search).toBe('/zh/days')
  })

  it('finds Chinese in either kind of characters, and authors by both names', async () => {
    await openSite('/zh/days?q=開始')
    expect(field().value).toBe('開始')
    await expect.poll(marked).toContain('开始')
    await user.clear(field())
    await user.type(field(), '济慈')
    await expect.poll(marked).toContain('济慈')
    await user.clear(field())
    await user.type(field(), 'keats')
    await expect.poll(marked).toContain('Keats')
  })
})
