/**
 * The scene format: written by layout, read by drawing. JSON values only, so that a scene can be stored,
 * compared and sent to a worker. Units are logical pixels (the card's short side is 540). Ids are stable
 * across edits (`content-line-2`): they are React keys, and tests refer to them.
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
  focus?: Point // position of the first stop, default centre
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

/** Paper or film grain: light and dark specks about 1 px wide, the same for a seed at every scale. */
export interface NoisePaint {
  type: 'noise'
  seed: string
  amount: number // 0-1, how much a speck differs from the colour below
}

/**
 * One colour in a grid of opacities (tile (column, row) between xs[column] and xs[column + 1]), blurred by a
 * Gaussian so that no tile is visible.
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

/** A font face at a size. `family` is the name in @font-face. */
export interface Font {
  family: string
  weight: number
  italic: boolean
  sizePx: number
}

export interface TextRun {
  text: string
  x: number // relative to the node's x
  widthPx: number // advance, letter spacing included
  font: Font
  letterSpacingPx: number
}

interface NodeBase {
  id: string
  opacity?: number // 0-1
  block?: PartId // the part it belongs to, with all its children; absent on the frame and the background
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
  place?: Point & { scale: number } // where the path's origin goes; the stroke's width is in path units
  fill?: Paint
  stroke?: Stroke
  evenOdd?: boolean
}

/** One line of text; y is the baseline. Each run has its own face: one script, one run. */
export interface TextNode extends NodeBase, Point {
  type: 'text'
  runs: readonly TextRun[]
  fill: string
  isDecoration?: boolean // not part of its block's words: the large quotation mark, a dot between two texts, pinyin
  isPinyin?: boolean // syllables above a line
  joinsLine?: boolean // goes on with the line of its block's text node before it, in another colour or at another size
  isAdded?: boolean // words of its block that are not typed into it: the author's name in the other language, the work
}

export interface ImageNode extends NodeBase, Box {
  type: 'image'
  src: string
  fit: 'cover' | 'contain'
  focus: Point // 0-1, the point that stays in view
  zoom?: number // on top of `fit`, at least 1
  blurPx?: number
  radiusPx?: number
  mayBeMissing?: boolean // no placeholder if it cannot be loaded: what lies below shows
  isAwaited?: boolean // still loading and not drawn: it appears together with the scrim it needs
}

export interface GroupNode extends NodeBase {
  type: 'group'
  children: readonly SceneNode[]
  clip?: Box & { radiusPx?: number }
  blurPx?: number // standard deviation of a Gaussian over the clipped, flattened children: frosted glass
  saturation?: number // with blurPx; 1: unchanged
  rotation?: { deg: number; about: Point }
  scale?: { x: number; y: number; about: Point } // not beside a rotation: one group in the other says which comes first
}

export type SceneNode = RectNode | PathNode | TextNode | ImageNode | GroupNode

/** The blocks of a card: a quote's, a product's, and those of every card. */
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
  'seal',
] as const
export type BlockId = (typeof BLOCK_IDS)[number]

/** True for date and watermark, which share one ink. */
export function isSmallPrint(id: BlockId): boolean {
  return id === 'date' || id === 'watermark'
}

/** A block, or the picture below all words: the visitor's own, or the quote's on a frame that shows it. */
export type PartId = BlockId | 'picture'

/** A block that a visitor can select. */
export interface SceneBlock {
  id: BlockId
  role?: BlockId // the block whose type and colour it has: a translation that leads has those of the quote; absent: its own
  field?: 'content' | 'translation' // the text that it shows and that is written in it, where it is not its own; absent: its own
  box: Box // unrotated, around the block's middle
  sizePx: number // its actual type size; 0 if it cannot be resized
  offset?: Point // px it was moved by hand, limited to the card; absent if it was not moved
  turnDeg?: number // rotation around the box's middle; absent if there is none
  lines?: readonly SceneLine[] // absent if a frame drew the words in its own way
  cells?: SceneCells // instead of lines, of words that stand in cells
  isSeal?: boolean // drawn as a seal: the card's own, or the watermark
}

/** A block with its nodes, and how it is moved by hand. */
export interface BlockParts {
  block: SceneBlock
  nodes: readonly SceneNode[]
  apart?: { box: Box; nodes: readonly SceneNode[] } // of its nodes those that stand elsewhere: they come along as far as they can
  holds?: Box // what is to stay on the card: the ruled field that it stands in; default its box
  steps?: Partial<Point> // px, so that it stays on the rules of its paper
  carriedBy?: BlockId // a block before it that takes it along, before it is moved by itself
}

/** Line n of a block, drawn by its text node n, not counting those that join a line: its range of the typographic text, line break included. */
export interface SceneLine {
  start: number // UTF-16 offsets [start, end)
  end: number
}

/** Words in cells: columns from right to left, or rows of squared paper. Px from the corner of the block's box. */
export interface SceneCells {
  isVertical: boolean
  lines: readonly SceneCellLine[]
  headPx: number // where its lines begin: of a column y, of a row x
  stepPx: number // from a character to the next
  pitchPx: number // from the middle of a line to that of the next
}

/** A column, or a row; its range of the typographic text, line break included. */
export interface SceneCellLine extends SceneLine {
  middlePx: number // of its characters: of a column x, of a row y
  stops: readonly SceneStop[] // by offset; one before each character and one after the last
}

/** A place for a caret. */
export interface SceneStop {
  offset: number // UTF-16, into the typographic text
  alongPx: number // along its line
}

/** The frame's decisions about the words. */
export interface ScenePlan {
  textBox: Box // contains the words unless they are moved by hand; before the frame's rotation
  placedByFrame: readonly BlockId[] // blocks that the frame positions, whatever the alignment
  colouredByFrame: readonly BlockId[] // blocks whose colour cannot be changed
}

export type SceneNotice =
  | { code: 'truncated'; block: SceneBlock['id'] }
  | { code: 'missing-glyphs'; characters: string[] }
  | { code: 'no-room-for-pinyin' }
  | { code: 'hard-to-read'; blocks: BlockId[] } // by a colour that was set by hand, which is that of these blocks

/**
 * A card ready to draw. `still` lies below the text and changes only with the look; `live` holds the text and
 * what covers it.
 */
export interface Scene {
  width: number
  height: number
  still: readonly SceneNode[]
  live: readonly SceneNode[]
  blocks: readonly SceneBlock[]
  notices: readonly SceneNotice[]
  plan: ScenePlan
  minDim?: number // 0-1, the dimming of a picture that the words need; absent if unknown
}
