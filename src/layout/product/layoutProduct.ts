import type { Product } from '../../card/product'
import type { CardSettings } from '../../card/settings'
import type { FramePlan } from '../../look/frames/frame'
import { insetBox } from '../../scene/box'
import type { BlockId, Box, SceneNotice } from '../../scene/nodes'
import { directionOf } from '../../text/direction'
import { fitProduct } from './fitProduct'
import {
  shownProduct,
  type ShownProduct,
  type MeasuredProduct,
  type ProductWords,
  type ProductArrangement,
} from './words'
import { noticesOf } from '../../text/textNodes'
import { blockTop } from '../quote/block'
import { alignOf, roomPx } from '../quote/measureQuote'
import { placeRows, stackHeightPx } from './rows'
import type { FootLine } from '../footLine'
import type { Backdrop } from '../passes/decorate'
import type { SubjectLayout, SubjectContext } from '../subject'
import { PICTURE_ASPECT } from './pictures'

const WIDE = { ratio: 1.22, surely: 1.6, minPx: 430 } // conditions on the text box
const PICTURE = { share: 0.47, maxOfHeight: 1.7, maxShare: 0.66 }
const UNDER_PICTURE_PX = 104 // px; a code with quiet zone and paper
const GUTTER = { share: 0.06, minPx: 28, maxPx: 72 }
const CODE = { ofHeight: 0.46, minPx: 96, maxPx: 188, ofWidth: 0.3 }

const GLOW_PX = 48
const SPREAD = { max: 1.5, ofFree: 0.5 } // how far gaps widen if there is room

export function layoutProduct(
  product: Product,
  settings: CardSettings,
  context: SubjectContext,
): SubjectLayout {
  const { backdrop, byHand, inks } = context
  const { metrics, textScale } = context.card
  const { titleColor, taglineColor } = settings.textSettings
  const whole = shownProduct(product, settings, backdrop.context.photo !== null)
  const caption = captionOf(whole, settings, context)
  const shown = caption ? { ...whole, [caption.block.id]: '' } : whole
  const isRightToLeft = directionOf(shown.name || shown.tagline)?.isRightToLeft ?? false
  const words: ProductWords = {
    shown,
    text: settings.textSettings,
    plan: productPlan(backdrop),
    inks,
    nameInk: titleColor || inks.quote,
    taglineInk: taglineColor || inks.translation,
    metrics,
    textScale,
    align: alignOf(settings.textSettings, isRightToLeft),
    isRightToLeft,
    plainGround: backdrop.plainGround,
    byHand,
  }
  const measured = fitProduct(words, arrangementsOf(words))
  return {
    parts: placeProduct(words, measured),
    lines: caption ? [caption] : [],
    notices: productNotices(shown, measured),
    grid: measured.grid,
    textBox: words.plan.textBox,
  }
}

function productPlan({ plan, mood }: Backdrop): FramePlan {
  // A product fills its box and so gets nearer to a low sun than a quote.
  return mood && plan.grid ? { ...plan, textBox: insetBox(plan.textBox, { bottom: GLOW_PX }) } : plan
}

function captionOf(
  shown: ShownProduct,
  { textSettings: { taglineColor } }: CardSettings,
  { backdrop, setLine, inks }: SubjectContext,
): FootLine | null {
  const { author } = backdrop.plan
  if (typeof author === 'string') return null
  const { colour, ...slot } = author
  const inColour = colour && !taglineColor ? { ...slot, colour } : slot
  const line = setLine('tagline', shown.tagline || null, inColour, inks.translation)
  return line && !line.paragraph.truncated ? line : null
}

