import { cleanup, configure, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import en from '../../../src/language/locales/en.days.json' with { type: 'json' }
import { almanacQuote } from '../../../src/quotes/almanac'
import { endpointAnswer } from '../../../src/quotes/endpoint'
import { openSite } from '../openSite'

vi.mock('../../../src/pages/card/CardPreview', () => ({ CardPreview: () => null }))

configure({ asyncUtilTimeout: 30_000 })
beforeEach(() => localStorage.clear())
afterEach(cleanup)

const user = userEvent.setup({ pointerEventsCheck: 0 })
const { aids } = en.day
const words = () => screen.getByRole('region', { name: en.day.words })
const button = (name: string) => within(screen.getByRole('main')).getByRole('button', { name })
const open = (day: string) =>
  openSite(`/en/days/${day}`, async (input) => {
    const { searchParams } = new URL(String(input), 'http://localhost')
    return Response.json(endpointAnswer(almanacQuote(searchParams.get('date')!)))
  })

it('a hidden translation can be shown once, and stays hidden for other days and visits', async () => {
  await open('11-22')
  await expect.poll(() => words().textContent).toContain('自由')
  await user.click(button(aids.translation))
  expect(words().textContent).not.toContain('自由')
  cleanup()

  await open('11-22')
  await expect.poll(() => words().textContent).toContain('Liberty')
  expect(words().textContent).not.toContain('自由')
  await user.click(button(aids.once))
  expect(words().textContent).toContain('自由')
  await user.click(screen.getByRole('link', { name: en.day.next }))
  await expect.poll(() => words().textContent).toContain(almanacQuote('2026-11-23').content)
  expect(button(aids.once)).toBeTruthy()
})

/** A device with an English voice; the test advances its sentences. */
function withVoice() {
  const said: { text: string; lang: string }[] = []
  let current: { onend?: () => void } | null = null
  const speechSynthesis = {
    getVoices: () => [{ lang: 'en-GB', name: 'x', localService: true, default: true, voiceURI: 'x' }],
    cancel: () => (current = null),
    speak: (utterance: { text: string; lang: string; onend?: () => void }) => {
      said.push({ text: utterance.text, lang: utterance.lang })
      current = utterance
    },
    addEventListener() {},
    removeEventListener() {},
  }
  vi.stubGlobal('speechSynthesis', speechSynthesis)
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      lang = ''
      constructor(readonly text: string) {}
    },
  )
  return { said, endSentence: () => current?.onend?.() }
}

it('reads a sentence at a time, underlined; again stops; without a voice it says so', async () => {
  const { said, endSentence } = withVoice()
  await open('11-22')
  await expect.poll(() => words().textContent).toContain('Liberty')
  const listen = button(aids.listen.en)
  const underlined = () =>
    [...words().querySelectorAll('blockquote span span[class]')].map(({ textContent }) => textContent)
  await user.click(listen)
  expect([listen.getAttribute('aria-pressed'), underlined()]).toEqual([
    'true',
    ['Liberty means responsibility.'],
  ])
  endSentence()
  await expect.poll(underlined).toEqual(['That is why most men dread it.'])
  endSentence()
  await expect.poll(() => listen.getAttribute('aria-pressed')).toBe('false')
  expect(said).toEqual([
    { text: 'Liberty means responsibility.', lang: 'en-GB' },
    { text: 'That is why most men dread it.', lang: 'en-GB' },
  ])
  await user.click(listen)
  await user.click(listen)
  expect(underlined()).toEqual([])

  const chinese = button(aids.listen.zh)
  expect(chinese.getAttribute('aria-disabled')).toBe('true')
  await user.click(chinese)
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(aids.noVoice.zh)
})
