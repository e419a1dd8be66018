import { describe, expect, it } from 'vitest'
import { layoutCard } from './laidOut'
import { NO_PICTURE } from '../../src/look/backgrounds'
import { FRAMES } from '../../src/look/frames'
import type { SceneNode } from '../../src/scene/nodes'
import { fakeMetrics } from '../text/fakeMetrics'
import { cardWith, idsOf } from './cards'

const backgroundImage = { ...NO_PICTURE, src: 'https://pictures.example/unmeasured.jpg' }

describe('an unmeasured picture', () => {
  it.each(idsOf(FRAMES))(
    'gets the scrim that suffices for any picture, below the frame’s veil: %s',
    (frameStyle) => {
      for (const theme of ['light', 'dark'] as const) {
        const card = cardWith({ frameStyle, theme, backgroundType: 'image', backgroundImage })
        const ids = idsIn(layoutCard(card, fakeMetrics).still)
        expect(ids.indexOf('background-background-image')).toBeGreaterThan(-1)
        expect(ids.indexOf('background-scrim')).toBeGreaterThan(ids.indexOf('background-background-image'))
        const veil = ids.indexOf('background-veil')
        if (veil !== -1) expect(veil).toBeGreaterThan(ids.indexOf('background-scrim'))
      }
    },
  )

  it('gets the scrim exactly once', () => {
    for (const theme of ['light', 'dark'] as const) {
      const card = cardWith({ backgroundType: 'image', backgroundImage, theme, shadow: 'none' })
      const ground = layoutCard(card, fakeMetrics).still.find(({ id }) => id === 'background')
      const childIds = ground?.type === 'group' ? ground.children.map(({ id }) => id) : []
      expect(childIds).toEqual(['background-background', 'background-background-image', 'background-scrim'])
    }
  })
})

function idsIn(nodes: readonly SceneNode[]): string[] {
  return nodes.flatMap((node) => [node.id, ...(node.type === 'group' ? idsIn(node.children) : [])])
}
