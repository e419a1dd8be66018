import { expect, it } from 'vitest'
import { NO_PICTURE } from '../../src/look/backgrounds'
import { layoutCard } from '../layout/laidOut'
import { nodeMetrics } from '../../src/draw/node/nodeCanvas'
import { cardWith } from '../layout/cards'
import { productWith } from '../layout/products'
import { leafNodes } from '../../src/scene/leafNodes'
import type { Card } from '../../src/card/card'
import type { PaintContext } from '../../src/draw/paintContext'
import { exportedPixels } from './pixels'

const paintContext: PaintContext = {
  gradients: 'grained',
  pictures: { find: () => 'failed', load: () => Promise.resolve([]), subscribe: () => () => {} },
}
const MISSING = 'https://example.com/gone.jpg'

it('has no icon where words lie on it', () => {
  const image = {
    backgroundType: 'image',
    backgroundImage: { ...NO_PICTURE, src: MISSING },
    shadow: 'none',
  } as const
  expect(coloursOf(cardWith(image))).toHaveLength(1)
})

it('has one in a product’s picture', () => {
  expect(coloursOf(productWith({ pictureUrl: MISSING }, { shadow: 'none' })).length).toBeGreaterThan(3)
})

function coloursOf(card: Card): number[] {
  const scene = layoutCard(card, nodeMetrics, undefined, () => 'missing')
  const pictures = leafNodes([...scene.still, ...scene.live]).flatMap(({ node }) =>
    node.type === 'image' ? [node] : [],
  )
  const { data } = exportedPixels({ ...scene, still: pictures, live: [] }, paintContext, 1)
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4)
  return [...new Set(pixels)].filter((pixel) => pixel !== 0)
}
