import type { Label } from '../../language/languages'
import type { Box, Point, SceneNode } from '../../scene/nodes'
import type { TextMetrics } from '../../text/metrics/metrics'
import type { LineGrid } from '../../text/paragraph'
import type { FrameInks, Inks } from '../inks'
import type { CardSeal } from '../seal/style'

export type CardTheme = 'light' | 'dark'

/** The place of a single line: date, watermark, or an author apart from the quote. */
export interface Slot {
  x: number
  baselineY: number
  align: 'left' | 'center' | 'right'
  maxWidthPx: number
  sizePx?: number
  weight?: number
  italic?: boolean
  face?: 'hand' | 'mono' | 'pixel' | 'rounded' | 'serif' // default: the card's family
  trackingEm?: number // Latin
  colour?: string
  ground?: string // what it lies on, if that is not what the quote lies on
  format?: (words: string) => string // adds what is printed around the words: "…  SAFETY FILM"
  isAfterDate?: boolean // stands beside the date, where there is one
  staysLevel?: boolean // does not turn with `plan.turn`
}

/** A frame's own colours by name, as a template sets them or else by the theme. */
export interface FrameSkin<Colour extends string = string> {
  theme: CardTheme
  colours: Readonly<Record<Colour, string>>
}

/** What a frame knows of its card. */
export interface FrameContext<Colour extends string = string> extends FrameSkin<Colour> {
  bounds: Box // inside the mat
  safe: Box // the bounds without a target's clear zones: words, and the sheet that they are on, stay inside
  isSurfaceTransparent: boolean // its table is transparent and is left out
  lift: number // how high its sheet lies on that table, times the height its shadow is drawn for (`liftedShadows`)
  around: string | null // the mat's colour; null without a mat or with a transparent one
  inks: Inks // by contrast, or those of the frame's page
  grounds: readonly string[] // the flat colours of the card's background
  textGrounds: readonly string[] // those that words are on, weather included
  contentPx: number // the chosen size of the quote, before it is fitted
  panel: PanelRequest | null // from the weather, for a frame that has a panel
  hasPicture: boolean // the background is a picture
  hasWeather: boolean // there is scenery on the background
  photo: FramePhoto | null // the quote's own picture, for a frame that `showsPhoto`
  onPicture: OnPicture | null // if the words are on a measured picture
  /** The card's background (weather included) in a box: for a photo, a strip of film, or behind glass. */
  background: (box: Box, id: string) => SceneNode[]
}

/** `seen`: it is there; `unknown`: it may be, but was not measured; else the background is shown in its place. */
export interface FramePhoto {
  src: string
  state: 'seen' | 'unknown' | 'awaited' | 'missing'
  focus: Point // 0-1, as the visitor moved it
  zoom: number
}

/** A measured picture under the minimum scrim that its words need. */
export interface OnPicture {
  grounds: readonly string[] // flat colours that words are on
  isDark: boolean // so that ink is light
  scrim: readonly SceneNode[] // over the picture, under everything else
}

/** How frosted glass changes what is below it. */
export interface Frost {
  blurPx: number
  saturation: number // 1: unchanged
}

/** What is under a translucent page. */
export type FrameBelow = Pick<
  FrameContext,
  'grounds' | 'textGrounds' | 'panel' | 'hasPicture' | 'hasWeather' | 'photo' | 'onPicture'
>

export interface FramePage {
  grounds: readonly string[] // flat colours that text may be on
  inks?: Partial<FrameInks>
  keepsWeather?: boolean // the weather is visible through it, so that words avoid sun and sea
}

/** What the weather needs of a frame with a panel: insets from the bounds and glass. */
export interface PanelRequest {
  insetX: number
  insetY: number
  glass: readonly [string, string] // top and bottom, with alpha
  onGlass?: (pane: Box, words: readonly Box[]) => SceneNode[] // what lies on the pane beside the words' boxes
}

/** Words that a frame may draw itself, as they are shown; null if hidden. */
export interface FrameWords {
  date: string | null // 2026.11.21, or the parts chosen for it
  dayOfMonth: number
  watermark: string | null
}

export interface FrameFront<Colour extends string = string> extends FrameContext<Colour> {
  words: FrameWords
  seal: Box | null // where the frame's own seal stands
  /** Sets one line of small type like the card's others. */
  line: (id: string, words: string, slot: Slot) => SceneNode[]
}

/** A frame's own form of the large quotation mark. */
export interface FrameOrnament {
  widthPx: number
  heightPx: number
  gapPx: number // below it
  /** SVG path data, its upper left corner at x, y or the nearest place the frame allows. */
  d: (x: number, y: number) => string
}

/** Where a block looks centred in its box: a little above the middle. */
export const OPTICAL_MIDDLE = 0.47

/** How far a composition's papers reach on a sheet that is no plain box. */
export interface SheetBleed {
  box: Box
  clip: Box & { radiusPx: number }
  head?: (heightPx: number) => string // its upper strip with the sheet's own corners, as path data; default: that of `box`
}

/** Ruled paper: the pitch follows from the size of the quote. */
export interface RuledLines {
  firstY: number
  pitchAt: (contentPx: number) => number
}

