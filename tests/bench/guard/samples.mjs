import { sampleExports } from '../exports.mjs'
import { sampleFirstCard } from '../firstCard.mjs'
import { sampleLayouts } from '../layouts.mjs'
import { sampleThumbnails } from '../thumbnails.mjs'
import { sampleTyping } from '../typing.mjs'

/**
 * One round of each part that the guard compares: figures by their names, in ms, less is better. A sample opens its own
 * pages, so that a page's age is no part of it; those of the bench belong to the commit, which knows its own code.
 */
export const SAMPLES = {
  typing: {
    needs: ['product'],
    sample: (browser, { product }) => sampleTyping(browser, product.origin),
  },
  firstCard: {
    needs: ['product'],
    sample: (browser, { product }) => sampleFirstCard(browser, product.origin),
  },
  exports: { needs: ['pages'], sample: (browser, { pages }) => sampleExports(browser, pages.urls.export) },
  thumbnails: {
    needs: ['product'],
    sample: (browser, { product }) => sampleThumbnails(browser, product.origin),
  },
  layouts: { needs: ['pages'], sample: (browser, { pages }) => sampleLayouts(browser, pages.urls.export) },
}
