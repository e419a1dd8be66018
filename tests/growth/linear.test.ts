// @module-tag slow
/** Parsers of external input must be linear for every text. */
import { expect, it } from 'vitest'
import {
  cleanTemplateName,
  readTemplatesFile,
  restoreMyTemplates,
  unusedName,
} from '../../src/card/myTemplates'
import { codeInAddress } from '../../src/card/cardAddress'
import { codeIn } from '../../src/card/packedText'
import { linkOf, parsedCount, parsedTopics } from '../../src/card/product'
import { restoreCard, restoreProduct, restoreQuote, restoreSettings } from '../../src/card/restore'
import { readJsonInput } from '../../src/cli/card/inputFiles'
import { nearestName } from '../../src/cli/card/optionValues'
import { nodePictureKind } from '../../src/draw/node/nodeFormats'
import { pictureKind, pictureSize } from '../../src/draw/pictures/pictureKind'
import { preferredTag } from '../../src/server/pages'
import { splitByLanguage } from '../../src/products/languageLines'
import { parseInput } from '../../src/products/parseInput'
import { parseLink } from '../../src/products/parseLink'
import { productName } from '../../src/products/productName'
import { writtenDay } from '../../src/quotes/dates'
import { parseEndpointQuote } from '../../src/quotes/endpoint'
import { unwrapProxyAnswer } from '../../src/quotes/chain'
import { charsetIn } from '../../src/quotes/readAnswer'
import { parseColour } from '../../src/scene/colour'
import { parseServiceQuote } from '../../src/quotes/services'
import { matchesEtag } from '../../src/server/answers'
import { clientAddress } from '../../src/server/visitor'
import { logText } from '../../src/server/log'
import { createPageDecoder } from '../../src/server/product/charset'
import { parsedJsonLd } from '../../src/server/product/schemaOrg'
import { readPageFacts } from '../../src/server/product/pageFacts'
import { productFromPage } from '../../src/server/product/productFromPage'
import { titleParts } from '../../src/server/product/title'
import { isPublicAddress } from '../../src/server/safeFetch/address'
import { cleanLine } from '../../src/text/clean'
import { typographic } from '../../src/text/typographic'
import { IS_FULL } from '../fixtures/tier'
import { growthOf, MOST_GROWTH } from './growth'
import { HOSTILE_TEXTS } from './hostileTexts'

const DAY = '2026-11-20'
const bytesOf = (text: string) => new TextEncoder().encode(text)

/** All texts in the full tier, otherwise a rotating sixth: six consecutive parsers cover all. */
function textsFor(nth: number) {
  return Object.entries(HOSTILE_TEXTS).filter((_, at) => IS_FULL || at % 6 === nth % 6)
}

function unlessThrown(read: () => unknown): void {
  try {
    read()
  } catch {}
}

async function readPage(html: string) {
  async function* chunks() {
    const bytes = bytesOf(html)
    for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
  }
  return productFromPage(await readPageFacts(chunks(), ''), new URL('https://example.com/'))
}

function manyTemplates(text: string) {
  return Array.from({ length: text.length / 16 }, (_, at) => ({
    id: `${at % 50}`,
    name: text.slice(at, at + 8),
  }))
}

const TEXT_READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'the code of a card': codeIn,
  'the address of a card': (text) => codeInAddress({ search: `?${text}`, hash: `#${text}` }),
  'a text': cleanLine,
  'a text that is set': typographic,
  'home’s input': parseInput,
  'a link': parseLink,
  'a line in two languages': (text) => splitByLanguage([text]),
  'a host': productName,
  'an answer to /api/quote': (text) =>
    parseEndpointQuote(
      { content: text, translation: text, author: text, id: text, citation: { work: text } },
      DAY,
      DAY,
    ),
  'a provider’s day': (text) => [writtenDay(text), writtenDay(`2026-11-20T${text}`)],
  'a proxy’s answer': (text) => unlessThrown(() => unwrapProxyAnswer({ contents: text })),
  'a charset': (text) => charsetIn(`charset ${text}`),
  'a line of the log': logText,
  'what proxies say': (text) => clientAddress('', text, 2),
  'an etag': (text) => matchesEtag('"x"', text),
  'a preferred language': preferredTag,
  'an address of the network': isPublicAddress,
  'a page': readPage,
  'a page’s title': (text) => readPage(`<title>${text}</title>`),
  'a page’s meta elements': (text) =>
    readPage(`<meta property="og:title" content='${text}'><link rel=icon href='${text}'>`),
  'a page’s JSON': (text) => [parsedJsonLd(text), parsedJsonLd(`{"a":${text}`)],
  'a page’s microdata': (text) =>
    readPage(
      `<p itemscope itemtype="Product"><b itemprop="name">${text}</b><img srcset='${text}' src='${text}'>`,
    ),
  'a service’s answer': (text) => parseServiceQuote({ quote: text, author: text, date: text }, DAY, DAY),
  'a title': (text) => titleParts(text, { siteName: 'x', productName: '', isHomePage: false, host: text }),
  'topics and counts': (text) => [parsedTopics(text), parsedCount(text), linkOf(text)],
  'a colour': parseColour,
  'a restored quote': (text) =>
    restoreQuote({ content: text, author: text, date: text, citation: { work: text } }, DAY),
  'a restored product': (text) => restoreProduct({ name: text, topics: [text], url: text, date: text }, DAY),
  'a restored look': (text) =>
    restoreSettings({ frameColors: { [text]: text }, backgroundColor: text, gradientValue: text }),
  'a restored card': (text) => restoreCard(text, DAY),
  'a name for a template': (text) => unusedName(cleanTemplateName(text), [text]),
  'settings of the command': (text) => unlessThrown(() => readJsonInput('json', `{"a":${text}`)),
  'a name that is meant': (text) => nearestName(text, ['minimal', 'sunny']),
}

