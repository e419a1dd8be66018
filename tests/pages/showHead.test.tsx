import { beforeAll, expect, it } from 'vitest'
import { startTranslations } from '../../src/language/i18n'
import { showHead } from '../../src/pages/head/showHead'

beforeAll(() => startTranslations('en'))

it('names the page at once, and has all of its head soon; the last page wins', async () => {
  const guide = showHead({ pageId: 'guide', language: 'en', path: '/guide', title: 'Guide' })
  expect(document.title).toBe('Guide')
  const about = showHead({ pageId: 'about', language: 'en', path: '/about', title: 'About' })
  expect(document.title).toBe('About')
  await Promise.all([about, guide])
  const canonical = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=canonical]')]
  expect(canonical.map(({ href }) => new URL(href).pathname)).toEqual(['/en/about'])
})
