import { describe, expect, it } from 'vitest'
import { TEMPLATES } from '../../src/card/templates'
import { layoutCard } from './laidOut'
import { FRAMES } from '../../src/look/frames'
import { WEATHER } from '../../src/look/weather'
import type { Scene, SceneNode } from '../../src/scene/nodes'
import { fakeMetrics } from '../text/fakeMetrics'
import { cardWith, idsOf } from './cards'
import { productWith } from './products'

/**
 * Approved scenes of each frame and weather. After an intended change: `npm run approve`, then read the diff.
 */
describe('golden scenes', () => {
  it.each(idsOf(FRAMES))('%s', async (frameStyle) => {
    const scene = layoutCard(cardWith({ frameStyle }, { align: 'text-left' }), fakeMetrics)
    await expect(JSON.stringify(drawn(scene), null, 1)).toMatchFileSnapshot(`../scenes/${frameStyle}.json`)
  })

  it.each(idsOf(FRAMES))('%s with a product', async (frameStyle) => {
    const scene = layoutCard(productWith({}, { frameStyle }, { align: 'text-left' }), fakeMetrics)
    await expect(JSON.stringify(drawn(scene), null, 1)).toMatchFileSnapshot(
      `../scenes/product-${frameStyle}.json`,
    )
  })

  // A margin prevents the scenery from being drawn at native size.
  it.each(idsOf(WEATHER))('the weather %s', async (id) => {
    const { still } = layoutCard(cardWith({ ...TEMPLATES[id].settings, shadow: 'lg' }), fakeMetrics)
    await expect(JSON.stringify(still.map(drawnNode), null, 1)).toMatchFileSnapshot(
      `../scenes/weather-${id}.json`,
    )
  })
})

function drawn({ plan: _plan, ...scene }: Scene) {
  return { ...scene, still: scene.still.map(drawnNode), live: scene.live.map(drawnNode) }
}

function drawnNode({ block: _block, ...node }: SceneNode): unknown {
  if (node.type === 'group') return { ...node, children: node.children.map(drawnNode) }
  const { isDecoration: _isDecoration, ...rest } = node as typeof node & { isDecoration?: boolean }
  return rest
}
