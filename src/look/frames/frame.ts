import type { Label } from '../../language/languages'
import type { Box, Point, SceneNode } from '../../scene/nodes'
import type { TextMetrics } from '../../text/metrics/metrics'
import type { LineGrid } from '../../text/paragraph'
import type { FrameInks, Inks } from '../inks'
import type { CardSeal } from '../seal/styles'

export type CardTheme = 'light' | 'dark'

export interface Slot {
  x: number
  baselineY: number
  align: 'left' | 'center' | 'right'
  maxWidthPx: number
  sizePx?: number
  weight?: number
  italic?: boolean
  face?: 'hand' | 'mono' | 'pixel' | 'rounded' | 'serif' // default: the card's font
  trackingEm?: number // Latin
  colour?: string
  ground?: string // if not on the quote's ground
  format?: (words: string) => string // adds printed text: "…  SAFETY FILM"
  isAfterDate?: boolean // follows the date, if any
  staysLevel?: boolean // not rotated by `plan.turn`
}

export interface FrameSkin<Colour extends string = string> {
  theme: CardTheme
  colours: Readonly<Record<Colour, string>>
}

export interface FrameContext<Colour extends string = string> extends FrameSkin<Colour> {
  bounds: Box // inside the mat
  safe: Box // bounds minus the target's clear zones; text and its sheet stay inside
  isSurfaceTransparent: boolean // its transparent surface is omitted
  lift: number // sheet height, × the height its shadow is drawn for (`liftedShadows`)
  around: string | null // the mat's colour; null if none or transparent
  inks: Inks // by contrast, or the frame page's own
  grounds: readonly string[]
  textGrounds: readonly string[] // flat colours under text, weather included
  contentPx: number // requested quote size, before fitting
  panel: PanelRequest | null // from the weather, for frames with a panel
  hasPicture: boolean
  hasWeather: boolean
  photo: FramePhoto | null // for a frame that `showsPhoto`
  onPicture: OnPicture | null // if text is on a measured picture
  /** It is seen as a photo, on film, or behind glass. */
  background: (box: Box, id: string) => SceneNode[]
}

/** `unknown`: not measured. If `awaited` or `missing`, the background is shown. */
export interface FramePhoto {
  src: string
  state: 'seen' | 'unknown' | 'awaited' | 'missing'
  focus: Point // 0..1, as moved by the visitor
  zoom: number
}

/** It lies under the minimum scrim that its text needs. */
export interface OnPicture {
  grounds: readonly string[] // flat colours under text
  isDark: boolean // so ink is light
  scrim: readonly SceneNode[] // over the picture, under everything else
}

export interface Frost {
  blurPx: number
  saturation: number // 1: unchanged
}

export type FrameBelow = Pick<
  FrameContext,
  'grounds' | 'textGrounds' | 'panel' | 'hasPicture' | 'hasWeather' | 'photo' | 'onPicture'
>

export interface FramePage {
  grounds: readonly string[]
  inks?: Partial<FrameInks>
  keepsWeather?: boolean // the weather shows through, so text avoids sun and sea
}

/** The weather needs these insets from the bounds. */
export interface PanelRequest {
  insetX: number
  insetY: number
  glass: readonly [string, string] // top and bottom, with alpha
  onGlass?: (pane: Box, words: readonly Box[]) => SceneNode[] // nodes drawn around the text boxes
}

export interface FrameWords {
  date: string | null // 2026.11.21, or the chosen parts
  dayOfMonth: number
  watermark: string | null
}

export interface FrameFront<Colour extends string = string> extends FrameContext<Colour> {
  words: FrameWords
  date: Box | null // the date line's box as it is set
  seal: Box | null // place of the frame's own seal
  line: (id: string, words: string, slot: Slot) => SceneNode[]
}

export interface FrameOrnament {
  widthPx: number
  heightPx: number
  gapPx: number
  d: (x: number, y: number) => string
}

/** Slightly above the middle looks centred. */
export const OPTICAL_MIDDLE = 0.47

/** A sheet that is no plain box has it. */
export interface SheetBleed {
  box: Box
  clip: Box & { radiusPx: number }
  head?: (heightPx: number) => string // path data of the top strip; default: `box`'s
}

/** The pitch depends on the quote's size. */
export interface RuledLines {
  firstY: number
  pitchAt: (contentPx: number) => number
}

