import type { Label } from '../../language/languages'
import type { Box, Point, SceneNode } from '../../scene/nodes'
import type { Inks } from '../inks'

export type CardTheme = 'light' | 'dark'

/** Where a single line stands: date, watermark, or an author away from the quote. */
export interface Slot {
  x: number
  baselineY: number
  align: 'left' | 'center' | 'right'
  maxWidthPx: number
  sizePx?: number
  weight?: number
  italic?: boolean
  face?: 'mono' | 'rounded' | 'serif' // default the card's own family
  trackingEm?: number // Latin
  colour?: string
  format?: (words: string) => string // what is written around the words: "…  SAFETY FILM"
  staysLevel?: boolean // does not turn with `plan.turn`
}

/** A frame's own colours by name, as a template set them or as they are under the theme. */
export interface FrameSkin<Colour extends string = string> {
  theme: CardTheme
  colours: Readonly<Record<Colour, string>>
}

/** What a frame is told of the card it stands on. */
export interface FrameContext<Colour extends string = string> extends FrameSkin<Colour> {
  bounds: Box // inside the mat
  around: string | null // the mat's colour; null where there is none, or a transparent one
  inks: Inks // by contrast, or as the frame's page sets them
  grounds: readonly string[] // the flat colours of the card's background
  textGrounds: readonly string[] // those that words come to lie on, weather included
  contentPx: number // the quote's size as chosen, before it is fitted
  panel: PanelRequest | null // of the weather, for a frame that has a panel
  hasPicture: boolean // the background is a picture of the visitor's
  hasWeather: boolean // there is scenery on the background
  photo: FramePhoto | null // the quote's own picture, for a frame that `showsPhoto`
  onPicture: OnPicture | null // where the words lie on a picture that was measured
  /** The card's background (weather included) laid over a box, for a photo, a strip of film, what is seen through glass. */
  background: (box: Box, id: string) => SceneNode[]
}

/** `seen`: it is there; `unknown`: it may be, and nobody has measured it; else the background shows in its place. */
export interface FramePhoto {
  src: string
  state: 'seen' | 'unknown' | 'awaited' | 'missing'
  focus: Point // 0-1, as the visitor moved it
  zoom: number
}

/** What a measured picture comes to under the least scrim that its words need. */
export interface OnPicture {
  grounds: readonly string[] // flat colours that words come to lie on
  isDark: boolean // so that ink is light
  scrim: readonly SceneNode[] // over the picture, under all else
}

/** How frosted glass shows what lies below. */
export interface Frost {
  blurPx: number
  saturation: number // 1 leaves colours as they are
}

/** What lies under a page that lets it shine through. */
export type FrameBelow = Pick<
  FrameContext,
  'grounds' | 'textGrounds' | 'panel' | 'hasPicture' | 'hasWeather' | 'photo' | 'onPicture'
>

export interface FramePage {
  grounds: readonly string[] // flat colours text may come to lie on
  inks?: Partial<Inks>
  keepsWeather?: boolean // the weather stays in sight under it, so that words keep clear of sun and sea
}

/** What the weather asks of a frame with a panel: its insets from the bounds and its glass. */
export interface PanelRequest {
  insetX: number
  insetY: number
  glass: readonly [string, string] // top and bottom, with alpha
}

/** The words a frame may draw by itself, as they are shown; null where they are hidden. */
export interface FrameWords {
  date: string | null // 2026.11.21
  dayOfMonth: number
  watermark: string | null
}

export interface FrameFront<Colour extends string = string> extends FrameContext<Colour> {
  words: FrameWords
  /** Sets one line of small type in the card's way. */
  line: (id: string, words: string, slot: Slot) => SceneNode[]
}

/** Rules that lines stand on: one at `firstY` and one every `pitchPx`, up and down. */
export interface LineGrid {
  firstY: number
  pitchPx: number
}

