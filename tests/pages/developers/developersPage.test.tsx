import { cleanup, fireEvent, render, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { startTranslations } from '../../../src/language/i18n'
import { LANGUAGE_IDS, type LanguageId } from '../../../src/language/languages'
import { DevelopersPage, DEVELOPERS, SECTIONS } from '../../../src/pages/developers/DevelopersPage'
import { createApp } from '../../../src/server/app'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const server = createApp({ warn: () => {}, drawCard: async () => new Uint8Array([1]) })

/** Opens the page; `answer` is the network. */
async function visit(
  answer: (address: string) => Response | Promise<Response> = serve,
  language: LanguageId = 'en',
) {
  await startTranslations(language)
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
    asked.push(address)
    const given = await answer(address)
    signal?.throwIfAborted()
    return given
  })
  render(<MemoryRouter children={<DevelopersPage />} />)
  const section = (id: (typeof SECTIONS)[number]) => within(document.getElementById(id)!)
  const change = (id: (typeof SECTIONS)[number], name: string, value: string) =>
    fireEvent.change(section(id).getByRole('textbox', { name }), { target: { value } })
  return { asked, section, change }
}

async function serve(address: string): Promise<Response> {
  const answer = await server.request(address)
  return answer.status === 308 ? server.request(answer.headers.get('location')!) : answer
}

describe('the page for developers', () => {
  it('shows what the server answers to each example: a picture, a quote, an error', async () => {
    const { section } = await visit()
    const picture = await section('card').findByRole('img')
    expect(picture.getAttribute('src')).toBe('/api/card.png?template=koi&ratio=4:5&w=540')
    expect(await section('quote').findByText(/"assign_date": "2026-11-21"/)).toBeTruthy()
    expect(await section('errors').findByText(/"code": "bad-ratio"/)).toBeTruthy()
    expect(section('errors').getByText('400 application/json')).toBeTruthy()
  })

  it('asks for what is written, once it rests, and for the last of it', async () => {
    const { section, change, asked } = await visit()
    await section('card').findByRole('img')
    for (const ratio of ['1', '1:', '1:1']) change('card', 'ratio', ratio)
    change('card', 'date', '2026-11-22')
    await waitFor(() =>
      expect(section('card').getByRole('img').getAttribute('src')).toBe(
        '/api/card.png?date=2026-11-22&template=koi&ratio=1:1&w=540',
      ),
    )
    expect(asked.filter((address) => /ratio=1(?::?&|:1)/.test(address))).toHaveLength(1)
    change('card', 'template', 'nobody’s')
    expect(await section('card').findByText(/template must be one of/)).toBeTruthy()
    expect(section('card').queryByRole('img')).toBeNull()
  })

  it.each([
    ['has no server', () => Promise.reject(new TypeError('offline'))],
    [
      'has pages alone',
      () => new Response('<html>', { status: 404, headers: { 'content-type': 'text/html' } }),
    ],
    [
      'answers every address with a page',
      () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    ],
  ])('says so where a host %s, and tries again', async (_, none) => {
    let answer: (address: string) => Response | Promise<Response> = none
    const { section } = await visit((address) => answer(address))
    expect(await section('card').findByText(DEVELOPERS.en.noServer)).toBeTruthy()
    answer = serve
    fireEvent.click(section('card').getByRole('button', { name: 'Try Again' }))
    expect(await section('card').findByRole('img')).toBeTruthy()
  })

  it.each(LANGUAGE_IDS)('names in %s only addresses and templates that there are', async (language) => {
    await visit(serve, language)
    const named = [...document.querySelectorAll('dd > code')]
      .flatMap(({ textContent }) => [...textContent.matchAll(/https?:\/\/[^/]+(\/[^\s"<]*)/g)])
      .map(([, path]) => path!)
    expect(named.length).toBeGreaterThan(6)
    for (const path of named) expect((await serve(path)).status, path).toBe(path.includes('7:3') ? 400 : 200)
  })
})
