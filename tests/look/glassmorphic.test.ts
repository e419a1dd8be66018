import { describe, expect, it } from 'vitest'
import { backdropUnder } from '../layout/laidOut'
import { fakeMetrics } from '../text/fakeMetrics'
import { RATIOS } from '../../src/look/ratios'
import { leafNodes } from '../../src/scene/leafNodes'
import { cardWith, idsOf } from '../layout/cards'

const ABOVE_RIGHT = 'frame-disc-1'

describe('behind glass', () => {
  it.each(idsOf(RATIOS))('the disc above right ends before the words begin, in %s', (aspectRatio) => {
    const { nodes, plan } = backdropIn(aspectRatio)
    const disc = leafNodes(nodes).find(({ node }) => node.id === ABOVE_RIGHT)?.node
    if (disc?.type !== 'rect') throw new Error('no disc')
    const radius = disc.width / 2
    const [x, y] = [disc.x + radius, disc.y + radius]
    const { textBox: words } = plan
    const near = (at: number, from: number, length: number) => Math.min(from + length, Math.max(from, at))
    const apart = Math.hypot(x - near(x, words.x, words.width), y - near(y, words.y, words.height))
    expect(apart).toBeGreaterThanOrEqual(radius)
  })
})

it.each(idsOf(RATIOS))('on glass, date and watermark are on the edges of the words in %s', (aspectRatio) => {
  const { textBox, date, watermark } = backdropIn(aspectRatio).plan
  expect(date?.x).toBe(textBox.x)
  expect(watermark?.x).toBe(textBox.x + textBox.width)
})

function backdropIn(aspectRatio: keyof typeof RATIOS) {
  return backdropUnder(cardWith({ frameStyle: 'glassmorphic', aspectRatio, shadow: 'none' }), fakeMetrics)
}
