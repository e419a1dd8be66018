import { expect, it } from 'vitest'
import { pictureOf } from '../../src/card/card'
import { cardWith, QUOTE } from '../layout/cards'
import { PRODUCT, productWith } from '../layout/products'

it('shows a product’s picture if it is switched on, and a quote’s always', () => {
  expect(pictureOf(productWith({}, { showPicture: true }))).toBe(PRODUCT.pictureUrl)
  expect(pictureOf(productWith({}, { showPicture: false }))).toBe('')
  const quote = { ...QUOTE, imageUrl: 'https://example.com/a.jpg' }
  expect(pictureOf(cardWith({ showPicture: false }, {}, quote))).toBe(quote.imageUrl)
})
