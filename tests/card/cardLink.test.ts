import { describe, expect, it } from 'vitest'
import type { QuoteCard } from '../../src/card/card'
import { codeInAddress } from '../../src/card/cardAddress'
import { cardLink } from '../../src/card/cardLink'
import { linkPreview, linkWords } from '../../src/card/linkPreview'
import { decodeShareCode, encodeShareCode } from '../../src/card/shareCode'
import { DEFAULT_SETTINGS } from '../../src/card/settings'
import { TEMPLATES } from '../../src/card/templates'
import { almanacQuote } from '../../src/quotes/almanac'
import { cardWith, QUOTE } from '../layout/cards'
import { PRODUCT, productWith } from '../layout/products'

const ORIGIN = 'https://quotidian.example'
const READER = { today: '2026-11-21', almanacQuote }
const CARD: QuoteCard = {
  kind: 'quote',
  quote: almanacQuote('2026-01-02'),
  settings: TEMPLATES.retro.settings,
}

describe('a card’s link', () => {
  it.each([
    [false, 'https://quotidian.example/card?k='],
    [true, 'https://quotidian.example/card#k='],
  ])('holds the card and no language; private: %s', async (isPrivate, start) => {
    const { url, characters, leavesOutOwnPicture } = await cardLink(CARD, { origin: ORIGIN, isPrivate })
    expect(url.startsWith(start)).toBe(true)
    expect(characters).toBe(url.length)
    expect(leavesOutOwnPicture).toBe(false)
    expect(await decodeShareCode(codeInAddress(new URL(url)), READER)).toEqual({ card: CARD })
  })

  it('says that the visitor’s own picture stays at home', async () => {
    const backgroundImage = { ...DEFAULT_SETTINGS.backgroundImage, src: 'own:12ab' }
    const own = cardWith({ backgroundType: 'image', backgroundImage })
    const link = await cardLink(own, { origin: ORIGIN, isPrivate: false })
    expect(link.leavesOutOwnPicture).toBe(true)
  })
})

describe('the code in an address', () => {
  it.each([
    ['/en/card?k=1AB', '1AB'],
    ['/en/card?utm=x&k=1AB&tdsourcetag=s', '1AB'],
    ['/en/card#k=1AB', '1AB'],
    ['/en/card?k=1CD#k=1AB', '1AB'],
    ['/en/card?k=1CD#wechat_redirect', '1CD'],
    ['/en/card#x&k=1AB', '1AB'],
    ['/en/card', ''],
    ['/en/card?k=&x', ''],
  ])('of %s is %j', (address, code) => {
    expect(codeInAddress(new URL(address, ORIGIN))).toBe(code)
  })
})

describe('a card’s words beside it', () => {
  it('are in both languages, with author and source, each in its own', () => {
    expect(linkWords(CARD)).toEqual({
      paragraphs: [
        { text: 'The beginning is the most important part of any work', language: 'en' },
        { text: '凡事最要紧的，是开头。', language: 'zh' },
      ],
      attribution: [
        { text: 'Plato', language: 'en' },
        { text: '柏拉图', language: 'zh' },
        { text: 'The Republic, Book II', language: 'en' },
      ],
    })
  })

  it('are only those that the card shows', () => {
    const settings = { ...CARD.settings, showAuthor: false, showTranslation: false }
    expect(linkWords({ ...CARD, settings })).toMatchObject({
      paragraphs: [{ language: 'en' }],
      attribution: [],
    })
    const product = productWith({}, { showTagline: false, showDescription: false })
    expect(linkWords(product).paragraphs).toEqual([{ text: PRODUCT.name, language: 'en' }])
  })

  it('have no controls and no overrides of direction', () => {
    const quote = { ...QUOTE, content: 'a\u202ecba\u0007', author: '\u2066Ann\u2069' }
    const said = JSON.stringify(linkWords(cardWith({}, {}, quote)))
    expect(said).not.toMatch(/[\u202a-\u202e\u2066-\u2069]|\\u/)
  })
})

describe('the preview of a link', () => {
  it('begins with what is in the reader’s language', () => {
    expect(linkPreview(CARD, '1AB', 'zh')).toMatchObject({
      title: '凡事最要紧的，是开头。',
      description:
        'The beginning is the most important part of any work — Plato, 柏拉图, The Republic, Book II',
      query: '?k=1AB',
      picture: { path: '/api/card.jpg?k=1AB', widthPx: 1440, heightPx: 1080 },
    })
    expect(linkPreview(CARD, '1AB', 'en').title).toBe('The beginning is the most important part of any work')
  })

  it('begins with the only words there are', () => {
    const english = cardWith({}, {}, { ...QUOTE, translation: '' })
    expect(linkPreview(english, '1AB', 'zh')).toMatchObject({
      title: QUOTE.content,
      description: expect.not.stringContaining(QUOTE.content),
    })
  })

  it('is short and in one line, whatever the words are', () => {
    const long = 'word\n'.repeat(400)
    const preview = linkPreview(cardWith({}, {}, { ...QUOTE, content: long, translation: long }), '1AB', 'en')
    for (const text of [preview.title, preview.description, preview.picture.alt]) {
      expect(text.length).toBeLessThanOrEqual(400)
      expect(text).not.toContain('\n')
    }
    expect(preview.title).toMatch(/…$/)
  })

  it('has something to say of every card', async () => {
    const empty = cardWith({}, {}, { ...QUOTE, content: '', translation: '', author: '' })
    expect(linkPreview(empty, await encodeShareCode(empty), 'en')).toMatchObject({
      title: '',
      description: '',
    })
  })
})
