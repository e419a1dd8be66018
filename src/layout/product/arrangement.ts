import { PICTURE_ASPECT } from './picture'
import type { Arrangement, ProductWords } from './words'

const WIDE = { ratio: 1.22, surely: 1.6, minPx: 430 } // of the text box
const PICTURE = { share: 0.47, maxOfHeight: 1.7, maxShare: 0.66 }
const UNDER_PICTURE_PX = 104 // a code with quiet zone and paper
const GUTTER = { share: 0.06, minPx: 28, maxPx: 72 }
const CODE = { ofHeight: 0.46, minPx: 96, maxPx: 188, ofWidth: 0.3 }

/**
 * Two columns if the card is wide and a picture or a code can stand beside the words; else one. Best first.
 */
export function arrangementsOf({ shown, plan, align, byHand }: ProductWords): Arrangement[] {
  const { width, height } = plan.textBox
  const isWide = width >= WIDE.ratio * height && width >= WIDE.minPx
  const gutterPx = Math.round(Math.min(GUTTER.maxPx, Math.max(GUTTER.minPx, GUTTER.share * width)))
  const beside = (kind: Arrangement['kind'], asidePx: number): Arrangement => {
    const aside = Math.round(asidePx)
    return { kind, asidePx: aside, gutterPx, mainPx: width - gutterPx - aside }
  }
  const stacked: Arrangement = { kind: 'stacked', mainPx: width, asidePx: 0, gutterPx: 0 }
  if (isWide && shown.pictureUrl && hasWords(shown)) {
    const scale = Math.max(1, byHand('productPicture').scale)
    // The flattest picture leaves room for the code below.
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
