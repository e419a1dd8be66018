import { describe, expect, it } from 'vitest'
import { layoutCard } from '../../src/layout/layoutCard'
import { NO_PICTURE, type BackgroundImage } from '../../src/look/backgrounds'
import { FRAMES } from '../../src/look/frames'
import { flatTones, type TonesOf } from '../../src/look/pictureTones'
import type { CardSettings } from '../../src/card/settings'
import type { Scene, SceneNode } from '../../src/scene/nodes'
import { FULL_VIEW } from '../../src/layout/view'
import { fakeMetrics } from '../text/fakeMetrics'
import { cardWith, idsOf, QUOTE } from './cards'

const SRC = 'own:0123456789abcdef'
const GREY = flatTones([128, 128, 128])

function laid(
  settings: Partial<CardSettings>,
  tonesOf?: TonesOf,
  image: Partial<BackgroundImage> = {},
): Scene {
  const backgroundImage = { ...NO_PICTURE, src: SRC, ...image }
  const card = cardWith({ backgroundType: 'image', backgroundImage, ...settings })
  return layoutCard(card, fakeMetrics, FULL_VIEW, tonesOf)
}

function nodesIn(scene: Scene): SceneNode[] {
  const within = (node: SceneNode): SceneNode[] =>
    node.type === 'group' ? [node, ...node.children.flatMap(within)] : [node]
  return [...scene.still, ...scene.live].flatMap(within)
}

describe('a picture under the words', () => {
  it('is laid under a scrim that is always enough where nobody measures', () => {
    for (const frameStyle of idsOf(FRAMES)) {
      const veil = nodesIn(laid({ frameStyle })).find(({ id }) => id.endsWith('-scrim'))
      expect(veil?.type === 'rect' && veil.fill).toMatch(/^rgba\(255,255,255,0\.6\)$/)
    }
  })

  it('is not drawn before it is measured, and is loaded all the same', () => {
    const images = nodesIn(laid({}, () => 'awaited')).filter(({ type }) => type === 'image')
    expect(images).toEqual([expect.objectContaining({ src: SRC, isAwaited: true })])
    expect(nodesIn(laid({}, () => GREY)).some((node) => node.type === 'image' && node.isAwaited)).toBe(false)
  })

  it('has no scrim around a page of the frame’s own, until it is dimmed by hand', () => {
    for (const frameStyle of ['window', 'shadow', 'pixel'] as const) {
      const covers = (dim: number) =>
        nodesIn(laid({ frameStyle }, () => GREY, { dim })).filter(({ id }) => /veil|scrim/.test(id))
      expect(covers(0)).toEqual([])
      expect(covers(0.5)).toHaveLength(1)
    }
  })

  it('gives the same scene for the same tones, and the very same nodes below the words while they change little', () => {
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

  it('tells the least that its words need covered', () => {
    expect(laid({}, () => GREY, { veil: 'dark' }).minDim).toBeGreaterThan(0.05)
    expect(laid({}, () => flatTones([255, 255, 255])).minDim).toBe(0)
    expect(laid({}, () => null).minDim).toBeUndefined()
  })

  it('is written on in light ink over a dark scrim, whatever the theme', () => {
    const ink = (veil: 'dark' | 'light') => {
      const line = nodesIn(laid({}, () => GREY, { veil })).find(({ id }) => id.startsWith('content-line'))
      return line?.type === 'text' ? line.fill : ''
    }
    expect(ink('dark') > ink('light')).toBe(true)
  })
})

describe('the quote’s own picture', () => {
  it.each(['polaroid', 'film'] as const)(
    'lies in %s under its own scrim, and gives way where it is missing',
    (frameStyle) => {
      const card = cardWith({ frameStyle, backgroundType: 'solid' }, {}, { ...QUOTE, imageUrl: SRC })
      const scene = (tonesOf: TonesOf) => layoutCard(card, fakeMetrics, FULL_VIEW, tonesOf)
      const seen = nodesIn(scene(() => flatTones([120, 120, 120])))
      expect(seen.some(({ id }) => id.startsWith('picture-scrim'))).toBe(true)
      const gone = nodesIn(scene(() => 'missing'))
      expect(gone.some(({ id }) => id.startsWith('picture-scrim'))).toBe(false)
      expect(gone.some((node) => node.type === 'image' && node.src === SRC)).toBe(true) // an export names it
    },
  )
})
