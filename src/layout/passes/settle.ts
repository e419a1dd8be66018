import { isSmallPrint, type Scene, type SceneNode, type Box } from '../../scene/nodes'
import { wordBoxesOn, type WordBoxes } from '../wordBoxes'
import { type Backdrop, decorateCard } from './decorate'
import type { ResolvedCard } from './resolve'
import { frontOf, type Front } from './scene'
import { boundedMemo, memoByObject } from '../../scene/memo'
import { hasPicture } from '../../look/backgrounds'
import { isSameJson } from '../../scene/values'
import { groundCard, shownPhoto } from './ground'
import { inkCard } from './ink'
import { planCard } from './plan'
import type { ArtOnCard } from '../../look/art/artOnCard'
import { insetBox } from '../../scene/box'

const WIDER = [0.35, 0.8] // shares of the remaining room

/**
 * Room for text grows from the calm part towards the art to the whole frame. Objects are stable, because a
 * painting's
 * measurements are cached by object.
 */
export const textAreasOn = memoByObject((art: ArtOnCard): readonly ArtOnCard[] => [
  art,
  ...WIDER.map((share) => widerRoom(art, share)),
  wholeSheet(art),
])

const SIDES = ['left', 'right', 'top', 'bottom'] as const

const CAPACITY = 64 // One per position while text is dragged over a picture, one per thumbnail.

const NO_TONES = {}

const recentOn = memoByObject((_luminanceMap: object) => ({
  backdrops: boundedMemo<Backdrop>(CAPACITY),
  nodes: boundedMemo<{ nodes: readonly SceneNode[] }>(CAPACITY),
}))

export interface SettledCard {
  backdrop: Backdrop
  front: Front
}

/**
 * A painting gets up to four attempts, and a photograph one for each of its calm rooms. On a picture the text is set
 * again with its scrim.
 */
export function settleCard(card: ResolvedCard): SettledCard {
  const { room, settled } = card.art ? settledOnArt(card, card.art) : settledOnPicture(card)
  const { picture } = settled.backdrop
  if (!picture) return settled
  const words = wordBoxesOn(settled.front, picture.view.box, card.composition !== null)
  const backdrop = backdropOf(room, words)
  return { backdrop, front: frontOf(room, backdrop) }
}

interface Tried {
  room: ResolvedCard
  settled: SettledCard
}

function settledIn(room: ResolvedCard): Tried {
  const backdrop = backdropOf(room, null)
  return { room, settled: { backdrop, front: frontOf(room, backdrop) } }
}

function settledOnArt(card: ResolvedCard, painted: ArtOnCard): Tried {
  const tried: Tried[] = []
  for (const art of textAreasOn(painted)) {
    tried.push(settledIn({ ...card, art }))
    if (hasAll(tried.at(-1)!.settled)) break
  }
  // Pinyin is dropped only if no room suffices; then it takes none.
  return (
    tried.find((one) => hasAll(one.settled)) ?? tried.find((one) => isWhole(one.settled)) ?? tried.at(-1)!
  )
}

const BUSY_COST = 1 / 30 // × the size of words, for each letter

/** Takes the calm room in which all words have a place and are largest; else the frame’s own. */
function settledOnPicture(card: ResolvedCard): Tried {
  const own = settledIn(card)
  const { picture, plan, context } = own.settled.backdrop
  if (!picture || !hasPicture(card.settings)) return own
  const image = card.settings.backgroundImage
  const isComposed = card.composition !== null
  const { block, feet } = wordBoxesOn(own.settled.front, picture.view.box, isComposed)
  const words = block ? [block, ...(isComposed ? feet : [])] : [] // A composition's date moves with its words.
  const tried = card
    .pictures!.calmRooms(picture, image, plan, context.safe, words)
    .map((room) => ({ ...settledIn({ ...card, room }), busy: room.busy }))
    .filter(({ settled }) => hasAll(settled) || (isWhole(settled) && !hasAll(own.settled)))
    .map((one) => ({ ...one, worth: wordsPx(one.settled.front) * (1 - BUSY_COST * one.busy) }))
  return tried.toSorted((one, other) => other.worth - one.worth)[0] ?? own
}

function wordsPx({ blocks }: Front): number {
  return Math.max(0, ...blocks.filter(({ id }) => !isSmallPrint(id)).map(({ sizePx }) => sizePx))
}

