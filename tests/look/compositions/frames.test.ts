import { describe, expect, it } from 'vitest'
import { COMPOSITIONS, withComposition, withFrame } from '../../../src/look/compositions'
import { FRAMES } from '../../../src/look/frames'
import { layoutCard } from '../../layout/laidOut'
import { fakeMetrics } from '../../text/fakeMetrics'
import { cardWith, idsOf } from '../../layout/cards'

describe('compositions and frames', () => {
  it('the plain one is in every frame, any other in the clean one', () => {
    for (const frame of idsOf(FRAMES)) expect(withFrame(frame, 'plain').composition).toBe('plain')
    for (const id of idsOf(COMPOSITIONS)) expect(withFrame('clean', id).composition).toBe(id)
  })

  it('a composition that the frame refuses brings the clean one; a frame that refuses it brings the plain one', () => {
    expect(withComposition('verse', 'minimal')).toEqual({ composition: 'verse', frameStyle: 'minimal' })
    expect(withComposition('verse', 'polaroid')).toEqual({ composition: 'verse', frameStyle: 'clean' })
    expect(withFrame('polaroid', 'verse')).toEqual({ composition: 'plain', frameStyle: 'polaroid' })
  })

  it('a card from outside in a frame that refuses its composition is drawn in the plain one', () => {
    const sceneOf = (composition: 'plain' | 'verse') =>
      layoutCard(cardWith({ frameStyle: 'polaroid', composition }), fakeMetrics)
    expect(sceneOf('verse')).toEqual(sceneOf('plain'))
  })
})