/** What a frame decides about the words in it. */
export interface FramePlan {
  textBox: Box // quote, translation and author stay inside
  sheet?: Box // what a composition is laid on; default: all that is safe
  bleed?: SheetBleed // how far a composition's papers reach, and what cuts them; default: the sheet
  date: Slot | null // null: not shown, or drawn by `front`
  watermark: Slot | null
  /** A rule before the name, a short one above it, a lozenge with tapered lines above it, or a separate place. */
  author: 'dash' | 'ruled' | 'divided' | Slot
  authorAlign?: 'left' | 'center' | 'right' // default: the card's
  authorItalic?: boolean
  authorCapitals?: boolean // small capitals for a Latin name; default: only if `ruled` and in serif
  stepLift?: number // times its chosen size, if the quote fits; default 1
  shortQuoteLift?: number // times that for a short quote; default 1.3
  hidesOrnament?: boolean
  pictureRadiusPx?: number // of the corners of a product's picture; default 10
  ornament?: FrameOrnament // default: the typeface's “
  chineseLeads?: boolean // Chinese text is set as the quote, whichever field it is in
  blockAt?: number // where the block sits in its box, 0 top to 1 foot; default OPTICAL_MIDDLE
  sealBox?: Box // in whose lower corners a seal stands; default: around the words and the small print
  /** Ruled lines that every line of text stands on; their pitch depends on the fitted size of the quote. */
  grid?: RuledLines
  turn?: { deg: number; about: Point } // background, words and frame turn together
}

/** What the editor and the guide show of a frame without its drawing. */
export interface FrameMeta {
  order: number // its place in the editor
  label: Label
  settings?: Readonly<Record<string, unknown>> // its own defaults, by the names of the card's settings
}

/**
 * A frame style. All of it is in its own folder; layout uses only this interface, whichever frame it is.
 * `Colour`: the names of its colours that can be set. Node ids start with `frame-`.
 * Drawn from bottom to top: under, background and weather, behind, rules, words, front.
 */
export interface Frame<Colour extends string = string> {
  /** '' if the colour follows from the card's background or inks. */
  colours?: Readonly<Record<Colour, Readonly<Record<CardTheme, string>>>>
  /** Its own page under the text, if it has one, opaque or translucent; contrast is then measured on that. */
  page?(skin: FrameSkin<Colour>, below: FrameBelow): FramePage | null
  /** The grounds under words, as changed by its grain or vignette; how far out the words reach. */
  tinged?(grounds: readonly string[], reach: 'middle' | 'edges'): readonly string[]
  /** Its own inks on the card's background; default `inksOver`. They must reach 4.5:1 on every ground. */
  inks?(grounds: readonly string[], theme: CardTheme): FrameInks
  /** Where the card's background is; default: all of the bounds. */
  backgroundBox?(safe: Box): Box & { radiusPx?: number }
  /** An opaque page that hides the middle of the background: a sun is then shown at its edge. */
  cover?(safe: Box): Box
  /**
   * It lays a sheet on a table of its own, or on the card's background as on one. Such a card has no mat: its table reaches the
   * edges, and the card's shadow is the sheet's, which the frame draws by `lift`.
   */
  hasSurface?: boolean
  /** Its photo is for the eye alone: all words are on its page. */
  keepsPhotoClear?: boolean
  showsPhoto?: boolean // draws `context.photo`, and `context.onPicture.scrim` over it or over the background in its place
  frost?: Frost // its page is glass, and words are on the background seen through it
  plan(context: FrameContext<Colour>): FramePlan
  under?(context: FrameContext<Colour>): SceneNode[] // does not turn with the plan
  behind?(context: FrameContext<Colour>): SceneNode[]
  /** Draws the plan's grid: its pitch depends on the words, so it is drawn with them. */
  rules?(context: FrameContext<Colour>, grid: LineGrid): SceneNode[]
  front?(context: FrameFront<Colour>): SceneNode[]
  /**
   * A seal in the frame's own place for one: the card's, or a watermark of one to four characters. `box` is what it covers,
   * `sidePx` its short side.
   */
  seal?(
    context: FrameContext<Colour>,
    seal: CardSeal,
    press: { metrics: TextMetrics; scale: number },
  ): { nodes: readonly SceneNode[]; box: Box; sidePx: number }
  /** The frame's own watermark, if the plan has no slot for one; `box` is what it covers. */
  watermark?(context: FrameFront<Colour>, words: string): { nodes: SceneNode[]; box: Box }
}

const SMALL_PRINT_PX = { width: 160, height: 20 } // a date with its icon

/** About where a slot's line will stand. */
export function frameSlotBox({ x, baselineY, align, maxWidthPx }: Slot): Box {
  const width = Math.min(maxWidthPx, SMALL_PRINT_PX.width)
  const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2
  return { x: left, y: baselineY - SMALL_PRINT_PX.height * 0.75, width, height: SMALL_PRINT_PX.height }
}

/** Spacing on the 4 px grid that grows with a side, from `min` to `max`. */
export function grown(px: number, share: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, Math.round((px * share) / 4) * 4))
}
