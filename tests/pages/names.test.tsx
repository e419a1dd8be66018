import { cleanup, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { almanacQuote } from '../../src/quotes/almanac'
import { endpointAnswer } from '../../src/quotes/endpoint'
import { IS_FULL } from '../fixtures/tier'
import { EVERYWHERE, HOME, type Place } from './controlNames'
import { controls, expectNamed, expectTranslated, type Control } from './namedControls'
import { openSite } from './openSite'

vi.mock('../../src/pages/home/HomeCard', () => ({ HomeCard: () => null }))
vi.mock('../../src/pages/card/CardPreview', () => ({ CardPreview: () => null }))
afterEach(cleanup)

const PAGES: readonly [path: string, Place][] = [
  ['', { names: HOME }],
  ['/guide', { names: { heading: ['Guide'] } }],
  ['/nowhere', { names: { heading: ['Page Not Found'], link: ['Back to Home', 'Learn More'] } }],
  [
    '/days/11-22',
    { names: { button: ['Keep This Day', 'Translation', 'Pinyin'], link: ['Edit This Card'] } },
  ],
]
const TEXTS: readonly [path: string, Place][] = ['About', 'Privacy', 'Donate'].map((heading) => [
  `/${heading.toLowerCase()}`,
  { names: { heading: [heading] } },
])

const fromAlmanac: typeof fetch = async (input) => {
  const { searchParams } = new URL(String(input), 'http://localhost')
  return Response.json(endpointAnswer(almanacQuote(searchParams.get('date')!)))
}

it.each([...PAGES, ...(IS_FULL ? TEXTS : [])])(
  '“%s” has its controls by name, in both languages',
  async (path, place) => {
    const seen: Control[][] = []
    for (const language of ['en', 'zh']) {
      await openSite(`/${language}${path}`, fromAlmanac)
      await expect.poll(() => document.querySelector('main')?.getAttribute('aria-busy')).toBeNull()
      if (language === 'en') {
        expectNamed({ names: EVERYWHERE })
        expectNamed(place)
        const footer = within(document.querySelector('footer')!)
        for (const name of ['Home', 'Editor', 'About', 'Guide', 'Developers', 'Donate', 'Privacy', 'Terms'])
          expect(footer.getByText(name).localName).toBe('a')
      }
      seen.push(controls())
      cleanup()
    }
    expectTranslated(seen[0]!, seen[1]!)
  },
)
