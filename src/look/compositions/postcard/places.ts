import { insetBox } from '../../../scene/box'
import type { Box } from '../../../scene/nodes'
import { isWideOrNearly, type SheetPlace } from '../composition'

export interface PostcardPlaces {
  isBeside: boolean
  card: Box
  edgePx: number
  stamp: Box
  postmark: { x: number; y: number; radiusPx: number }
  dividerX: number | null
  text: { x: number; width: number; top: number; bottom: number }
  lines: { x: number; width: number; lastY: number; pitchPx: number }
  label: { x: number; baselineY: number }
}

const STAMP_RATIO = 161 / 132
/** × stamp width: distance left of the stamp, and radius */
const POSTMARK = { besidePx: 0.29, radius: 0.45 }
const BESIDE = {
  inset: 36,
  left: 48,
  right: 48,
  stampTop: 44,
  most: 132,
  lastLine: 47,
  pitch: 44,
  address: 34,
}
const UNDER = {
  high: { inset: 28, side: 37, stampTop: 40, stamp: 116, lastLine: 64, pitch: 45, label: 47 },
  square: { inset: 24, side: 40, stampTop: 36, stamp: 92, lastLine: 44, pitch: 38, label: 46 },
}
const DIVIDER = 0.545 // × card width
const EDGE_PX = 12
const MARK_REACH = 2.2 // reach of stamp, postmark and waves, × stamp width

export function postcardPlaces({
  box,
  unitPx,
  shape,
}: Pick<SheetPlace, 'box' | 'unitPx' | 'shape'>): PostcardPlaces {
  const px = (value: number) => value * unitPx
  if (isWideOrNearly(box)) {
    const card = insetBox(box, px(BESIDE.inset))
    const right = card.x + card.width - px(BESIDE.right)
    const dividerX = Math.round(card.x + DIVIDER * card.width)
    const roomPx = right - dividerX - px(10)
    const width = Math.min(px(BESIDE.most), roomPx / MARK_REACH)
    const stamp = { x: right - width, y: card.y + px(BESIDE.stampTop), width, height: width * STAMP_RATIO }
    const x = card.x + px(BESIDE.left)
    const baselineY = card.y + px(50)
    return {
      isBeside: true,
      card,
      edgePx: px(EDGE_PX),
      stamp,
      postmark: postmarkBeside(stamp),
      dividerX,
      text: {
        x,
        width: dividerX - px(34) - x,
        top: baselineY + px(22),
        bottom: card.y + card.height - px(64),
      },
      lines: {
        x: dividerX + px(BESIDE.address),
        width: right - dividerX - px(BESIDE.address),
        lastY: Math.round(card.y + card.height - px(BESIDE.lastLine)),
        pitchPx: px(BESIDE.pitch),
      },
      label: { x, baselineY: Math.round(baselineY) },
    }
  }
  const own = UNDER[shape === 'square' ? 'square' : 'high']
  const card = insetBox(box, px(own.inset))
  const x = card.x + px(own.side)
  const width = card.width - 2 * px(own.side)
  const stamp = {
    x: x + width - px(own.stamp),
    y: card.y + px(own.stampTop),
    width: px(own.stamp),
    height: px(own.stamp * STAMP_RATIO),
  }
  const lastY = Math.round(card.y + card.height - px(own.lastLine))
  return {
    isBeside: false,
    card,
    edgePx: px(EDGE_PX),
    stamp,
    postmark: postmarkBeside(stamp),
    dividerX: null,
    text: { x, width, top: stamp.y + stamp.height + px(20), bottom: lastY - px(own.pitch + 44) },
    lines: { x, width, lastY, pitchPx: px(own.pitch) },
    label: { x, baselineY: Math.round(card.y + px(own.label)) },
  }
}

function postmarkBeside({ x, y, width, height }: Box): PostcardPlaces['postmark'] {
  return { x: x - POSTMARK.besidePx * width, y: y + 0.49 * height, radiusPx: POSTMARK.radius * width }
}