export interface FramePlan {
  textBox: Box // contains quote, translation and author
  sheet?: Box // area of a composition; default: the safe area
  bleed?: SheetBleed // extent of a composition's papers; default: the sheet
  date: Slot | null // null: hidden, or drawn by `front`
  watermark: Slot | null
  /** A dash before the name, a short rule or a lozenge above it, or a place of its own. */
  author: 'dash' | 'ruled' | 'divided' | Slot
  authorAlign?: 'left' | 'center' | 'right' // default: the card's
  authorItalic?: boolean
  authorCapitals?: boolean // default: only for `ruled` serif Latin names
  stepLift?: number // × requested size, if the quote fits; default 1
  shortQuoteLift?: number // further factor for a short quote; default 1.3
  hidesOrnament?: boolean
  pictureRadiusPx?: number // corner radius of a product's picture; default 10
  ornament?: FrameOrnament // default: the typeface's “
  chineseLeads?: boolean // Chinese is set as the quote, whichever field it is in
  blockAt?: number // 0 top .. 1 bottom; default `OPTICAL_MIDDLE`
  sealBox?: Box // a seal is in its lower corners; default: around all text
  /** The pitch of the rules depends on the fitted quote size. */
  grid?: RuledLines
  turn?: { deg: number; about: Point } // rotates background, text and frame
}

/** Available without loading the frame's drawing code. */
export interface FrameMeta {
  order: number // position in the editor
  label: Label
  settings?: Readonly<Record<string, unknown>> // its own defaults, by the names of the card's settings
}

/** Node ids start with `frame-`. Paint order: under, background and weather, behind, rules, text, front. */
export interface Frame<Colour extends string = string> {
  /** '' if derived from the card's background or inks. */
  colours?: Readonly<Record<Colour, Readonly<Record<CardTheme, string>>>>
  /** It is opaque or translucent; contrast is measured on it. */
  page?(skin: FrameSkin<Colour>, below: FrameBelow): FramePage | null
  /** Grain or vignette change the grounds, for text reaching that far out. */
  tinged?(grounds: readonly string[], reach: 'middle' | 'edges'): readonly string[]
  /** Inks must reach 4.5:1 on every ground; default `inksOver`. */
  inks?(grounds: readonly string[], theme: CardTheme): FrameInks
  /** Area of the card's background; default: the bounds. */
  backgroundBox?(safe: Box): Box & { radiusPx?: number }
  /** A sun is then shown at the page's edge. */
  cover?(safe: Box): Box
  /** Such a card has no mat; the frame draws the sheet's shadow by `lift`. */
  hasSurface?: boolean
  /** All text is on the frame's page. */
  keepsPhotoClear?: boolean
  showsPhoto?: boolean // draws `context.photo`, and `context.onPicture.scrim` over it or the background
  frost?: Frost // text is on the background seen through its glass
  plan(context: FrameContext<Colour>): FramePlan
  under?(context: FrameContext<Colour>): SceneNode[] // not rotated with the plan
  behind?(context: FrameContext<Colour>): SceneNode[]
  /** The pitch depends on the text. */
  rules?(context: FrameContext<Colour>, grid: LineGrid): SceneNode[]
  front?(context: FrameFront<Colour>): SceneNode[]
  /** `box`: area covered, `sidePx`: short side. */
  seal?(
    context: FrameContext<Colour>,
    seal: CardSeal,
    press: { metrics: TextMetrics; scale: number },
  ): { nodes: readonly SceneNode[]; box: Box; sidePx: number }
  /** It is used if the plan has no slot; `box` is the area covered. */
  watermark?(context: FrameFront<Colour>, words: string): { nodes: SceneNode[]; box: Box }
}

export const UNSET = { light: '', dark: '' }

export function footLine(
  { x, width }: Box,
  side: number,
  baselineY: number,
): Pick<FramePlan, 'date' | 'watermark'> {
  const line = { baselineY, maxWidthPx: width / 2 - side - 8 }
  return {
    date: { ...line, x: x + side, align: 'left' },
    watermark: { ...line, x: x + width - side, align: 'right' },
  }
}

const SMALL_PRINT_PX = { width: 160, height: 20, size: 14 }

export function frameSlotBox({ x, baselineY, align, maxWidthPx }: Slot, leastPx = 0): Box {
  const growth = Math.max(1, leastPx / SMALL_PRINT_PX.size)
  const width = Math.min(maxWidthPx, SMALL_PRINT_PX.width * growth)
  const height = SMALL_PRINT_PX.height * growth
  const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2
  return { x: left, y: baselineY - height * 0.75, width, height }
}

/** Steps have 4 px. */
export function grown(px: number, share: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, Math.round((px * share) / 4) * 4))
}