it.each(Object.entries(TEXT_READERS).map(([name, read], nth) => ({ name, read, nth })))(
  '$name',
  async (one) => {
    const { read, nth } = one
    for (const [name, textOf] of textsFor(nth))
      expect(await growthOf(read, textOf), name).toBeLessThanOrEqual(MOST_GROWTH)
  },
)

const FILE_HEADS = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  webp: [...bytesOf('RIFF\0\0\0\0WEBP')],
  avif: [...bytesOf('\0\0\0\x20ftypavif')],
  text: [],
}

it.each(Object.entries(FILE_HEADS).map(([kind, head], nth) => ({ kind, head, nth })))(
  'a file that begins as $kind',
  async ({ head, nth }) => {
    for (const [name, textOf] of textsFor(nth)) {
      const growth = await growthOf(
        (file: Uint8Array) =>
          unlessThrown(() => [pictureKind(file), pictureSize(file), nodePictureKind(file)]),
        (length) => Uint8Array.from(Buffer.concat([Uint8Array.from(head), bytesOf(textOf(length))])),
      )
      expect(growth, name).toBeLessThanOrEqual(MOST_GROWTH)
    }
  },
)

it('a drawing in code: its first 4 KB', async () => {
  for (const [name, textOf] of Object.entries(HOSTILE_TEXTS)) {
    const within = { first: 256, longest: 1_024 }
    const growth = await growthOf(pictureKind, (length) => bytesOf(textOf(length)).slice(0, length), within)
    expect(growth, name).toBeLessThanOrEqual(MOST_GROWTH)
  }
})

it('a page’s bytes, in whatever charset', async () => {
  for (const [nth, charset] of ['', 'gbk', 'utf-16le', 'iso-2022-jp'].entries())
    for (const [name, textOf] of textsFor(nth)) {
      const growth = await growthOf(
        (bytes: Uint8Array) => {
          const decoder = createPageDecoder(charset && `text/html; charset=${charset}`)
          return decoder.write(bytes) + decoder.end()
        },
        (length) => bytesOf(textOf(length)),
      )
      expect(growth, `${charset} ${name}`).toBeLessThanOrEqual(MOST_GROWTH)
    }
})

it('a file of templates', async () => {
  const file = (templates: unknown, pictures: unknown = {}) =>
    JSON.stringify({ kind: 'quotidian-templates', version: 1, templates, pictures })
  const files: Record<string, (length: number) => string> = {
    'of many looks': (length) => file(manyTemplates('a look '.repeat(length / 7))),
    'of looks without a name': (length) => file(manyTemplates(' '.repeat(length))),
    'of one long name': (length) => file([{ name: 'a '.repeat(length) }]),
    'of a text in place of looks': (length) => file('a'.repeat(length)),
    'of texts as looks': (length) => file(['a'.repeat(length)]),
    'with a text in place of pictures': (length) => file([{ name: 'a' }], 'a'.repeat(length)),
    'of brackets': (length) => '['.repeat(length),
  }
  for (const [name, textOf] of Object.entries(files))
    expect(
      await growthOf((text) => unlessThrown(() => readTemplatesFile(text)), textOf),
      name,
    ).toBeLessThanOrEqual(MOST_GROWTH)
  const growth = await growthOf(restoreMyTemplates, (length) => manyTemplates('a look '.repeat(length / 7)))
  expect(growth).toBeLessThanOrEqual(MOST_GROWTH)
})

it('would tell a reader that looks at each pair', async () => {
  const growth = await growthOf(
    (text: string) => /x[^y]*$/.test(text),
    (length) => 'x'.repeat(length) + 'y',
    { first: 1_024, longest: 8_192, attempts: 1, tries: IS_FULL ? 12 : 3 }, // This parser is slow enough for short texts.
  )
  expect(growth).toBeGreaterThan(MOST_GROWTH)
})