function isWhole({ front }: SettledCard): boolean {
  return !front.notices.some((notice) => notice.code === 'truncated' && !isSmallPrint(notice.block))
}

function hasAll(settled: SettledCard): boolean {
  return isWhole(settled) && !settled.front.notices.some(({ code }) => code === 'no-room-for-pinyin')
}

export function sceneOf({ size }: ResolvedCard, { backdrop, front }: SettledCard): Scene {
  const { nodes, minDim } = backdrop
  return { ...size, still: nodes, ...front, ...(minDim === undefined ? {} : { minDim }) }
}

/**
 * The same look, photo and luminance map give the same object, so that typing and dragging do not redraw the
 * background layer: 6 ms per key on a sky.
 */
export function backdropOf(card: ResolvedCard, words: WordBoxes | null): Backdrop {
  const photoSrc = shownPhoto(card)?.src
  const luminanceMap = card.luminanceMapOf(photoSrc ?? card.backdropSettings.backgroundImage.src)
  const isMeasured = typeof luminanceMap === 'object' && luminanceMap !== null
  const recent = recentOn(isMeasured ? luminanceMap : NO_TONES)
  const { placements: _ofWords, ...look } = card.backdropSettings
  const world = [...worldOf(card), photoSrc, isMeasured ? '' : luminanceMap, words]
  return recent.backdrops(JSON.stringify([look, world]), () => {
    const planned = planCard(card)
    const grounded = groundCard(planned, words)
    const inked = inkCard(grounded)
    const backdrop = decorateCard(inked)
    const { textSettings: _type, ...shapes } = look
    const known = recent.nodes(JSON.stringify([shapes, world]), () => ({ nodes: backdrop.nodes }))
    return { ...backdrop, nodes: knownNodes(known, backdrop.nodes) }
  })
}

function worldOf(card: ResolvedCard) {
  const { size, target, view, composition, art, textScale } = card
  return [
    size,
    target?.bleedPx,
    target?.clear,
    view.weather,
    composition !== null,
    composition?.under || art ? card.day : '',
    art?.paletteId,
    art?.room === Infinity ? 'all' : art?.room,
    card.room,
    textScale,
  ]
}

/**
 * Text settings change the plan but rarely the nodes. Equal nodes keep their array, so that a slider does not
 * repaint the background layer.
 */
function knownNodes(known: { nodes: readonly SceneNode[] }, nodes: readonly SceneNode[]) {
  if (!isSameJson(known.nodes, nodes)) known.nodes = nodes
  return known.nodes
}

function widerRoom(art: ArtOnCard, share: number): ArtOnCard {
  return {
    ...art,
    room: share,
    plan: (frame, plan, area, safe) => {
      const calm = art.plan(frame, plan, area, safe)
      return calm === plan ? plan : { ...calm, textBox: widerBox(calm.textBox, plan.textBox, share) }
    },
  }
}

function wholeSheet(art: ArtOnCard): ArtOnCard {
  return {
    ...art,
    room: Infinity,
    plan: (frame, plan, area, safe) => {
      const calm = art.plan(frame, plan, area, safe)
      const side = artSide(calm.textBox, plan.textBox)
      return { ...plan, ...(side === 'top' ? { blockAt: 1 } : side === 'bottom' ? { blockAt: 0 } : {}) }
    },
  }
}

type Side = (typeof SIDES)[number]

/** Returns the frame's room beyond the calm part, per side. */
function leftOver(calm: Box, room: Box): Record<Side, number> {
  return {
    left: calm.x - room.x,
    right: room.x + room.width - calm.x - calm.width,
    top: calm.y - room.y,
    bottom: room.y + room.height - calm.y - calm.height,
  }
}

/** Returns the side with most unused room; null for none. */
function artSide(calm: Box, room: Box): Side | null {
  const px = leftOver(calm, room)
  const [most] = SIDES.toSorted((one, other) => px[other] - px[one])
  return most && px[most] > 0 ? most : null
}

/** Adds this share of the remaining room on the art's side. */
function widerBox(calm: Box, room: Box, share: number): Box {
  const side = artSide(calm, room)
  if (!side) return calm
  const isAcross = side === 'left' || side === 'right'
  const px = Math.min(leftOver(calm, room)[side], share * (isAcross ? calm.width : calm.height))
  return insetBox(calm, { [side]: -px })
}
