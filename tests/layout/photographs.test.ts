import { describe, expect, it } from 'vitest'
import type { CardSettings } from '../../src/card/settings'
import { FULL_VIEW } from '../../src/layout/view'
import { fittingOf, NO_PICTURE, type BackgroundImage } from '../../src/look/backgrounds'
import { COMPOSITIONS } from '../../src/look/compositions'
import { NO_INKS } from '../../src/look/inks'
import { flatLuminanceMap } from '../../src/look/luminanceMap'
import { RATIOS } from '../../src/look/ratios'
import { boxesOverlap, fittedBox, intersectBoxes } from '../../src/scene/box'
import type { Box, Scene } from '../../src/scene/nodes'
import { combinations } from '../fixtures/combinations'
import { fakeMetrics } from '../text/fakeMetrics'
import { cardWith, idsOf } from './cards'
import { layoutCard } from './laidOut'

const MAP = { ...flatLuminanceMap([90, 96, 104]), widthPx: 1200, heightPx: 900 }
const PLACES = {
  'top left': { x: 0.08, y: 0.08, width: 0.3, height: 0.3 },
  'top right': { x: 0.62, y: 0.08, width: 0.3, height: 0.3 },
  middle: { x: 0.36, y: 0.34, width: 0.28, height: 0.3 },
  'bottom left': { x: 0.08, y: 0.62, width: 0.3, height: 0.3 },
  'bottom right': { x: 0.62, y: 0.62, width: 0.3, height: 0.3 },
} satisfies Record<string, Box>
const EVEN = 'a'.repeat(64)

function photographed(settings: Partial<CardSettings>, image: Partial<BackgroundImage>): Scene {
  const backgroundImage = { ...NO_PICTURE, src: 'own:0a', calm: EVEN, ...image }
  const card = cardWith({
    shadow: 'none',
    margin: 'none',
    backgroundType: 'image',
    backgroundImage,
    ...settings,
  })
  return layoutCard(card, fakeMetrics, FULL_VIEW, () => MAP)
}

function subjectSeen({ width, height }: Scene, image: Partial<BackgroundImage>): Box {
  const box = { x: 0, y: 0, width, height }
  const whole = fittedBox({ ...box, ...fittingOf({ ...NO_PICTURE, ...image }) }, MAP)
  const { x, y, width: across, height: down } = image.subject!
  return intersectBoxes(box, {
    x: whole.x + x * whole.width,
    y: whole.y + y * whole.height,
    width: across * whole.width,
    height: down * whole.height,
  })
}

const ON_PICTURES = idsOf(COMPOSITIONS).filter(
  (id) => !['caption', 'postcard', 'ticket', 'facing'].includes(id),
) // which have papers

const STANDING = combinations({
  composition: ON_PICTURES,
  aspectRatio: idsOf(RATIOS),
  place: idsOf(PLACES),
})

/** With a subject in the middle these have no room that holds all words. */
const ROOMLESS = ['plain 1:1 middle', 'vertical 3:4 middle', 'vertical 4:5 middle']

const wordsOf = (scene: Scene) => scene.blocks.map(({ box }) => box)

describe('words on a photograph', () => {
  it.each(ON_PICTURES)('stand beside its subject in %s', (composition) => {
    const rows = STANDING.filter((row) => row.composition === composition)
    const crossing = rows.filter(({ aspectRatio, place }) => {
      const image = { subject: PLACES[place] }
      const scene = photographed({ composition, aspectRatio }, image)
      return wordsOf(scene).some((box) => boxesOverlap(box, subjectSeen(scene, image)))
    })
    const names = crossing.map(({ aspectRatio, place }) => `${composition} ${aspectRatio} ${place}`)
    expect(names.filter((name) => !ROOMLESS.includes(name))).toEqual([])
  })

  it('stand where the frame has them without a subject, if it is calm there', () => {
    const plain = wordsOf(photographed({}, { calm: '' }))
    expect(wordsOf(photographed({}, {}))).toEqual(plain)
    expect(wordsOf(photographed({}, { subject: PLACES['bottom right'] }))).not.toEqual(plain)
  })

  it('leave the busy half', () => {
    const busyAbove = 'z'.repeat(32) + 'a'.repeat(32)
    for (const aspectRatio of idsOf(RATIOS)) {
      const scene = photographed({ aspectRatio }, { calm: busyAbove })
      const [quote] = scene.blocks.filter(({ id }) => id === 'content').map(({ box }) => box)
      expect(quote!.y + quote!.height / 2).toBeGreaterThan(scene.height * 0.4)
    }
  })

  it('stay if they are asked to', () => {
    const image = { subject: PLACES.middle, avoidsSubject: false }
    expect(wordsOf(photographed({}, image))).toEqual(wordsOf(photographed({}, { calm: '' })))
  })

  it('decide their own ink: a template’s is not kept by a veil of the other side', () => {
    const dark = { ...flatLuminanceMap([8, 8, 10]), widthPx: 1200, heightPx: 900 }
    const light = { ...flatLuminanceMap([245, 245, 240]), widthPx: 1200, heightPx: 900 }
    for (const [map, theme] of [
      [dark, 'light'],
      [light, 'dark'],
    ] as const) {
      const backgroundImage = { ...NO_PICTURE, src: 'own:0a' }
      const templateInks = { ...NO_INKS, quote: theme === 'light' ? '#1F3B2E' : '#F4F1E8' }
      const card = cardWith({ theme, templateInks, backgroundType: 'image', backgroundImage })
      expect(layoutCard(card, fakeMetrics, FULL_VIEW, () => map).minDim).toBe(0)
    }
  })
})
