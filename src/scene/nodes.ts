/** Scenes are JSON only, in logical px (short side 540). Ids stay stable across edits. */

export interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  width: number
  height: number
}

export interface ColourStop {
  at: number // 0..1 along the gradient
  colour: string // #rrggbb or rgba(…)
}

/** `from` and `to` are in the parent's coordinates, like the node's own x and y. */
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
  focus?: Point // position of the first stop; default: centre
  stops: readonly ColourStop[]
}

export interface DotPattern {
  type: 'dots'
  colour: string
  pitchPx: number
  radiusPx: number
}

/** Diagonal bands, `bandPx` of colour every `pitchPx`, measured across. */
export interface StripePattern {
  type: 'stripes'
  colour: string
  pitchPx: number
  bandPx: number
  angleDeg: number // 45 rises to the right
}

/** Grain of light and dark specks about 1 px wide, equal for a seed at every scale. */
export interface NoisePaint {
  type: 'noise'
  seed: string
  amount: number // 0..1, contrast to the colour below
}

/** Tile (column, row) is between xs[column] and xs[column + 1]. Blurred so that no tile is visible. */
export interface OpacityGrid {
  type: 'opacityGrid'
  colour: string // #rrggbb
  sigmaPx: number
  xs: readonly number[] // px, rising
  ys: readonly number[]
  opacities: readonly (readonly number[])[] // 0..1, rows of columns
}

export type Paint =
  string | LinearGradient | RadialGradient | DotPattern | StripePattern | NoisePaint | OpacityGrid

/** As in CSS, blur is twice the standard deviation; `inset` draws inside the edge. */
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

/** `family` is the name in @font-face. */
export interface Font {
  family: string
  weight: number
  italic: boolean
  sizePx: number
}

export interface TextRun {
  text: string
  x: number // relative to the node's x
  widthPx: number // advance including letter spacing
  font: Font
  letterSpacingPx: number
}

interface NodeBase {
  id: string
  opacity?: number // 0-1
  block?: PartId // the part it and its children belong to; absent on frame and background
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
  d: string
  place?: Point & { scale: number } // where the path's origin goes; stroke widths are in path units
  fill?: Paint
  stroke?: Stroke
  evenOdd?: boolean
}

/** One line; y is the baseline. Each run has one script. */
export interface TextNode extends NodeBase, Point {
  type: 'text'
  runs: readonly TextRun[]
  fill: string
  isDecoration?: boolean // not part of its block's text: quotation mark, dot, pinyin
  isPinyin?: boolean // syllables above a line
  joinsLine?: boolean // continues its block's previous text node, in another colour or size
  isAdded?: boolean // in its block but not typed: the author's name in the other language, the work
}

export interface ImageNode extends NodeBase, Box {
  type: 'image'
  src: string
  fit: 'cover' | 'contain'
  focus: Point // 0..1, the point that stays in view
  zoom?: number // on top of `fit`, ≥ 1
  subject?: Box // shares of the picture, kept in view instead of the focus
  blurPx?: number
  radiusPx?: number
  mayBeMissing?: boolean // no placeholder: what is below shows
  isAwaited?: boolean // not drawn yet: it appears together with the scrim it needs
}

export interface GroupNode extends NodeBase {
  type: 'group'
  children: readonly SceneNode[]
  clip?: Box & { radiusPx?: number }
  blurPx?: number // standard deviation over the clipped, flattened children: frosted glass
  saturation?: number // with `blurPx`; 1: unchanged
  rotation?: { deg: number; about: Point }
  scale?: { x: number; y: number; about: Point } // not together with a rotation: nest two groups to define the order
}

export type SceneNode = RectNode | PathNode | TextNode | ImageNode | GroupNode

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

export function isSmallPrint(id: BlockId): boolean {
  return id === 'date' || id === 'watermark'
}

/** `picture` is below all text: the visitor's own or the quote's. */
export type PartId = BlockId | 'picture'

export interface SceneBlock {
  id: BlockId
  role?: BlockId // block that provides type and colour: a primary translation uses the quote's; absent: its own
  field?: 'content' | 'translation' // the text it shows and edits; absent: its own
  box: Box // unrotated, around the block's centre
  sizePx: number // actual font size; 0 if it cannot be resized
  offset?: Point // manual offset, px, limited to the card; absent: not moved
  turnDeg?: number // rotation around the box's centre; absent: none
  lines?: readonly SceneLine[] // absent if a frame drew the text its own way
  cells?: SceneCells // replaces `lines` for text in cells
  isFullWidth?: boolean // every line fills the measure, so that no width of lines can be chosen
  isSeal?: boolean // drawn as a seal: the card's own, or the watermark
}

export interface BlockParts {
  block: SceneBlock
  nodes: readonly SceneNode[]
  apart?: { box: Box; nodes: readonly SceneNode[] } // nodes outside the block's box; moved with it, clamped to the card
  holds?: Box // area that must stay on the card, e.g. its ruled field; default: its box
  steps?: Partial<Point> // snap distance, px, to stay on its paper's rules
  carriedBy?: BlockId // an earlier block whose move also applies
}

/** Text node n draws line n, not counting nodes that join a line. */
export interface SceneLine {
  start: number // UTF-16 [start, end)
  end: number
}

/** Text in columns from right to left, or in rows of squared paper. Px from the block box's corner. */
export interface SceneCells {
  isVertical: boolean
  lines: readonly SceneCellLine[]
  headPx: number // line start: y of a column, x of a row
  stepPx: number // distance between characters
  pitchPx: number // distance between line centres
}

export interface SceneCellLine extends SceneLine {
  middlePx: number // line centre: x of a column, y of a row
  stops: readonly SceneStop[] // sorted by offset; one before each character and one after the last
}

export interface SceneStop {
  offset: number // UTF-16, in the typographic text
  alongPx: number // along its line
}

export interface ScenePlan {
  textBox: Box // contains the text unless moved manually; before the frame's rotation
  placedByFrame: readonly BlockId[] // blocks positioned by the frame, whatever the alignment
  colouredByFrame: readonly BlockId[] // blocks whose colour cannot be changed
}

export type SceneNotice =
  | { code: 'truncated'; block: SceneBlock['id'] }
  | { code: 'missing-glyphs'; characters: string[] }
  | { code: 'no-room-for-pinyin' }
  | { code: 'language-left-out'; language: 'en' | 'zh' } // both are to be shown, and one has no room
  | { code: 'small-type' } // the quote is under 9 pt on a phone
  | { code: 'hard-to-read'; blocks: BlockId[] } // caused by a chosen colour of these blocks

/** `still` is below the text and changes only with the look; `live` contains the text and what covers it. */
export interface Scene {
  width: number
  height: number
  still: readonly SceneNode[]
  live: readonly SceneNode[]
  blocks: readonly SceneBlock[]
  notices: readonly SceneNotice[]
  plan: ScenePlan
  minDim?: number // 0..1, dimming that text on a picture needs; absent if unknown
}
