import { describe, expect, it } from 'vitest'
import { frameOf, layoutCard } from './laidOut'
import { NO_PICTURE, type BackgroundImage } from '../../src/look/backgrounds'
import { FRAMES } from '../../src/look/frames'
import { flatLuminanceMap, type LuminanceMapOf } from '../../src/look/luminanceMap'
import type { CardSettings } from '../../src/card/settings'
import { RATIOS } from '../../src/look/ratios'
import { boxesOverlap } from '../../src/scene/box'
import type { Box, Scene, SceneNode } from '../../src/scene/nodes'
import { FULL_VIEW } from '../../src/layout/view'
import { fakeMetrics } from '../text/fakeMetrics'
import { cardWith, idsOf, QUOTE } from './cards'
import { productWith } from './products'

const SRC = 'own:0123456789abcdef'
const GREY = flatLuminanceMap([128, 128, 128])

function layoutWith(
  settings: Partial<CardSettings>,
  luminanceMapOf?: LuminanceMapOf,
  image: Partial<BackgroundImage> = {},
): Scene {
  const backgroundImage = { ...NO_PICTURE, src: SRC, ...image }
  const card = cardWith({ backgroundType: 'image', backgroundImage, ...settings })
  return layoutCard(card, fakeMetrics, FULL_VIEW, luminanceMapOf)
}

function nodesIn(scene: Scene): SceneNode[] {
  const within = (node: SceneNode): SceneNode[] =>
    node.type === 'group' ? [node, ...node.children.flatMap(within)] : [node]
  return [...scene.still, ...scene.live].flatMap(within)
}

describe('a picture under the words', () => {
  it('gets a scrim that suffices for any picture if it is not measured', () => {
    for (const frameStyle of idsOf(FRAMES)) {
      const veil = nodesIn(layoutWith({ frameStyle })).find(({ id }) => id.endsWith('-scrim'))
      expect(veil?.type === 'rect' && veil.fill).toMatch(/^rgba\(255,255,255,0\.6\)$/)
    }
  })

  it('is not drawn before it is measured, but still in the scene so that it loads', () => {
    const images = nodesIn(layoutWith({}, () => 'awaited')).filter(({ type }) => type === 'image')
    expect(images).toEqual([expect.objectContaining({ src: SRC, isAwaited: true })])
    expect(nodesIn(layoutWith({}, () => GREY)).some((node) => node.type === 'image' && node.isAwaited)).toBe(
      false,
    )
  })

  it('has no scrim around a frame’s page unless dimmed by hand', () => {
    for (const frameStyle of ['window', 'shadow', 'pixel'] as const) {
      const covers = (dim: number) =>
        nodesIn(layoutWith({ frameStyle }, () => GREY, { dim })).filter(({ id }) => /veil|scrim/.test(id))
      expect(covers(0)).toEqual([])
      expect(covers(0.5)).toHaveLength(1)
    }
  })

  it('reuses the nodes below the words when words change only a little', () => {
    const card = (content: string) =>
      cardWith(
        { backgroundType: 'image', backgroundImage: { ...NO_PICTURE, src: SRC } },
        {},
        { ...QUOTE, content },
      )
    const [first, second] = [card('To wonder is to begin.'), card('To wander is to begin.')]
    const same = { ...second, settings: first.settings }
    const [a, b] = [first, same].map((one) => layoutCard(one, fakeMetrics, FULL_VIEW, () => GREY))
    expect(a?.still).toBe(b?.still)
  })

  it('reports the minimum dimming that its words need', () => {
    expect(layoutWith({}, () => GREY, { veil: 'dark' }).minDim).toBeGreaterThan(0.05)
    expect(layoutWith({}, () => flatLuminanceMap([255, 255, 255])).minDim).toBe(0)
    expect(layoutWith({}, () => null).minDim).toBeUndefined()
  })

  it('gets light ink over a dark scrim, whatever the theme', () => {
    const ink = (veil: 'dark' | 'light') => {
      const line = nodesIn(layoutWith({}, () => GREY, { veil })).find(({ id }) =>
        id.startsWith('content-line'),
      )
      return line?.type === 'text' ? line.fill : ''
    }
    expect(ink('dark') > ink('light')).toBe(true)
  })
})

describe('the quote’s own picture', () => {
  it('lies in film under its own scrim, which is dropped if the picture is missing', () => {
    const frameStyle = 'film'
    const card = cardWith({ frameStyle, backgroundType: 'solid' }, {}, { ...QUOTE, imageUrl: SRC })
    const scene = (luminanceMapOf: LuminanceMapOf) => layoutCard(card, fakeMetrics, FULL_VIEW, luminanceMapOf)
    const seen = nodesIn(scene(() => flatLuminanceMap([120, 120, 120])))
    expect(seen.some(({ id }) => id.startsWith('picture-scrim'))).toBe(true)
    const gone = nodesIn(scene(() => 'missing'))
    expect(gone.some(({ id }) => id.startsWith('picture-scrim'))).toBe(false)
    expect(gone.some((node) => node.type === 'image' && node.src === SRC)).toBe(true) // Exports report it as failed.
  })

  it('is clear where all words are apart from it', () => {
    const apart = idsOf(FRAMES).filter((id) => frameOf(id).keepsPhotoClear)
    expect(apart).toEqual(['polaroid'])
    for (const frameStyle of apart) {
      for (const aspectRatio of idsOf(RATIOS)) {
        const looks = [
          cardWith({ frameStyle, aspectRatio }, {}, { ...QUOTE, imageUrl: SRC }),
          cardWith({
            frameStyle,
            aspectRatio,
            backgroundType: 'image',
            backgroundImage: { ...NO_PICTURE, src: SRC },
          }),
          productWith({ pictureUrl: SRC }, { frameStyle, aspectRatio }),
        ]
        for (const card of looks) {
          const scene = layoutCard(card, fakeMetrics, FULL_VIEW, () => GREY)
          const photo = nodesIn(scene).find((node) => node.type === 'image' && node.src === SRC) as Box &
            SceneNode
          for (const { id, box } of scene.blocks.filter(({ id }) => id !== 'watermark')) {
            expect(boxesOverlap(box, photo), `${id} on the photo of ${frameStyle} ${aspectRatio}`).toBe(false)
          }
          expect(nodesIn(scene).filter(({ id }) => /veil|scrim/.test(id))).toEqual([])
        }
      }
    }
  })
})