function placeProduct({ plan, align, isRightToLeft }: ProductWords, measured: MeasuredProduct) {
  const { arrangement, main, aside, grid } = measured
  const { textBox } = plan
  const heightPx = Math.max(stackHeightPx(main), stackHeightPx(aside))
  const gapScale = grid ? 1 : gapScaleFor(measured, roomPx(plan, grid))
  const heights = [main, aside].map((rows) => stackHeightPx(rows, gapScale)) as [number, number]
  const y = blockTop(plan, grid, Math.max(...heights))
  const isMirrored = align === 'right' || (align === 'center' && isRightToLeft)
  const { mainPx, asidePx, gutterPx } = arrangement
  const left = textBox.x + (textBox.width - mainPx - gutterPx - asidePx) / 2
  const [mainX, asideX] = isMirrored ? [left + asidePx + gutterPx, left] : [left, left + mainPx + gutterPx]
  const column = (x: number, width: number, nth: 0 | 1): Box => {
    const dropPx = grid ? 0 : Math.round((Math.max(...heights) - heights[nth]) / 2)
    return { x, y: y + dropPx, width, height: heightPx }
  }
  return [
    ...placeRows(main, column(mainX, mainPx, 0), gapScale),
    ...placeRows(aside, column(asideX, asidePx, 1), aside.length > 0 && main.length > 0 ? 1 : gapScale),
  ]
}

function gapScaleFor({ main, aside }: MeasuredProduct, room: number): number {
  const gapsPx = stackHeightPx(main) - stackHeightPx(main, 0)
  const freePx = room - Math.max(stackHeightPx(main), stackHeightPx(aside))
  return gapsPx > 0 ? Math.min(SPREAD.max, 1 + (SPREAD.ofFree * Math.max(0, freePx)) / gapsPx) : 1
}

function productNotices(shown: ShownProduct, { main, aside }: MeasuredProduct): SceneNotice[] {
  const set = [...main, ...aside].flatMap(({ paragraphs }) => paragraphs)
  const isSet = (id: BlockId) => set.some(([block]) => block === id)
  const left = (['description', 'topics'] as const).filter((id) => shown[id].length > 0 && !isSet(id))
  return [
    ...noticesOf(set.map(([id, paragraph]) => ({ id, paragraph }))),
    ...left.map((block) => ({ code: 'truncated' as const, block })),
  ]
}

/** Two columns on a wide card with picture or code. Best first. */
function arrangementsOf({ shown, plan, align, byHand }: ProductWords): ProductArrangement[] {
  const { width, height } = plan.textBox
  const isWide = width >= WIDE.ratio * height && width >= WIDE.minPx
  const gutterPx = Math.round(Math.min(GUTTER.maxPx, Math.max(GUTTER.minPx, GUTTER.share * width)))
  const beside = (kind: ProductArrangement['kind'], asidePx: number): ProductArrangement => {
    const aside = Math.round(asidePx)
    return { kind, asidePx: aside, gutterPx, mainPx: width - gutterPx - aside }
  }
  const stacked: ProductArrangement = { kind: 'stacked', mainPx: width, asidePx: 0, gutterPx: 0 }
  if (isWide && shown.pictureUrl && hasWords(shown)) {
    const scale = Math.max(1, byHand('productPicture').scale)
    // leaves room for the code below
    const highestPx = shown.qr ? Math.max(height / 2, height - UNDER_PICTURE_PX) : height
    const own =
      Math.min(
        (width - gutterPx) * PICTURE.share,
        height * PICTURE.maxOfHeight,
        highestPx * PICTURE_ASPECT.widest,
      ) * scale
    const two = beside('beside', Math.min(own, width * PICTURE.maxShare))
    return [two, { ...stacked, isResort: width >= WIDE.surely * height }]
  }
  if (isWide && shown.qr && align !== 'center' && hasWords(shown)) {
    const scale = byHand('qrCode').scale
    const own = Math.min(CODE.maxPx, Math.max(CODE.minPx, height * CODE.ofHeight)) * scale
    return [beside('code', Math.min(own, width * CODE.ofWidth * Math.max(1, scale))), stacked]
  }
  return [stacked]
}

function hasWords({ name, tagline, description }: ProductWords['shown']): boolean {
  return [name, tagline, description].some((words) => words !== '')
}
