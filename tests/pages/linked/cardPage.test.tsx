import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { Blob } from 'node:buffer'
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { needTexts, startTranslations } from '../../../src/language/i18n'
import { LANGUAGE_IDS, type LanguageId } from '../../../src/language/languages'
import en from '../../../src/language/locales/en.linked.json' with { type: 'json' }
import zh from '../../../src/language/locales/zh.linked.json' with { type: 'json' }
import { CardPage } from '../../../src/pages/linked/CardPage'
import { almanacQuote } from '../../../src/quotes/almanac'
import { endpointAnswer } from '../../../src/quotes/endpoint'
import { cardAtom } from '../../../src/state/card'
import { linkedCardAtom } from '../../../src/state/linkedCard'
import { quoteDependenciesAtom } from '../../../src/state/quote'
import { LINK_CODES } from '../../fixtures/linkCodes'

vi.mock('../../../src/pages/linked/LinkedCard', () => ({ LinkedCard: () => null }))

const WORDS = { en: en.linked, zh: zh.linked }
const { day, portrait, own } = LINK_CODES

beforeEach(() => {
  vi.stubGlobal('Blob', Blob) // jsdom's has no stream.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function visit(address: string, language: LanguageId = 'en', answer = almanacAnswers) {
  await needTexts('linked')
  await startTranslations(language)
  const store = createStore()
  const asked: string[] = []
  let navigate: NavigateFunction = () => {}
  const network = { answer }
  store.set(quoteDependenciesAtom, {
    ...store.get(quoteDependenciesAtom),
    now: () => new Date(2026, 10, 21, 9),
    fetch: async (input) => (asked.push(String(input)), network.answer(String(input))),
  })
  function Page() {
    navigate = useNavigate()
    return <CardPage />
  }
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[`/${language}/${address}`]} children={<Page />} />
    </Provider>,
  )
  const go = (to: string) => act(async () => navigate(to))
  await waitFor(() => expect(store.get(linkedCardAtom).status).not.toBe('reading'))
  return { store, asked, network, go }
}

async function almanacAnswers(address: string): Promise<Response> {
  const asked = new URL(address, 'http://localhost').searchParams.get('date')!
  return Response.json(endpointAnswer(almanacQuote(asked)))
}

const said = () => document.body.textContent ?? ''
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

describe('a link', () => {
  it.each(LANGUAGE_IDS)(
    'has its card’s words as text, each in its language, and the ways on (%s)',
    async (language) => {
      const { store, asked } = await visit(`card?k=${day}&tdsourcetag=s_pcqq`, language)
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(WORDS[language].title)
      const words = await screen.findByRole('region', { name: WORDS[language].words })
      expect(words.querySelector('p')?.textContent).toBe(
        'Liberty means responsibility. That is why most men dread it.',
      )
      expect(words.querySelector('[lang="zh-CN"]')?.textContent).toContain('自由意味着责任')
      expect([...words.querySelectorAll('[lang="en"]')].at(-1)?.textContent).toContain(
        'Maxims for Revolutionists',
      )
      expect(links()).toEqual([
        [WORDS[language].makeYours, `/${language}/editor`],
        [WORDS[language].today, `/${language}`],
      ])
      expect(asked).toEqual(['/api/quote?date=2026-11-22&source=almanac'])
      expect(store.get(cardAtom)).toBeNull()
      await waitFor(() =>
        expect(document.title).toMatch(
          language === 'en' ? /^Liberty means responsibility/ : /^自由意味着责任/,
        ),
      )
    },
  )

  it('that is private is read here alone, and its page’s head says none of it', async () => {
    const { asked } = await visit(`card#k=${own}`, 'zh')
    await waitFor(() => expect(said()).toContain('愿你出走半生，归来仍是少年。<b>&"x"'))
    expect(asked).toEqual([])
    await waitFor(() => expect(document.title).not.toBe(''))
    expect(document.head.innerHTML).not.toContain('愿你出走半生')
    expect(document.head.innerHTML).not.toContain(own)
  })

  it('that follows another in the same tab shows its own card', async () => {
    const { store, go } = await visit(`card#k=${own}`)
    await go(`/en/card#k=${day}`)
    await waitFor(() => expect(said()).toContain('Liberty means responsibility.'))
    expect(said()).not.toContain('愿你出走半生')
    await go(`/en/card?k=${portrait}`)
    await waitFor(() => expect(said()).toContain('Let us, then, be up and doing'))
    expect(store.get(linkedCardAtom)).toMatchObject({ code: portrait })
  })
})

const BAD_LINKS = [
  ['without a code', 'card', 'unreadable'],
  ['of nonsense', 'card?k=nonsense', 'unreadable'],
  ['of what no address has', 'card?k=0%00', 'unreadable'],
  ['cut short', `card?k=${day.slice(0, 20)}`, 'incomplete'],
  ['of a later version', 'card#k=3zzzz', 'newer'],
  ['with other letters', `card?k=2${day.slice(1)}AA`, 'damaged'],
  ['longer than any card', `card#k=${'1'.repeat(100_000)}`, 'too-long'],
] as const

describe('a bad link', () => {
  it.each(BAD_LINKS)(
    '%s says what is wrong and what to do, in both languages',
    async (_name, address, problem) => {
      for (const language of LANGUAGE_IDS) {
        const { store } = await visit(address, language)
        const alert = await screen.findByRole('alert')
        const { title, next } = WORDS[language].problem[problem]
        expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
        expect(alert.textContent).toContain(next)
        expect(links()).toEqual([
          [language === 'en' ? 'Home' : '首页', `/${language}`],
          [language === 'en' ? 'Editor' : '编辑', `/${language}/editor`],
        ])
        expect(screen.queryByRole('button')).toBeNull()
        expect(store.get(cardAtom)).toBeNull()
        cleanup()
      }
    },
  )

  it('whose words do not load asks for them again', async () => {
    const { network } = await visit(`card?k=${day}`, 'en', () => Promise.reject(new TypeError('no network')))
    expect((await screen.findByRole('alert')).textContent).toContain(WORDS.en.problem['no-quote'].title)
    network.answer = almanacAnswers
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(said()).toContain('Liberty means responsibility.'))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
