// @module-tag days
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { firstTypePath, HOME_PICTURE_PATH, homePicturePaths, TYPE_PATH } from '../../src/card/dailyCard'
import { HOME_SETTINGS } from '../../src/card/settings'
import { localDay } from '../../src/quotes/dates'
import { quoteUrl } from '../../src/quotes/chain'
import { PHONE_QUERY } from '../../src/pages/browser/useWindowWidth'
import { readCardImageQuery } from '../../src/server/cardImage/query'

const SCRIPT = readFileSync('public/first-card.js', 'utf8')
const NOW = new Date()
const DAY = localDay(NOW)
/** A frozen clock, since midnight may pass while this file runs. */
class StandingDate extends Date {
  constructor() {
    super(NOW)
  }
}
const QUOTE = { content: 'A line', translation: '一句', author: 'A. Author', assign_date: DAY }

interface Visit {
  isNarrow?: boolean
  pixelRatio?: number
  answer?: object | null // null: the endpoint fails
  isPictureBroken?: boolean
  isParsed?: boolean // false: the script runs before the page has been parsed
}

/** Converts undefined and null as the DOM does. Source: DOM, Node.textContent */
class Line {
  #text = ''
  get textContent(): string {
    return this.#text
  }
  set textContent(text: string | null | undefined) {
    this.#text = text ?? ''
  }
}

async function visit({ isNarrow = false, pixelRatio = 1, answer = QUOTE, ...more }: Visit = {}) {
  const { isPictureBroken = false, isParsed = true } = more
  const asked = {
    quotes: [] as string[],
    queries: [] as string[],
    types: [] as string[],
    code: 0,
  }
  const lines = [new Line(), new Line(), new Line()]
  const picture = {
    src: '',
    hidden: true,
    decode: async () => {
      if (isPictureBroken) throw new Error('broken')
    },
  }
  const card = { querySelector: () => picture, querySelectorAll: () => lines }
  const listeners: Record<string, () => void> = {}
  class Image {
    src = ''
  }
  let isThere = isParsed
  const frames: (() => void)[] = []
  const window: { firstPicture?: Promise<unknown> } = {}
  runInNewContext(SCRIPT, {
    window,
    loadCode: () => void asked.code++, // from first-paint.js
    requestAnimationFrame: (then: () => void) => void frames.push(then),
    setTimeout,
    Date: StandingDate,
    Image,
    devicePixelRatio: pixelRatio,
    fetch: async (url: string) => {
      if (url.startsWith(TYPE_PATH)) {
        asked.types.push(url)
        throw new TypeError('offline')
      }
      asked.quotes.push(url)
      return answer ? Response.json(answer) : new Response('', { status: 503 })
    },
    matchMedia: (query: string) => ({ matches: (asked.queries.push(query), isNarrow) }),
    document: {
      currentScript: {
        dataset: {
          quoteUrl: quoteUrl('/api/quote', ''),
          pictureUrl: HOME_PICTURE_PATH,
          typeUrl: TYPE_PATH,
        },
      },
      addEventListener: (event: string, listener: () => void) => (listeners[event] = listener),
      getElementById: (id: string) => (id === 'first-card' && isThere ? card : null),
    },
  })
  isThere = true
  listeners['readystatechange']?.()
  await settled()
  let isSeen = false
  void window.firstPicture?.then(() => (isSeen = true))
  await settled()
  const [seenBefore, codeBefore] = [isSeen, asked.code]
  for (const then of frames) then()
  await settled()
  const shown = { words: lines.map(({ textContent }) => textContent), hasPicture: !picture.hidden }
  return {
    asked,
    shown,
    codeBefore,
    seenBefore,
    isSeen,
    picture: new URL(picture.src, 'http://here'),
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('the script for home’s first card', () => {
  it('shows the visitor’s day’s words, as the page asks for them later', async () => {
    const { asked, shown } = await visit()
    expect(asked.quotes).toEqual([quoteUrl('/api/quote', DAY)])
    expect(shown).toEqual({ words: ['A line', '一句', 'A. Author'], hasPicture: true })
  })

  it.each([
    { isNarrow: true, pixelRatio: 3, view: 'compact', scale: 2 },
    { isNarrow: false, pixelRatio: 1, view: 'full', scale: 1 },
    { isNarrow: false, pixelRatio: 2, view: 'full', scale: 2 },
  ])('shows the server’s picture of the same card: %o', async ({ view, scale, ...screen }) => {
    const { asked, picture } = await visit(screen)
    expect(asked.queries).toEqual([PHONE_QUERY])
    expect(picture.pathname).toBe('/api/card.webp')
    expect(homePicturePaths(DAY)).toContain(picture.pathname + picture.search)
    expect(readCardImageQuery(Object.fromEntries(picture.searchParams), DAY)).toMatchObject({
      day: DAY,
      settings: HOME_SETTINGS,
      firstLook: 'home',
      view,
      scale,
    })
  })

  it('asks for the type of the same card, and goes on without it', async () => {
    expect((await visit()).asked.types).toEqual([firstTypePath(DAY, 'home')])
  })

  it('asks for the page’s code once the picture is seen, or where that is broken', async () => {
    const { asked, codeBefore } = await visit()
    expect(codeBefore).toBe(0)
    expect(asked.code).toBe(1)
    expect((await visit({ isPictureBroken: true })).asked.code).toBe(1)
  })

  it('tells the page when the picture has been painted, or will not be', async () => {
    for (const isPictureBroken of [false, true])
      expect(await visit({ isPictureBroken })).toMatchObject({ seenBefore: false, isSeen: true })
  })

  it('shows no other day’s words, and none where there are none', async () => {
    expect((await visit({ answer: { ...QUOTE, assign_date: '2020-01-01' } })).shown.words).toEqual([
      '',
      '',
      '',
    ])
    expect((await visit({ answer: null })).shown).toEqual({ words: ['', '', ''], hasPicture: true })
    const { content, assign_date } = QUOTE
    expect((await visit({ answer: { content, assign_date } })).shown.words).toEqual(['A line', '', ''])
  })

  it('shows no broken picture', async () => {
    const { shown } = await visit({ isPictureBroken: true })
    expect(shown).toEqual({ words: ['A line', '一句', 'A. Author'], hasPicture: false })
  })

  it('waits for the page where it has come before it', async () => {
    expect((await visit({ isParsed: false })).shown.hasPicture).toBe(true)
  })
})
