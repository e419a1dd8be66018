import fc from 'fast-check'
import type { ProductCard } from '../../src/card/card'
import { emptyProduct, type Product } from '../../src/card/product'
import { DEFAULT_SETTINGS, type CardSettings, type TextSettings } from '../../src/card/settings'
import { TEXT_SIZES } from '../../src/text/sizes'
import { roughText } from '../text/arbitraries'
import { anySettings, idsOf } from './cards'

export const DAY = '2026-11-21'

export const PRODUCT: Product = {
  ...emptyProduct(DAY),
  name: 'Marginalia',
  tagline: 'Notes beside the books you read',
  description:
    'Write in the margin of any book, find it again years later, and see what others wrote beside it.',
  logoUrl: 'https://example.com/logo.png',
  pictureUrl: 'https://example.com/picture.jpg',
  votes: 1284,
  comments: 96,
  topics: ['Reading', 'Notes', 'Open Source'],
  url: 'https://example.com/marginalia',
}

export function productWith(
  product: Partial<Product>,
  settings: Partial<CardSettings> = {},
  text: Partial<TextSettings> = {},
): ProductCard {
  return {
    kind: 'product',
    product: { ...PRODUCT, ...product },
    settings: {
      ...DEFAULT_SETTINGS,
      ...settings,
      textSettings: { ...DEFAULT_SETTINGS.textSettings, ...text },
    },
  }
}

const words = fc.oneof(fc.constant(''), roughText, fc.string({ maxLength: 60, unit: 'grapheme' }))
const count = fc.oneof(fc.constant(null), fc.nat({ max: 999_999_999 }))

const anyProduct: fc.Arbitrary<Product> = fc.record({
  name: fc.oneof(
    words,
    fc.constantFrom('Quotidian', '日签', 'ر'.repeat(40), 'W'.repeat(200), '👩🏽‍🚀'.repeat(30)),
  ),
  tagline: words,
  description: fc.oneof(
    words,
    fc.constantFrom('Long words and short. '.repeat(90), '很长的介绍，'.repeat(330)),
  ),
  logoUrl: fc.constantFrom('', 'https://example.com/logo.png'),
  pictureUrl: fc.constantFrom('', 'https://example.com/picture.jpg'),
  votes: count,
  comments: count,
  topics: fc.array(words, { maxLength: 12 }),
  url: fc.oneof(
    fc.constantFrom('', 'https://example.com', `https://example.com/${'path/'.repeat(30)}`, 'x'.repeat(4000)),
    fc.webUrl(),
  ),
  date: fc.constant(DAY),
})

const size = fc.constantFrom(...idsOf(TEXT_SIZES))
const hexOrNone = fc.constantFrom('', '', '#d6336c', '#ffffff')

export const anyProductCard: fc.Arbitrary<ProductCard> = fc
  .tuple(
    anyProduct,
    anySettings,
    fc.record({
      showLogo: fc.boolean(),
      showTagline: fc.boolean(),
      showVotes: fc.boolean(),
      showComments: fc.boolean(),
      showDescription: fc.boolean(),
      showPicture: fc.boolean(),
      showTopics: fc.boolean(),
      showQrCode: fc.boolean(),
    }),
    fc.record({ titleColor: hexOrNone, taglineColor: hexOrNone, titleSize: size, taglineSize: size }),
  )
  .map(([product, settings, shows, text]) => ({
    kind: 'product' as const,
    product,
    settings: { ...settings, ...shows, textSettings: { ...settings.textSettings, ...text } },
  }))
