import { boundedMemo, memoByObject } from '../../scene/memo'
import type { SceneNode } from '../../scene/nodes'
import { isSameJson } from '../../scene/values'
import type { WordBoxes } from '../backdropPicture'
import { decorateCard, type Backdrop } from './decorate'
import { groundCard, shownPhoto } from './ground'
import { inkCard } from './ink'
import { planCard } from './plan'
import type { ResolvedCard } from './resolve'

const CAPACITY = 64 // dragging words over a picture needs one per position; each thumbnail needs one

/**
 * Lays out all that lies below the words. The same look, photo and tones give the same object, so that typing and moving blocks by
 * hand do not redraw the layer below the text: that saves 6 ms of layout at a key on a sky.
 */
export function backdropOf(card: ResolvedCard, words: WordBoxes | null): Backdrop {
  const photoSrc = shownPhoto(card)?.src
  const tones = card.tonesOf(photoSrc ?? card.backdropSettings.backgroundImage.src)
  const isMeasured = typeof tones === 'object' && tones !== null
  const recent = recentOn(isMeasured ? tones : NO_TONES)
  const { placements: _ofWords, ...look } = card.backdropSettings
  const world = [...worldOf(card), photoSrc, isMeasured ? '' : tones, words]
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

const NO_TONES = {}

const recentOn = memoByObject((_tones: object) => ({
  backdrops: boundedMemo<Backdrop>(CAPACITY),
  nodes: boundedMemo<{ nodes: readonly SceneNode[] }>(CAPACITY),
}))

/** What a backdrop depends on beside its settings. */
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
    textScale,
  ]
}

/**
 * Settings of text make another backdrop (its plan has their sizes) but mostly the same nodes: those keep their array, so that nothing
 * below the words is painted anew while a slider is pulled.
 */
function knownNodes(known: { nodes: readonly SceneNode[] }, nodes: readonly SceneNode[]) {
  if (!isSameJson(known.nodes, nodes)) known.nodes = nodes
  return known.nodes
}
