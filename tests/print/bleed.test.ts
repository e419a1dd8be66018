// @module-tag slow
import { describe, expect, it } from 'vitest'
import { TEMPLATES } from '../../src/card/templates'
import { layoutCard } from '../layout/laidOut'
import { FULL_VIEW } from '../../src/layout/view'
import { FRAMES } from '../../src/look/frames'
import { bleedOf } from '../../src/look/target'
import { cardSheets } from '../../src/print/cardSheets'
import { printedShape } from '../../src/print/sheet'
import { containsBox, insetBox } from '../../src/scene/box'
import { keysOf } from '../../src/scene/values'
import type { Card } from '../../src/card/card'
import { cardWith } from '../layout/cards'
import { fakeMetrics } from '../layout/validLayout'

const shapeOf = (hasBleed: boolean) =>
  printedShape(cardSheets(['this'], { paper: 'a4', count: 'two', hasBleed, hasMarks: true })[0]!.cards[0]!)
const [WITH, WITHOUT] = [shapeOf(true), shapeOf(false)]

const laid = (card: Card, print: typeof WITH) => layoutCard(card, fakeMetrics, { ...FULL_VIEW, print })

function expectWordsWithinTrim(card: Card): void {
  const scene = laid(card, WITH)
  const bleed = bleedOf(scene, WITH)
  const trim = insetBox({ x: 0, y: 0, width: scene.width, height: scene.height }, bleed)
  for (const { id, box } of scene.blocks) expect([id, containsBox(trim, box)]).toEqual([id, true])
}

describe('a card drawn to its bleed', () => {
  it.each(keysOf(FRAMES))('in the frame %s keeps its words within the trim', (frameStyle) => {
    for (const shadow of ['none', 'md'] as const) expectWordsWithinTrim(cardWith({ frameStyle, shadow }))
  })

  it.each(keysOf(TEMPLATES))('in the template %s keeps its words within the trim', (id) =>
    expectWordsWithinTrim({ ...cardWith({}), settings: TEMPLATES[id].settings }),
  )

  it('is larger by the bleed alone: words are as large as on the finished card', () => {
    const card = cardWith({ frameStyle: 'clean', shadow: 'none' })
    const [bled, cut] = [laid(card, WITH), laid(card, WITHOUT)]
    expect([cut.width, cut.height]).toEqual([540, 761])
    expect([bled.width, bled.height]).toEqual([571, 792])
    const sizes = (scene: typeof bled) => scene.blocks.map(({ id, sizePx }) => [id, sizePx])
    expect(sizes(bled)).toEqual(sizes(cut))
  })
})
