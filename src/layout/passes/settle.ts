import { isSmallPrint, type Scene, type SceneNode } from '../../scene/nodes'
import type { ArtOnCard } from '../../look/art/artOnCard'
import { legiblePx } from '../typeset'
import { wordBoxesOn, type WordBoxes } from '../wordGrounds'
import { type Backdrop, decorateCard } from './decorate'
import type { ResolvedCard } from './resolve'
import { frontOf, type Front } from './scene'
import { boundedMemo, latestByObject, memoByObject } from '../../scene/memo'
import { hasPicture } from '../../look/backgrounds'
import { printedSrc } from '../../look/prints'
import { isSameJson } from '../../scene/values'
import { groundCard, shownPhoto } from './ground'
import { inkCard } from './ink'
import { planCard } from './plan'

const CAPACITY = 64 // One per position while text is dragged over a picture, one per thumbnail.

const NO_TONES = {}

const recentOn = memoByObject((_luminanceMap: object) => ({
  backdrops: boundedMemo<Backdrop>(CAPACITY),
  nodes: boundedMemo<{ nodes: readonly SceneNode[] }>(CAPACITY),
}))

export interface SettledCard {
  card: ResolvedCard // as tried
  backdrop: Backdrop
  front: Front
}

/**
 * A painting gives way in up to four steps; a photograph is tried in each of its calm rooms. On a picture the
 * text is set again with its scrim.
 */
export function settleCard(card: ResolvedCard): SettledCard {
  const settled = card.art ? settledOnArt(card, card.art) : settledOnPicture(card)
  const { picture } = settled.backdrop
  if (!picture && !card.art) return settled
  const words = picture
    ? wordBoxesOn(settled.front, picture.view.box, card.composition !== null)
    : { block: null, feet: [] }
  return settledOver(settled.card, words)
}

function settledOver(card: ResolvedCard, words: WordBoxes | null): SettledCard {
  const backdrop = backdropOf(card, words)
  return { card, backdrop, front: frontOf(card, backdrop) }
}

function settledOnArt(card: ResolvedCard, painted: ArtOnCard): SettledCard {
  const tried: SettledCard[] = []
  // A composition uses the whole sheet; the pages of a text have one room, which is the largest.
  const rooms = card.composition ? [painted] : painted.withRooms()
  for (const art of isPage(card) ? rooms.slice(-1) : rooms) {
    const settled = settledOver({ ...card, art }, null)
    tried.push(settled)
    if (hasAll(settled) && isLegible(settled)) break
  }
  // Pinyin is dropped only if no room suffices; then it takes none.
  const [largest] = tried.filter(hasAll).toSorted((a, b) => wordsPx(b) - wordsPx(a))
  return largest ?? tried.find(isWhole) ?? tried.at(-1)!
}

const BUSY_COST = 1 / 30 // × the size of words, for each letter

/** The calm room in which all words have a place and are largest; else the frame's own. */
function settledOnPicture(card: ResolvedCard): SettledCard {
  const own = settledOver(card, null)
  const { picture, plan, context } = own.backdrop
  if (!picture || !hasPicture(card.settings) || card.composition?.fillsSheet || isPage(card)) return own
  const image = card.settings.backgroundImage
  const isComposed = card.composition !== null
  const { block, feet } = wordBoxesOn(own.front, picture.view.box, isComposed)
  const words = block ? [block, ...(isComposed ? feet : [])] : [] // A composition's date moves with its words.
  const tried = card
    .pictures!.calmRooms(picture, image, { plan, safe: context.safe, words })
    .map((room) => settledOver({ ...card, room }, null))
    .filter((settled) => hasAll(settled) || (isWhole(settled) && !hasAll(own)))
  const worth = (settled: SettledCard) => wordsPx(settled) * (1 - BUSY_COST * settled.card.room!.busy)
  return tried.toSorted((one, other) => worth(other) - worth(one))[0] ?? own
}

function isPage({ card }: ResolvedCard): boolean {
  return card.kind === 'quote' && card.quote.page !== ''
}

function wordsPx({ front }: SettledCard): number {
  return Math.max(0, ...front.blocks.filter(({ id }) => !isSmallPrint(id)).map(({ sizePx }) => sizePx))
}

function isLegible({ front, card: { size } }: SettledCard): boolean {
  const least = { content: legiblePx('quote', size.width), translation: legiblePx('other', size.width) }
  return front.blocks.every(({ id, sizePx }) => sizePx >= ((least as Record<string, number>)[id] ?? 0))
}

function isWhole({ front }: SettledCard): boolean {
  return !front.notices.some((notice) => notice.code === 'truncated' && !isSmallPrint(notice.block))
}

function hasAll(settled: SettledCard): boolean {
  return isWhole(settled) && !settled.front.notices.some(({ code }) => code === 'no-room-for-pinyin')
}

/** Equal rules give the same array, for which the stage does not draw its background again. */
const withRules = latestByObject(
  (nodes: readonly SceneNode[], rules: readonly SceneNode[]) => [...nodes, ...rules],
  (_nodes, rules) => JSON.stringify(rules),
)

export function sceneOf({ card, backdrop, front: { rules, ...front } }: SettledCard): Scene {
  const { nodes, minDim } = backdrop
  return {
    ...card.size,
    still: rules.length > 0 ? withRules(nodes, rules) : nodes,
    ...front,
    ...(minDim === undefined ? {} : { minDim }),
  }
}

/**
 * The same look, photo and luminance map give the same object, so that typing does not redraw the background
 * layer.
 */
export function backdropOf(card: ResolvedCard, words: WordBoxes | null): Backdrop {
  const photoSrc = shownPhoto(card)?.src
  const luminanceMap = card.luminanceMapOf(photoSrc ?? printedSrc(card.backdropSettings))
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
    art?.room,
    card.room,
    textScale,
  ]
}

/** Equal nodes keep their array, so that a slider does not repaint the background layer. */
function knownNodes(known: { nodes: readonly SceneNode[] }, nodes: readonly SceneNode[]) {
  if (!isSameJson(known.nodes, nodes)) known.nodes = nodes
  return known.nodes
}
