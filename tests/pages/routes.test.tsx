import { act, cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeLanguage } from '../../src/language/changeLanguage'
import { browserLanguageEffects, firstLanguage } from '../../src/pages/browser/browserLanguage'
import { builtPaths } from '../../src/prerender/sitemap'
import { pageAt, PAGES, type PageId } from '../../src/pages/pages'
import { SiteRoutes } from '../../src/pages/routes'
import { combinations } from '../fixtures/combinations'
import { nothingInView } from './nothingInView'

// Only URLs matter here; the pages' contents have their own tests.
vi.mock('../../src/pages/home/HomePage', () => ({ HomePage: () => <h1>home page</h1> }))
vi.mock('../../src/pages/linked/CardPage', () => ({ CardPage: () => <h1>card page</h1> }))
vi.mock('../../src/pages/cards/CardsPage', () => ({ CardsPage: () => <h1>cards page</h1> }))
vi.mock('../../src/pages/days/DaysPage', () => ({ DaysPage: () => <h1>days page</h1> }))
vi.mock('../../src/pages/day/DayPage', () => ({ DayPage: () => <h1>day page</h1> }))
vi.mock('../../src/pages/set/SetPage', () => ({ SetPage: () => <h1>set page</h1> }))
vi.mock('../../src/pages/everywhere/EverywherePage', () => ({
  EverywherePage: () => <h1>everywhere page</h1>,
}))
vi.mock('../../src/pages/editor/EditorPage', () => ({
  EditorPage: () => <h1>editor page</h1>,
}))

configure({ asyncUtilTimeout: 30_000 })

beforeEach(() => {
  nothingInView()
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  localStorage.clear()
})
afterEach(cleanup)

/** Opens a URL as a browser would: chooses the language, then renders. */
async function open(address: string) {
  history.pushState(null, '', address)
  await changeLanguage(firstLanguage(), browserLanguageEffects)
  await act(async () => {
    render(
      <BrowserRouter>
        <SiteRoutes />
      </BrowserRouter>,
    )
  })
}

const paths = (Object.keys(PAGES) as PageId[]).map((id) => builtPaths(id)[0]!)

describe('every page in three forms', () => {
  const named = combinations({ path: paths, language: ['zh', 'en'] }, { strength: 1 })
  it.each(named.map(({ path, language }) => `/${language}${path}`))(
    '%s stays where it is',
    async (address) => {
      await open(address)
      expect(location.pathname).toBe(address)
      expect(document.documentElement.lang).toBe(address.startsWith('/zh') ? 'zh-CN' : 'en')
      await screen.findByRole('heading', { level: 1 })
    },
  )

  it.each(paths)('%s is replaced by the same page in the current language', async (path) => {
    localStorage.setItem('language', 'en')
    const before = history.length
    await open(`${path}?a=1#b`)
    expect(location.pathname).toBe(path === '/' ? '/en' : `/en${path}`)
    expect(location.search + location.hash).toBe('?a=1#b')
    expect(history.length).toBe(before + 1)
    await screen.findByRole('heading', { level: 1 })
  })

  it('shows the not-found page, with two links, for any other URL', async () => {
    for (const address of ['/zh/unknown', '/unknown', '/en/editor/more']) {
      await open(address)
      const main = within(screen.getByRole('main'))
      expect((await main.findByRole('heading', { level: 1 })).textContent).toMatch(
        /没有这一页|Page Not Found/,
      )
      expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        expect.stringMatching(/^\/(zh|en)$/),
        expect.stringMatching(/^\/(zh|en)\/about$/),
      ])
      cleanup()
    }
  })

  it('takes the language from the README of a code-hosting site', async () => {
    localStorage.setItem('language', 'en')
    await open('/owner/repo/README_ZH.md')
    expect(location.pathname).toBe('/zh/owner/repo/README_ZH.md')
  })

  it('ignores a trailing slash', () => {
    expect(pageAt('/about/')).toBe('about')
    expect(pageAt('/')).toBe('home')
  })
})

describe('the language menu', () => {
  it('rewrites the first segment, adds no history entry, then announces the change', async () => {
    const user = userEvent.setup()
    await open('/zh/terms?x=1')
    const before = history.length
    const heard: string[] = []
    window.addEventListener('languageChanged', () => heard.push(location.pathname), { once: true })
    await user.click(screen.getByRole('button', { name: '语言' }))
    await user.click(screen.getByRole('menuitemradio', { name: 'English' }))
    await screen.findByRole('heading', { name: 'Terms of Use' })
    expect(location.pathname + location.search).toBe('/en/terms?x=1')
    expect(history.length).toBe(before)
    expect(heard).toEqual(['/en/terms'])
    expect(localStorage.getItem('language')).toBe('en')
    expect(document.documentElement.lang).toBe('en')
    expect(document.title).toBe('Terms of Use · Quotidian')
  })

  it('works if storage throws', async () => {
    const broken = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(broken)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(broken)
    await open('/en/about')
    await screen.findByRole('heading', { name: 'About' })
    expect(document.documentElement.lang).toBe('en')
    // The bar and the phone's menu both have one; without styles both are found.
    await userEvent.click(screen.getAllByRole('button', { name: 'Theme' })[0]!)
    expect(document.documentElement.dataset['theme']).toBe('dark')
    vi.restoreAllMocks()
  })
})

describe('links', () => {
  it('leads from the footer’s links without a language to pages with one, with one history entry', async () => {
    const user = userEvent.setup()
    await open('/en/about')
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/editor',
      '/about',
      '/guide',
      '/authors',
      '/developers',
      '/donate',
      '/privacy',
      '/terms',
      expect.stringMatching(/^mailto:/),
    ])
    const before = history.length
    await user.click(footer.getByRole('link', { name: 'Guide' }))
    await screen.findByRole('heading', { name: 'Guide' })
    expect(location.pathname).toBe('/en/guide')
    expect(history.length).toBe(before + 1)
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it('add no entry for the page itself, and leave a press with a modifier key to the browser', async () => {
    await open('/en/guide')
    const nav = within(screen.getByRole('navigation', { name: 'Main' }))
    const before = history.length
    await userEvent.click(nav.getByRole('link', { name: 'Guide' }))
    expect([location.pathname, history.length]).toEqual(['/en/guide', before])
    let isLeftToBrowser = false
    const see = (event: Event) => {
      isLeftToBrowser = !event.defaultPrevented
      event.preventDefault() // jsdom has no second window.
    }
    window.addEventListener('click', see, { once: true })
    fireEvent.click(nav.getByRole('link', { name: 'About' }), { ctrlKey: true })
    expect([isLeftToBrowser, location.pathname]).toEqual([true, '/en/guide'])
  })

  it('marks the current page', async () => {
    await open('/en/guide')
    const nav = within(screen.getByRole('navigation', { name: 'Main' }))
    expect(nav.getByRole('link', { current: 'page' }).textContent).toBe('Guide')
  })
})
