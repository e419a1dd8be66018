import { describe, expect, it } from 'vitest'
import { TEMPLATES, type TemplateId } from '../../src/card/templates'
import { layoutCard } from '../../src/layout/layoutCard'
import { FRAMES } from '../../src/look/frames'
import { fakeMetrics } from '../text/fakeMetrics'
import { cardWith, idsOf } from './cards'
import { productWith } from './products'

const WEATHERS: TemplateId[] = ['sunny', 'rainy', 'cloudy', 'snowy', 'dusk']

/** A card of each frame and each weather as it was last approved. When one moves on purpose, or is new: `npm run approve`, and read the diff. */
describe('golden scenes', () => {
  it.each(idsOf(FRAMES))('%s', async (frameStyle) => {
    const scene = layoutCard(cardWith({ frameStyle }, { align: 'text-left' }), fakeMetrics)
    await expect(JSON.stringify(scene, null, 1)).toMatchFileSnapshot(`../scenes/${frameStyle}.json`)
  })

  it.each(idsOf(FRAMES))('%s with a product', async (frameStyle) => {
    const scene = layoutCard(productWith({}, { frameStyle }, { align: 'text-left' }), fakeMetrics)
    await expect(JSON.stringify(scene, null, 1)).toMatchFileSnapshot(`../scenes/product-${frameStyle}.json`)
  })

  // Below a mat, so that the scenery is drawn at another size than its own.
  it.each(WEATHERS)('the weather %s', async (id) => {
    const { still } = layoutCard(cardWith({ ...TEMPLATES[id].settings, shadow: 'lg' }), fakeMetrics)
    await expect(JSON.stringify(still, null, 1)).toMatchFileSnapshot(`../scenes/weather-${id}.json`)
  })
})
