import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Card } from '../../src/card/card'
import { applyTemplate } from '../../src/card/looks'
import { restorePlacements } from '../../src/card/placements'
import { TEMPLATES, type TemplateId } from '../../src/card/templates'
import { layoutCard } from './laidOut'
import { COMPACT_VIEW } from '../../src/layout/view'
import { FRAMES, type FrameId } from '../../src/look/frames'
import { MARGINS, SHADOWS } from '../../src/look/shadows'
import { safeBox, targetSize, type Target } from '../../src/look/target'
import { TARGETS, type TargetId } from '../../src/look/targets'
import { BLOCK_IDS, isSmallPrint, type Box, type Scene } from '../../src/scene/nodes'
import { containsBox } from '../../src/scene/box'
import { keysOf } from '../../src/scene/values'
import { exampleProduct } from '../../src/products/exampleProduct'
import { anyCard, cardWith, idsOf } from './cards'
import { leafNodes } from '../../src/scene/leafNodes'
import { allNodes, baselineBox, expectValidLayout, fakeMetrics } from './validLayout'
import { combinations } from '../fixtures/combinations'
import { IS_FULL, oneIn, runs } from '../fixtures/tier'

const WITH_ZONES = keysOf(TARGETS).filter((id) => TARGETS[id].clear.length > 0)
const SLACK_PX = 2 // letters beyond their advance, and rotated print beyond its box

/** Targets of equal size and clear zones have the same layout. */
const LAID_OUT = keysOf(TARGETS).filter((id, at, all) => {
  const layoutOf = (other: TargetId) => JSON.stringify([targetSize(TARGETS[other]), TARGETS[other].clear])
  return all.findIndex((other) => layoutOf(other) === layoutOf(id)) === at
})

const isPainted = (template: TemplateId) => TEMPLATES[template].group === 'painted'
const PLACES = { target: LAID_OUT, frameStyle: idsOf(FRAMES) }
const UNPAINTED = keysOf(TEMPLATES).filter((template) => !isPainted(template))
const PAINTED = keysOf(TEMPLATES).filter(isPainted)
/** The small tier combines each target with a third of the frames, cycling templates. */
const LOOKS = IS_FULL
  ? [
      ...combinations({ ...PLACES, template: UNPAINTED }),
      ...combinations({ ...PLACES, template: PAINTED }).filter(({ template, frameStyle }) =>
        isTurnOf(frameStyle, template),
      ),
    ]
  : oneIn(3, combinations(PLACES)).map((place, at) => ({
      ...place,
      template: keysOf(TEMPLATES)[at % keysOf(TEMPLATES).length]!,
    }))

/** Every frame repaints its painting, so the full tier cycles three per frame. */
function isTurnOf(frameStyle: FrameId, template: TemplateId): boolean {
  return (idsOf(FRAMES).indexOf(frameStyle) + keysOf(TEMPLATES).indexOf(template)) % 4 === 0
}

describe('every target × frame × template', () => {
  const options = { tags: ['slow'] }
  it.each(LAID_OUT)('%s: a valid card, and no word in a clear zone', options, (target) => {
    for (const { template, frameStyle } of LOOKS.filter((look) => look.target === target)) {
      const look = applyTemplate(template, { showQuotationMarks: true, target })
      const card = cardWith({ ...look, frameStyle }, look.textSettings)
      const scene = expectValidLayout(card)
      expect(scene).toMatchObject(targetSize(TARGETS[target]))
      expectClear(scene, target, `${template} ${frameStyle}`)
      const cut = scene.notices.filter((notice) => notice.code === 'truncated' && !isSmallPrint(notice.block))
      expect(cut, `${template} ${frameStyle}`).toEqual([])
    }
  })
})

describe('clear zones', () => {
  it('hold no word of any card, whatever its settings', () => {
    fc.assert(
      fc.property(anyCard, fc.constantFrom(...WITH_ZONES), (card, target) => {
        const made = { ...card, settings: { ...card.settings, target } } as Card
        expectClear(layoutCard(made, fakeMetrics), target, card.settings.frameStyle)
      }),
      { numRuns: runs(400) },
    )
  })

  it('hold no word of a product', () => {
    const axes = {
      target: WITH_ZONES,
      frameStyle: idsOf(FRAMES),
      shadow: idsOf(SHADOWS),
      margin: idsOf(MARGINS),
    }
    for (const look of combinations(axes, { strength: 1 })) {
      const { settings } = cardWith(look)
      const card: Card = { kind: 'product', product: exampleProduct('2026-11-21', 'en'), settings }
      expectClear(layoutCard(card, fakeMetrics), look.target, `${look.frameStyle} ${look.shadow}`)
    }
  })

  it('hold no block that was moved or sized by hand', () => {
    const share = fc.double({ min: -1, max: 1, noNaN: true })
    const placement = fc.record({
      dx: share,
      dy: share,
      scale: fc.double({ min: 0.2, max: 6, noNaN: true }),
      width: fc.oneof(fc.constant(0), fc.double({ min: 0.01, max: 1.5, noNaN: true })),
    })
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...BLOCK_IDS), placement),
        fc.constantFrom(...idsOf(FRAMES)),
        fc.constantFrom(...WITH_ZONES),
        (asked, frameStyle, target) => {
          const card = cardWith({ placements: restorePlacements(asked), frameStyle, target })
          expectClear(layoutCard(card, fakeMetrics), target, frameStyle)
        },
      ),
      { numRuns: runs(400) },
    )
  })

  it('leave the background where it is, up to the card’s edges', () => {
    for (const frameStyle of idsOf(FRAMES)) {
      const { still, width, height } = layoutCard(
        cardWith({ frameStyle, target: 'instagram-story', shadow: 'none' }),
        fakeMetrics,
      )
      const covers = allNodes(still).some((node) => {
        if (node.type === 'path') return node.d.startsWith(`M0 0h${width}v${height}`)
        const box = node.type === 'group' ? node.clip : node.type === 'rect' ? node : null
        return box && containsBox(box, { x: 0, y: 0, width, height })
      })
      expect(covers, frameStyle).toBe(true)
    }
  })
})

describe('a card that is made for a place', () => {
  it('is the same on a phone, where others are shown at 4:5', () => {
    const card = cardWith({ target: 'instagram-story' })
    expect(layoutCard(card, fakeMetrics, COMPACT_VIEW)).toEqual(layoutCard(card, fakeMetrics))
  })

  it('is, without clear zones, the very card of its ratio', () => {
    const own = layoutCard(cardWith({ aspectRatio: '16:9' }), fakeMetrics)
    const made = layoutCard(cardWith({ aspectRatio: '4:5', target: 'x' }), fakeMetrics)
    expect(made).toEqual(own)
  })
})

function expectClear(scene: Scene, id: TargetId, where: string): void {
  const card: Box = { x: 0, y: 0, width: scene.width, height: scene.height }
  const target: Target = TARGETS[id]
  const safe = safeBox(card, scene, target)
  for (const { id: block, box } of scene.blocks)
    expect(
      containsBox(safe, box, SLACK_PX),
      `${block} in a clear zone: ${id} ${where} ${JSON.stringify(box)}`,
    ).toBe(true)
  for (const { node, rotation } of leafNodes(scene.live)) {
    if (node.type !== 'text') continue
    expect(
      containsBox(safe, baselineBox(node, rotation), SLACK_PX),
      `${node.id} in a clear zone: ${id} ${where}`,
    ).toBe(true)
  }
}
