import type { Label } from '../language/languages'
import type { Box } from '../scene/nodes'
import type { FormatId } from './ids'

/** A strip along a side of the picture where a place lays something of its own over it. */
export interface ClearZone {
  side: 'top' | 'right' | 'bottom' | 'left'
  share: number // of the picture's height or width
  label: Label // what covers it, or cuts it off
}

/** A place that pictures are made for: its exact pixels, its file, and where no words may stand. */
export interface Target {
  order: number // its place in the editor
  label: Label
  group: 'social' | 'wechat' | 'screens' | 'print'
  widthPx: number
  heightPx: number
  format: FormatId
  mostBytes: number | null // null: no limit that could be cited
  greys?: number // the place shows so many greys and no colours
  clear: readonly ClearZone[]
  showsLess?: readonly ('qrCode' | 'watermark')[] // the place shows a picture with these to fewer people
  takes: TargetIntake
  source: string // of these figures
  checked: string // yyyy-mm-dd
}

/** What a card is laid out for: a target, or a place on a print sheet. */
export type TargetShape = Pick<Target, 'widthPx' | 'heightPx' | 'clear'> & {
  bleedPx?: number // of these pixels, on each side: cut off after printing, so that only what fills the card reaches there
}

/** What a place asks of the file that is made for it. */
export type TargetFile = Pick<Target, 'widthPx' | 'heightPx' | 'mostBytes' | 'greys'>

/** Which files a place takes besides the one that is made for it. */
export interface TargetIntake {
  shape: 'any' | 'own' | { from: number; to: number } // width to height
  formats: readonly FormatId[]
  makesJpeg?: boolean // writes any other file anew
}

const SHORT_SIDE_PX = 540

/**
 * A target's card in logical px: whole, since hairlines and pixel art need that, with the short side of every ratio, to which
 * a bleed is added. Its pixels come out exact, because one ratio makes both sides as many whole pixels and less than one more.
 */
export function targetSize({ widthPx, heightPx, bleedPx = 0 }: Omit<TargetShape, 'clear'>): {
  width: number
  height: number
} {
  const times = (Math.min(widthPx, heightPx) - 2 * bleedPx) / SHORT_SIDE_PX
  return { width: Math.round(widthPx / times), height: Math.round(heightPx / times) }
}

/** The part of a box that a target leaves to words; all of it without clear zones. `card`: the whole card. */
export function safeBox(box: Box, card: { width: number; height: number }, target: TargetShape | null): Box {
  const clear = target?.clear ?? []
  const bleed = bleedOf(card, target)
  if (clear.length === 0 && bleed === 0) return box
  const px = (side: ClearZone['side'], length: number) =>
    bleed + Math.ceil((clear.find((zone) => zone.side === side)?.share ?? 0) * (length - 2 * bleed))
  const left = Math.max(box.x, px('left', card.width))
  const top = Math.max(box.y, px('top', card.height))
  return {
    x: left,
    y: top,
    width: Math.min(box.x + box.width, card.width - px('right', card.width)) - left,
    height: Math.min(box.y + box.height, card.height - px('bottom', card.height)) - top,
  }
}

/** The bleed of a card in whole logical px. */
export function bleedOf(card: { width: number }, target: TargetShape | null): number {
  return target?.bleedPx ? Math.ceil((target.bleedPx / target.widthPx) * card.width) : 0
}

const SAME_SHAPE = 0.01

/** Whether width to height is the same to a hundredth, which no eye sees and every place takes. */
export function hasShape(
  { widthPx, heightPx }: Pick<Target, 'widthPx' | 'heightPx'>,
  shape: number,
): boolean {
  return Math.abs(Math.log(widthPx / heightPx / shape)) <= SAME_SHAPE
}
