import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import en from '../../../src/language/locales/en.site.json' with { type: 'json' }
import zh from '../../../src/language/locales/zh.site.json' with { type: 'json' }
import { editRequestAtom } from '../../../src/state/quote'
import { openSite } from '../openSite'

vi.mock('../../../src/pages/home/TodaysQuote', () => ({ TodaysQuote: () => null }))
vi.mock('../../../src/pages/editor/EditorPage', () => ({ EditorPage: () => null }))

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const WORDS = { en: en.home.input, zh: zh.home.input }
const user = userEvent.setup({ pointerEventsCheck: 0 })
const field = () => document.querySelector<HTMLTextAreaElement>('main textarea')!
const button = (name: string) => screen.getByText(name).closest('button')!
const alert = () => document.querySelector('[role=alert]')?.textContent ?? ''
const statuses = () =>
  [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join(' ')
const type = async (text: string) => {
  await user.clear(field())
  await user.click(field())
  await user.paste(text)
}

async function home(language: 'en' | 'zh', answer: () => Promise<Response>) {
  const asked: { url: string; signal: AbortSignal }[] = []
  const store = await openSite(`/${language}`, (input, init) => {
    if (!String(input).includes('/api/product')) return Promise.reject(new TypeError('offline'))
    asked.push({ url: String(input), signal: init!.signal! })
    return new Promise((resolve, reject) => {
      init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason as Error))
      void answer().then(resolve, reject)
    })
  })
  const generate = () => user.click(button(WORDS[language].generate))
  return { store, asked, generate, words: WORDS[language] }
}

const failure = (status: number, code: string) => async () =>
  Response.json({ error: { code, message: '' } }, { status })
const never = () => new Promise<Response>(() => {})

describe('home’s input', () => {
  it('makes a card of a Chinese quote alone', async () => {
    const { store, generate } = await home('zh', never)
    await type('学而时习之，不亦说乎？——孔子')
    await generate()
    await expect.poll(() => location.pathname).toBe('/zh/editor')
    expect(store.get(editRequestAtom)).toMatchObject({
      kind: 'quote',
      quote: { content: '学而时习之，不亦说乎？', author: '孔子', date: '2026-11-21' },
    })
  })

  it('makes a card of a product found by its link', async () => {
    const { store, asked, generate } = await home('en', async () =>
      Response.json({ name: 'Paper Lamp', votes: 128 }),
    )
    await type('paperlamp.example.com')
    await generate()
    await expect.poll(() => location.pathname).toBe('/en/editor')
    expect(new URL(asked[0]!.url, 'http://localhost').searchParams.get('url')).toBe(
      'https://paperlamp.example.com/',
    )
    expect(store.get(editRequestAtom)).toMatchObject({
      kind: 'product',
      product: { name: 'Paper Lamp', votes: 128 },
    })
  })

  it('says which example is in the field, and puts the typed words back', async () => {
    const { words } = await home('en', never)
    await type('My own words')
    await user.click(button(words.loadExample))
    expect(field().value).toMatch(/If Winter comes.*\n.*春天.*\n— Percy Bysshe Shelley/)
    expect(statuses()).toContain('An example quote is in the field.')
    await user.click(button(words.putBack))
    expect(field().value).toBe('My own words')
    await user.click(button(words.loadExample))
    expect(field().value).toBe(location.origin)
  })

  it.each([
    ['no endpoint', failure(404, 'not-found'), 'Products cannot be looked up on this site.'],
    [
      'a static host',
      async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
      'Products cannot be looked up on this site.',
    ],
    ['too many', failure(429, 'too-many'), 'That was too many look-ups at once.'],
    ['unreachable', failure(422, 'unreachable'), 'The page behind this link could not be read.'],
    [
      'no network',
      async () => Promise.reject(new TypeError('offline')),
      'No connection to the product look-up.',
    ],
  ] as const)('says beside itself why a look-up failed: %s', async (_what, answer, told) => {
    const { generate } = await home('en', answer)
    await type('www.paper-lamp.com/x')
    await generate()
    await expect.poll(alert).toContain(told)
    const described = document.getElementById(field().getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toContain(told)
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(field().value).toBe('www.paper-lamp.com/x')
    await user.clear(field())
    expect([alert(), field().hasAttribute('aria-invalid')]).toEqual(['', false])
  })

  it('says what is wrong with the text, in the page’s language, until it changes', async () => {
    const { generate } = await home('zh', never)
    await generate()
    expect(alert()).toContain('还没有内容可以做成卡片。')
    expect(document.activeElement).toBe(field())
    await type('……')
    expect(alert()).toBe('')
    await generate()
    expect(alert()).toContain('这里只有标点，没有字。')
  })

  it('keeps the words and what is wrong over a change of language, the words also over a visit to the editor', async () => {
    const { generate } = await home('en', failure(404, 'not-found'))
    await type('paper-lamp.com')
    await generate()
    await expect.poll(alert).not.toBe('')
    await user.click(screen.getByLabelText('Language'))
    await user.click(screen.getByRole('menuitemradio', { name: '中文' }))
    await expect.poll(alert).toContain('这个网站查不了产品。')
    expect(field().value).toBe('paper-lamp.com')
    await user.click(button(zh.home.input.typeDetails))
    await expect.poll(() => location.pathname).toBe('/zh/editor')
    history.back()
    await expect.poll(() => field()?.value).toBe('paper-lamp.com')
  })

  it('says what a long look-up waits for, and can be called off', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { asked, words } = await home('en', never)
    const press = (name: string) => act(async () => button(name).click())
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    await act(async () => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!
      set!.call(field(), 'www.paper-lamp.com/x')
      field().dispatchEvent(new Event('input', { bubbles: true }))
    })
    await press(words.generate)
    expect(button(words.generate).getAttribute('aria-busy')).toBe('true')
    expect(statuses()).toContain('Looking up the product')
    await pass(1_000)
    expect(statuses()).toContain('Reading the page at www.paper-lamp.com…')
    await pass(3_000)
    expect(statuses()).toContain('Still waiting for www.paper-lamp.com to answer.')
    await press(words.callOff)
    expect(asked[0]!.signal.aborted).toBe(true)
    expect(statuses()).toContain('Canceled. The link is still in the field.')
    expect(field().value).toBe('www.paper-lamp.com/x')
    expect(document.activeElement).toBe(button(words.generate))
    expect([button(words.generate).hasAttribute('aria-busy'), alert()]).toEqual([false, ''])
  })

  it('calls a look-up off when something else is typed', async () => {
    const { store, asked, generate, words } = await home('en', never)
    await type('paper-lamp.com')
    await generate()
    expect(button(words.generate).getAttribute('aria-busy')).toBe('true')
    await type('Know thyself. — Socrates')
    expect(asked[0]!.signal.aborted).toBe(true)
    await expect.poll(() => button(words.generate).hasAttribute('aria-busy')).toBe(false)
    await generate()
    expect(store.get(editRequestAtom)).toMatchObject({
      quote: { content: 'Know thyself.', author: 'Socrates' },
    })
  })
})
