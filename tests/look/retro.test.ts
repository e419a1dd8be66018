import { describe, expect, it } from 'vitest'
import { layoutCard } from '../layout/laidOut'
import { COMPOSITIONS, standsIn } from '../../src/look/compositions'
import { RATIOS } from '../../src/look/ratios'
import { clamp } from '../../src/scene/values'
import { cardWith, idsOf } from '../layout/cards'
import { allNodes, fakeMetrics } from '../layout/validLayout'

const NOTCH_PX = 29 // the notch of the inner rule, around its dot
const IN_RETRO = idsOf(COMPOSITIONS).filter((id) => standsIn(id, 'retro'))

describe('the retro frame', () => {
  // Regression: facing pages and calendar leaves overlapped the rules in its corners.
  it.each(IN_RETRO)('keeps the papers of %s out of its notches', (composition) => {
    for (const aspectRatio of idsOf(RATIOS)) {
      const { still, live } = layoutCard(
        cardWith({ composition, frameStyle: 'retro', aspectRatio }),
        fakeMetrics,
      )
      const rects = allNodes([...still, ...live]).flatMap((node) => (node.type === 'rect' ? [node] : []))
      const dots = rects.filter(({ id }) => id.startsWith('frame-dot-'))
      expect(dots).toHaveLength(4)
      for (const paper of rects.filter(({ id }) => id.startsWith('composition-'))) {
        for (const { x, y, width } of dots) {
          const centre = { x: x + width / 2, y: y + width / 2 }
          const nearest = {
            x: clamp(centre.x, paper.x, paper.x + paper.width),
            y: clamp(centre.y, paper.y, paper.y + paper.height),
          }
          expect(Math.hypot(nearest.x - centre.x, nearest.y - centre.y)).toBeGreaterThan(NOTCH_PX)
        }
      }
    }
  })
})
