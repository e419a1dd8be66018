import { TEXT_SIZES, lineHeightPx } from '../../text/sizes'
import type { LineGrid, TypeStyle } from '../../text/paragraph'

import type { ProductArrangement, ProductWords, SizedProduct } from './words'

import { hasHan } from '../../text/characters'
import { typesetStyle, translationStyleOf } from '../typeset'

/** All text sizes of a product derive from the name's. */

export const FLOOR_PX = { name: 20, tagline: 15, description: 13.5 }
const HAND_FLOOR_PX = 9
/** × the name's step: the fewer other parts, the larger */
const LIFT = { alone: 2.2, withTagline: 1.75, full: 1.5, beside: 1.3, stacked: 1.15, grid: 1 }
const TEMPLATE = { stepPx: 40, min: 0.85, max: 1.3 } // share of a template's quote size in the name's
const TAGLINE = { share: 0.56, max: 1.15 }
const DESCRIPTION = { share: 0.76, minPx: FLOOR_PX.description, maxPx: 19 }
const SMALL = { share: 0.7, minPx: 13, maxPx: 16 }
const LEADING = { name: { latin: 1.12, han: 1.26 } }
/** em; several lines would touch at the pitch of one */
const RULED_NAME = { one: 0.95, several: 1.2 }
/** They stand out from the topics below. */
const SMALL_TYPE = { topics: { weight: 420, plusPx: 0 }, counts: { weight: 600, plusPx: 1 } }
const SMALL_TRACKING_EM = 0.02

export function startPx(
  { shown, text, textScale, byHand, plan }: ProductWords,
  { kind }: ProductArrangement,
): number {
  const carried = text.contentPx > 0 ? text.contentPx / TEMPLATE.stepPx : 1
  const template = Math.min(TEMPLATE.max, Math.max(TEMPLATE.min, carried))
  const stepPx = TEXT_SIZES[text.titleSize].px * textScale * template
  const hasFoot = shown.topics.length > 0 || shown.votes !== null || shown.comments !== null || shown.qr
  const isFull = shown.description !== '' || hasFoot
  const lift = shown.pictureUrl
    ? kind === 'beside'
      ? LIFT.beside
      : LIFT.stacked
    : isFull
      ? LIFT.full
      : shown.tagline
        ? LIFT.withTagline
        : LIFT.alone
  return stepPx * (plan.grid && isFull ? Math.min(lift, LIFT.grid) : lift) * byHand('name').scale
}

export interface ProductSizes {
  namePx: number
  taglinePx: number
  descriptionPx: number
  smallPx: number // for topics and counts
}

export function sizesAt({ text, textScale, byHand }: ProductWords, namePx: number): ProductSizes {
  const unscaledPx = namePx / byHand('name').scale // A resized name does not change the others.
  const stepPx = TEXT_SIZES[text.taglineSize].px * textScale
  const taglinePx = Math.max(FLOOR_PX.tagline, Math.min(stepPx * TAGLINE.max, unscaledPx * TAGLINE.share))
  const under = ({ share, minPx, maxPx }: typeof SMALL) => Math.min(maxPx, Math.max(minPx, share * taglinePx))
  const scaled = (px: number, id: 'tagline' | 'description') => Math.max(HAND_FLOOR_PX, px * byHand(id).scale)
  return {
    namePx,
    taglinePx: scaled(taglinePx, 'tagline'),
    descriptionPx: scaled(under(DESCRIPTION), 'description'),
    smallPx: under(SMALL),
  }
}

export function nameStyle(
  { shown, text }: ProductWords,
  px: number,
  grid: LineGrid | null,
  lines: keyof typeof RULED_NAME,
): TypeStyle {
  const leading = LEADING.name[hasHan(shown.name) ? 'han' : 'latin']
  return {
    ...typesetStyle(shown.name, px, text),
    lineHeightPx: grid ? Math.ceil((px * RULED_NAME[lines]) / grid.pitchPx) * grid.pitchPx : px * leading,
  }
}

/** Tagline and description are never bold. */
export function proseStyle(
  { text }: ProductWords,
  words: string,
  px: number,
  grid: LineGrid | null,
): TypeStyle {
  return translationStyleOf(words, px, text, grid)
}

export function smallStyle(
  { words: { shown, text, byHand }, sizes, grid }: SizedProduct,
  part: keyof typeof SMALL_TYPE,
): TypeStyle {
  const { weight, plusPx } = SMALL_TYPE[part]
  const sizePx = (sizes.smallPx + plusPx) * byHand(part).scale
  const script = part === 'topics' && shown.topics.some(hasHan) ? 'han' : 'latin'
  return {
    fontId: text.fontFamily,
    sizePx,
    bold: false,
    weight,
    italic: part === 'topics' && text.italic,
    lineHeightPx: grid?.pitchPx ?? lineHeightPx(sizePx, script),
    latinTrackingEm: SMALL_TRACKING_EM,
    hanTrackingEm: SMALL_TRACKING_EM,
  }
}
