import { act, cleanup, configure, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { changeLanguage } from '../../src/language/changeLanguage'
import { loadTexts, needTexts } from '../../src/language/i18n'
import type { LanguageId } from '../../src/language/languages'
import { browserLanguageEffects, firstLanguage } from '../../src/pages/browser/browserLanguage'
import { pageHead } from '../../src/pages/head/pageHead'
import { PAGES, type PageId } from '../../src/pages/pages'
import { SiteRoutes } from '../../src/pages/routes'
import { tagHtml } from '../../src/prerender/markup'

configure({ asyncUtilTimeout: 30_000 })
afterEach(cleanup)

const shown = () => [...document.head.querySelectorAll('[data-page-head]')].map((tag) => tag.outerHTML)
const wanted = (id: PageId, language: LanguageId) =>
  pageHead(id, language, PAGES[id].path).map((tag) => tagHtml(tag))

it('the head follows changes of page and language', async () => {
  window.matchMedia = vi
    .fn()
    .mockReturnValue({ matches: false, addEventListener() {}, removeEventListener() {} })
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const user = userEvent.setup()
  await needTexts('heads')
  await loadTexts('zh')
  history.pushState(null, '', '/en/about')
  await changeLanguage(firstLanguage(), browserLanguageEffects)
  await act(async () => {
    render(
      <BrowserRouter>
        <SiteRoutes />
      </BrowserRouter>,
    )
  })
  await expect.poll(shown).toEqual(wanted('about', 'en'))
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Guide' }))
  await expect.poll(shown).toEqual(wanted('guide', 'en'))
  await user.click(screen.getByRole('button', { name: 'Language' }))
  await user.click(screen.getByRole('menuitemradio', { name: '中文' }))
  await expect.poll(shown).toEqual(wanted('guide', 'zh'))
  expect(document.documentElement.lang).toBe('zh-CN')
})
