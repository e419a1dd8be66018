/**
 * The scene language: what layout says and drawing understands. JSON values only, so that a scene can be
 * stored, compared and sent to a worker. Units are logical pixels (the card's short side is 540).
 * Ids are stable across edits (`content-line-2`): they are React keys and the names tests speak of.
 */

export interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  width: number
  height: number
}

export interface ColourStop {
  at: number // 0-1 along the gradient
  colour: string // #rrggbb or rgba(…)
}

/** `from` and `to` are in the coordinates of the node's parent, like the node's own x and y. */
export interface LinearGradient {
  type: 'linear'
  from: Point
  to: Point
  stops: readonly ColourStop[]
}

export interface RadialGradient {
  type: 'radial'
  centre: Point
  radiusPx: number
  focus?: Point // where the first stop sits, default centre
  stops: readonly ColourStop[]
}

/** Discs on a staggered grid. */
export interface DotPattern {
  type: 'dots'
  colour: string
  pitchPx: number
  radiusPx: number
}

/** Diagonal bands, `bandPx` of colour every `pitchPx`, measured across the band. */
export interface StripePattern {
  type: 'stripes'
  colour: string
  pitchPx: number
  bandPx: number
  angleDeg: number // 45 rises to the right
}

/** Grain of paper or film: light and dark specks about 1 px wide, the same for the same seed at every scale. */
export interface NoisePaint {
  type: 'noise'
  seed: string
  amount: number // 0-1, how far a speck departs from what lies below
}

/**
 * One colour in opacities that run into each other: a grid of them (tile (column, row) between xs[column] and xs[column + 1]),
 * blurred by a Gaussian so that no tile is seen.
 */
export interface OpacityGrid {
  type: 'opacityGrid'
  colour: string // #rrggbb
  sigmaPx: number
  xs: readonly number[] // px, rising
  ys: readonly number[]
  opacities: readonly (readonly number[])[] // 0-1, rows of columns
}

export type Paint =
  string | LinearGradient | RadialGradient | DotPattern | StripePattern | NoisePaint | OpacityGrid

/** CSS box-shadow: blur is twice the standard deviation; `inset` draws inside the edge. */
export interface BoxShadow {
  dx: number
  dy: number
  blurPx: number
  spreadPx: number
  colour: string
  inset?: boolean
}

export interface Stroke {
  paint: string | LinearGradient
  widthPx: number // centred on the outline
  dash?: readonly number[]
}

/** A face at a size. `family` is the name given in @font-face. */
export interface Font {
  family: string
  weight: number
  italic: boolean
  sizePx: number
}

export interface TextRun {
  text: string
  x: number // from the node's x
  widthPx: number // advance, letter spacing included
  font: Font
  letterSpacingPx: number
}

interface NodeBase {
  id: string
  opacity?: number // 0-1
  block?: PartId // what it belongs to, with all its children; absent on the frame and the background
}

export interface RectNode extends NodeBase, Box {
  type: 'rect'
  radiusPx?: number
  fill?: Paint
  stroke?: Stroke
  shadows?: readonly BoxShadow[]
}

export interface PathNode extends NodeBase {
  type: 'path'
  d: string // SVG path data
  place?: Point & { scale: number } // where the path's own origin goes; the stroke keeps its width in path units
  fill?: Paint
  stroke?: Stroke
  evenOdd?: boolean
}

/** One line of text; y is the baseline. Each run carries its own face: one script, one run. */
export interface TextNode extends NodeBase, Point {
  type: 'text'
  runs: readonly TextRun[]
  fill: string
  isDecoration?: boolean // no words of its block: the large quotation mark
}

export interface ImageNode extends NodeBase, Box {
  type: 'image'
  src: string
  fit: 'cover' | 'contain'
  focus: Point // 0-1, which part stays in view
  zoom?: number // times larger than `fit` makes it, from 1
  blurPx?: number
  radiusPx?: number
  mayBeMissing?: boolean // no placeholder where it cannot be had: what lies below is shown
  isAwaited?: boolean // not drawn yet: it appears together with the scrim that it needs
}

export interface GroupNode extends NodeBase {
  type: 'group'
  children: readonly SceneNode[]
  clip?: Box & { radiusPx?: number }
  blurPx?: number // standard deviation of a Gaussian over the children as one picture, within the clip: frosted glass
  saturation?: number // with blurPx; 1 leaves colours as they are
  rotation?: { deg: number; about: Point }
}

export type SceneNode = RectNode | PathNode | TextNode | ImageNode | GroupNode

/** The parts of a card by name: a quote's, a product's, and what every card has. */
export const BLOCK_IDS = [
  'content',
  'translation',
  'author',
  'logo',
  'name',
  'tagline',
  'description',
  'productPicture',
  'topics',
  'counts', // votes and comments
  'qrCode',
  'date',
  'watermark',
] as const
export type BlockId = (typeof BLOCK_IDS)[number]

/** A block, or the picture under all words: the visitor's own, or the quote's on a frame that shows it. */
export type PartId = BlockId | 'picture'

/** What a visitor can point at: one of the card's parts. */
export interface SceneBlock {
  id: BlockId
  box: Box // level, and where the block turns, around its middle
  sizePx: number // of its type, as it came to be set; 0 where it cannot be sized
  offset?: Point // px it was moved by hand from its own place, as far as the card lets it; absent where it was not
  turnDeg?: number // about the box's middle; absent where it stands level
  lines?: readonly SceneLine[] // absent where a frame drew the words in its own way
}

/** Line n of a block, drawn by the block's text node n: what of the block's typographic text it took, its break included. */
export interface SceneLine {
  start: number // UTF-16 offsets [start, end)
  end: number
}

/** What the frame decided for the words. */
export interface ScenePlan {
  textBox: Box // the words stay inside, unless they are moved by hand; before the frame's turn
  placedByFrame: readonly BlockId[] // blocks with a place of their own, whatever the alignment
  colouredByFrame: readonly BlockId[] // blocks whose colour cannot be chosen
}

export type SceneNotice =
  { code: 'truncated'; block: SceneBlock['id'] } | { code: 'missing-glyphs'; characters: string[] }

/** A card ready to draw. `still` lies below the text and changes only with the look, `live` holds text and what covers it. */
export interface Scene {
  width: number
  height: number
  still: readonly SceneNode[]
  live: readonly SceneNode[]
  blocks: readonly SceneBlock[]
  notices: readonly SceneNotice[]
  plan: ScenePlan
  minDim?: number // 0-1, how much of a picture the words need covered; absent where it is not known
}