/** The large quotation mark in a frame's own hand. */
export interface FrameOrnament {
  widthPx: number
  heightPx: number
  gapPx: number // below it
  /** SVG path data, its upper left corner at x, y or the nearest place the frame allows. */
  d: (x: number, y: number) => string
}

/** Where a block looks centred in its box: a little above the middle. */
export const OPTICAL_MIDDLE = 0.47

/** What a frame decides for the words inside it. */
export interface FramePlan {
  textBox: Box // quote, translation and author stay inside
  date: Slot | null // null: not shown, or drawn by `front`
  watermark: Slot | null
  /** A rule before the name, a short one above it, a lozenge with tapered lines above it, or a place of its own. */
  author: 'dash' | 'ruled' | 'divided' | Slot
  authorAlign?: 'left' | 'center' | 'right' // default the card's
  authorItalic?: boolean
  authorCapitals?: boolean // small capitals for a Latin name, default only `ruled` in serif
  stepLift?: number // how much larger than its step a quote is set, where it fits; default 1
  shortQuoteLift?: number // and a short one again, default 1.3
  hidesOrnament?: boolean
  pictureRadiusPx?: number // of the corners of a product's picture, default 10
  ornament?: FrameOrnament // default the typeface's own “
  chineseLeads?: boolean // a Chinese line is set as the quote, whichever field holds it
  blockAt?: number // where the block sits in its box, 0 top to 1 foot; default OPTICAL_MIDDLE
  /** Rules that every line stands on, their pitch by the size that the quote comes to be set in. */
  grid?: { firstY: number; pitchAt: (contentPx: number) => number }
  turn?: { deg: number; about: Point } // background, words and frame turn together
}

/**
 * A frame style. Everything it is stands in its own file; layout asks and never needs to know which one it is.
 * `Colour` names the colours it can be given. Node ids start with `frame-`.
 * Drawn from below: under, background and weather, behind, rules, words, front.
 */
export interface Frame<Colour extends string = string> {
  label: Label
  /** '' where the frame takes the colour from the card's background or inks. */
  colours?: Readonly<Record<Colour, Readonly<Record<CardTheme, string>>>>
  /** A page of its own under the text, where it has one, opaque or laid over what is below; contrast is then judged against that. */
  page?(skin: FrameSkin<Colour>, below: FrameBelow): FramePage | null
  /** What grain or a vignette of its own makes of the grounds that words lie on. */
  tinged?(grounds: readonly string[]): readonly string[]
  /** Inks of its own on the card's background; default `inksOver`. What is given must reach 4.5:1 on every ground. */
  inks?(grounds: readonly string[], theme: CardTheme): Inks
  /** Where the card's background lies; default all of the bounds. */
  backgroundBox?(bounds: Box): Box & { radiusPx?: number }
  /** An opaque page that hides the middle of the background: a sun is then to be seen at its edge. */
  cover?(bounds: Box): Box
  showsPhoto?: boolean // draws `context.photo`, and `context.onPicture.scrim` over it or over the background in its place
  glare?: number // 0-1, white it lays on a photo, under `context.onPicture.scrim`
  frost?: Frost // its page is glass, and the background seen through it is what words lie on
  plan(context: FrameContext<Colour>): FramePlan
  under?(context: FrameContext<Colour>): SceneNode[] // does not turn with the plan
  behind?(context: FrameContext<Colour>): SceneNode[]
  /** The plan's grid to be seen: its pitch follows the words, so it is drawn with them. */
  rules?(context: FrameContext<Colour>, grid: LineGrid): SceneNode[]
  front?(context: FrameFront<Colour>): SceneNode[]
  /** The watermark in the frame's own way, where the plan has no slot for it; `box` is what it covers. */
  watermark?(context: FrameFront<Colour>, words: string): { nodes: SceneNode[]; box: Box }
}

/** Spacing on the 4 px grid that grows with a side, from `min` to `max`. */
export function grown(px: number, share: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, Math.round((px * share) / 4) * 4))
}
