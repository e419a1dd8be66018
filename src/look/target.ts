import type { Label } from '../language/languages'
import type { Box } from '../scene/nodes'
import type { FormatId } from './ids'

/** The target covers this strip with its own UI. */
export interface ClearZone {
  side: 'top' | 'right' | 'bottom' | 'left'
  share: number // × the picture's height or width
  label: Label // names the thing that covers or crops the strip
}

export interface Target {
  order: number // position in the editor
  label: Label
  group: 'social' | 'wechat' | 'screens' | 'print'
  widthPx: number
  heightPx: number
  format: FormatId
  mostBytes: number | null // null: no limit that could be cited
  greys?: number // number of greys of a display without colour
  dpi?: number // px per inch of paper
  clear: readonly ClearZone[]
  showsLess?: readonly ('qrCode' | 'watermark')[] // the target shows pictures with these to fewer people
  takes: TargetIntake
  source: string // where these figures were published
  checked: string // yyyy-mm-dd
}

/** A card is laid out for a target, or for a place on a print sheet. */
export type TargetShape = Pick<Target, 'widthPx' | 'heightPx' | 'clear'> & {
  bleedPx?: number // px per side; trimmed after printing, so only fills extend into it
}

export type TargetFile = Pick<Target, 'widthPx' | 'heightPx' | 'mostBytes' | 'greys' | 'dpi'>

/** Files it accepts besides the one made for it. */
export interface TargetIntake {
  shape: 'any' | 'own' | { from: number; to: number } // width ÷ height
  formats: readonly FormatId[]
  makesJpeg?: boolean // re-encodes any other file
}

const SHORT_SIDE_PX = 540

/** The short side is the usual one plus bleed, for hairlines and pixel art. One ratio scales both sides. */
export function targetSize({ widthPx, heightPx, bleedPx = 0 }: Omit<TargetShape, 'clear'>): {
  width: number
  height: number
} {
  const times = (Math.min(widthPx, heightPx) - 2 * bleedPx) / SHORT_SIDE_PX
  return { width: Math.round(widthPx / times), height: Math.round(heightPx / times) }
}

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

export function bleedOf(card: { width: number }, target: TargetShape | null): number {
  return target?.bleedPx ? Math.ceil((target.bleedPx / target.widthPx) * card.width) : 0
}

const SAME_SHAPE = 0.01

/** 0.01 is invisible and accepted everywhere. */
export function hasShape(
  { widthPx, heightPx }: Pick<Target, 'widthPx' | 'heightPx'>,
  shape: number,
): boolean {
  return Math.abs(Math.log(widthPx / heightPx / shape)) <= SAME_SHAPE
}
