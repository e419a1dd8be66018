// @module-tag days
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RESOLUTIONS } from '../../../src/card/exportOptions'
import { startTranslations } from '../../../src/language/i18n'
import { LANGUAGE_IDS, type LanguageId } from '../../../src/language/languages'
import { RATIOS } from '../../../src/look/ratios'
import { AboutPage } from '../../../src/pages/info/AboutPage'
import { DonatePage } from '../../../src/pages/info/DonatePage'
import { GuidePage } from '../../../src/pages/info/GuidePage'
import { PrivacyPage } from '../../../src/pages/info/PrivacyPage'
import { TermsPage } from '../../../src/pages/info/TermsPage'
import { SITE } from '../../../src/site'

const DATED = { AboutPage, GuidePage, PrivacyPage, TermsPage }
const DATE: Record<LanguageId, string> = {
  en: '6 July 2025',
  zh: '2025\u2009年\u20097\u2009月\u20096\u2009日',
}

type Seen = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>
let scroll: (seen: readonly Seen[]) => void

beforeEach(() => {
  class Observer {
    constructor(onSeen: typeof scroll) {
      scroll = onSeen
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(Page: ComponentType, language: LanguageId) {
  await startTranslations(language)
  return render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  ).container
}

describe.each(LANGUAGE_IDS)('in %s', (language) => {
  it.each(Object.entries(DATED))(
    '%s shows the contact and the date of the last change',
    async (_name, Page) => {
      const page = await open(Page, language)
      expect(screen.getByRole('link', { name: SITE.contactEmail }).getAttribute('href')).toBe(
        `mailto:${SITE.contactEmail}`,
      )
      const time = page.querySelector('time')!
      expect(time.dateTime).toBe('2025-07-06')
      expect(time.textContent).toBe(DATE[language])
    },
  )

  it.each(Object.entries({ ...DATED, DonatePage }))(
    '%s has one title with headings below it',
    async (_name, Page) => {
      const page = await open(Page, language)
      const levels = [...page.querySelectorAll('h1, h2, h3')].map(({ localName }) => localName)
      expect(levels[0]).toBe('h1')
      expect(levels.slice(1).every((level) => level === 'h2')).toBe(true)
      expect(page.textContent).not.toMatch(/\*\*|\]\(|`|\{\{|undefined/)
    },
  )

  it('the guide links to each of its sections, and reserves each picture’s size', async () => {
    const page = await open(GuidePage, language)
    const links = within(screen.getByRole('navigation')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [...page.querySelectorAll('section[id]')].map(({ id }) => `#${id}`),
    )
    for (const image of page.querySelectorAll('img')) {
      expect(image.getAttribute('alt')).toBeTruthy()
      expect(Number(image.getAttribute('width'))).toBeGreaterThan(50)
      expect(Number(image.getAttribute('height'))).toBeGreaterThan(50)
    }
    const early = [...page.querySelectorAll('img')].filter(
      (image) => image.getAttribute('loading') === 'eager',
    )
    expect(early).toHaveLength(1)
  })

  it('the guide marks the section that is read, up and down', async () => {
    const page = await open(GuidePage, language)
    const [first, second, third] = page.querySelectorAll('section[id]')
    const marked = () => page.querySelectorAll('nav [aria-current="location"]')
    const seen = (target: Element | undefined, isIntersecting: boolean) =>
      act(() => scroll([{ target: target!, isIntersecting }]))
    const expectMarked = (section: Element | undefined) =>
      expect([...marked()].map((link) => link.getAttribute('href'))).toEqual([`#${section!.id}`])
    expectMarked(first)
    seen(second, true)
    seen(third, true)
    expectMarked(third)
    seen(third, false)
    expectMarked(second)
    seen(second, false)
    expectMarked(second) // between two sections
  })

  it('the guide opens its contents by a button on phones', async () => {
    await open(GuidePage, language)
    const button = within(screen.getByRole('navigation')).getByRole('button')
    expect(button.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
  })

  it('the guide has the pixel size of every ratio at every resolution', async () => {
    await open(GuidePage, language)
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
    expect(rows).toHaveLength(Object.keys(RATIOS).length)
    for (const [at, [id, { width, height }]] of Object.entries(RATIOS).entries()) {
      const cells = Object.keys(RESOLUTIONS).map((scale) => `${width * +scale}×${height * +scale}`)
      expect(rows[at]!.textContent!.replaceAll(/\s/g, '')).toBe(id + cells.join(''))
    }
  })

  it('Donate shows the code and links to the tip jar', async () => {
    await open(DonatePage, language)
    expect(screen.getByRole('img').getAttribute('src')).toBe('/donate.jpg')
    expect(screen.getByRole('link').getAttribute('href')).toBe(SITE.tipJarUrl)
  })
})
