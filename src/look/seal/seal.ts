import { averageColour, contrastRatio, worstContrast } from '../../scene/colour'
import type { Box, Font, GroupNode, PathNode, Point, SceneNode } from '../../scene/nodes'
import { seededRandom } from '../../scene/random'
import { filledPath, groupNode } from '../../scene/shapes'
import type { TextMetrics } from '../../text/metrics/metrics'
import { SEAL_SHAPES, type Manner, type SealShape, type SealShapeId } from './shapes'
import { specks, wornBorder, wornStone } from './worn'
import { SEAL_CHARACTERS } from './occupiedBoxes'

/** Wear is seeded by the text. Characters are stretched to fill their cells. */

export const SEAL_FACES = {
  brush: { label: { en: 'Brush', zh: '毛笔' }, family: 'Ma Shan Zheng', weight: 400 },
  song: { label: { en: 'Song', zh: '宋体' }, family: 'Noto Serif SC Variable', weight: 900 },
  kai: { label: { en: 'Kai', zh: '楷体' }, family: 'LXGW WenKai', weight: 700 },
} as const

export type SealFaceId = keyof typeof SEAL_FACES

export interface Seal {
  words: string
  shape: SealShapeId
  manner: Manner
  face: SealFaceId
  wear?: number // 0..1; absent: by size
  ink?: string // hex; absent: by the paper
}

const RED = '#B3261E'
const RED_ON_DARK = '#BE3A2A'
const CREAM = '#FBF1DC'
const BLACK = '#1B1512' // in a stone of a pale colour
const LEAST_CONTRAST = { character: 4.5, line: 3 } // inside the stone, and of red lines on the paper
const DARK_FROM = 3 // min contrast of cream on a dark paper
const TURN_DEG = -0.8
const WEAR = { usual: 0.45, small: 0.2, smallUnderPx: 28 }
const SPECKS = { ofPaper: 90, ofInk: 45 }
const STRETCH = { one: 1.15, twoAbreast: 1.95, more: 1.55 }

export function sealSize(
  seal: Pick<Seal, 'words' | 'shape'>,
  sidePx: number,
): { width: number; height: number } {
  return { width: sidePx, height: sidePx * shapeOf(seal).height }
}

/** The upper left is at `corner`. Where red lines would be invisible, the seal is carved. */
export function sealNodes(
  id: string,
  seal: Seal,
  corner: Point,
  sidePx: number,
  papers: readonly string[],
  metrics: TextMetrics,
): SceneNode[] {
  const words = metrics.traditional?.(seal.words) ?? seal.words
  const characters = [...words].slice(0, SEAL_CHARACTERS)
  if (characters.length === 0) return []
  const shape = shapeOf(seal)
  const { ink, light, manner } = coloursOn(papers, seal)
  const wear = seal.wear ?? (sidePx < WEAR.smallUnderPx ? WEAR.small : WEAR.usual)
  const seed = `seal ${seal.words} ${seal.shape}`
  const path = (name: string, outlines: readonly (readonly Point[])[], fill: string): PathNode =>
    filledPath(`${id}-${name}`, outlines.map((points) => pathOf(points, corner, sidePx)).join(''), fill)
  const ground: PathNode =
    manner === 'carved'
      ? path('stone', [wornStone(shape, wear, seed)], ink)
      : { ...path('border', wornBorder(shape, wear, seed), ink), evenOdd: true }
  const cells = shape.cells(characters.length, manner)
  const carved = characters.flatMap((character, at) =>
    characterNodes(`${id}-${at}`, character, placed(cells[at]!, corner, sidePx), {
      font: fontFor(seal.face, character, metrics),
      stretch: stretchOf(characters.length, seal),
      fill: manner === 'carved' ? light : ink,
      metrics,
    }),
  )
  const { width, height } = sealSize(seal, sidePx)
  const about = { x: corner.x + width / 2, y: corner.y + height / 2 }
  const children = [
    ground,
    ...carved,
    path('paper-specks', specks(shape, SPECKS.ofPaper * wear, seededRandom(`${seed} paper`)), light),
    path('ink-specks', specks(shape, SPECKS.ofInk * wear, seededRandom(`${seed} ink`)), ink),
  ].filter((node) => node.type !== 'path' || node.d !== '')
  return [groupNode(id, { rotation: { deg: TURN_DEG, about } }, children)]
}

/** Carved characters have the paper's colour, or one readable in the stone. */
function coloursOn(papers: readonly string[], { ink: given, manner }: Seal) {
  const isOnDark = worstContrast(CREAM, papers) >= DARK_FROM
  const ink = given ?? (isOnDark ? RED_ON_DARK : RED)
  const areLinesSeen = worstContrast(ink, papers) >= LEAST_CONTRAST.line
  const paper = papers.length === 1 ? papers[0]! : averageColour(papers)
  const lights = isOnDark || given !== undefined ? [CREAM, BLACK] : [paper, CREAM, BLACK]
  const light =
    lights.find((colour) => contrastRatio(colour, ink) >= LEAST_CONTRAST.character) ??
    lights.toSorted((a, b) => contrastRatio(b, ink) - contrastRatio(a, ink))[0]!
  return { ink, light, manner: areLinesSeen ? manner : ('carved' as const) }
}

/** A gourd fits two characters, a tall stone two or more. */
function shapeOf({ words, shape }: Pick<Seal, 'words' | 'shape'>): SealShape {
  const asked: SealShape = SEAL_SHAPES[shape]
  return asked.fits(Math.min(SEAL_CHARACTERS, [...words].length))
    ? asked
    : SEAL_SHAPES[shape === 'tall' ? 'square' : 'round']
}

function stretchOf(count: number, { shape }: Seal): number {
  if (count === 1) return STRETCH.one
  return count === 2 && shape === 'square' ? STRETCH.twoAbreast : STRETCH.more
}

function fontFor(face: SealFaceId, character: string, metrics: TextMetrics): Font {
  const asked = SEAL_FACES[face]
  const { family, weight } = metrics.covers(asked.family, character) ? asked : SEAL_FACES.song
  return { family, weight, italic: false, sizePx: 1 }
}

function characterNodes(
  id: string,
  character: string,
  cell: Box,
  { font, stretch, fill, metrics }: { font: Font; stretch: number; fill: string; metrics: TextMetrics },
): GroupNode[] {
  const ink = metrics.inkEm(character, font)
  if (ink.width <= 0 || ink.height <= 0) return []
  const [wide, tall] = [cell.width / ink.width, cell.height / ink.height] // px per em
  const [scaleX, scaleY] = [Math.min(wide, tall * stretch), Math.min(tall, wide * stretch)]
  const sizePx = Math.sqrt(scaleX * scaleY)
  const about = { x: cell.x + cell.width / 2, y: cell.y + cell.height / 2 }
  const x = about.x - (ink.x + ink.width / 2) * sizePx
  const y = about.y - (ink.y + ink.height / 2) * sizePx
  const whole = { ...font, sizePx }
  const run = {
    text: character,
    x: 0,
    widthPx: metrics.widthPx(character, whole),
    font: whole,
    letterSpacingPx: 0,
  }
  return [
    groupNode(`${id}-stretched`, { scale: { x: scaleX / sizePx, y: scaleY / sizePx, about } }, [
      { type: 'text', id, x, y, runs: [run], fill },
    ]),
  ]
}

function placed({ x, y, width, height }: Box, corner: Point, sidePx: number): Box {
  return {
    x: corner.x + x * sidePx,
    y: corner.y + y * sidePx,
    width: width * sidePx,
    height: height * sidePx,
  }
}

function pathOf(points: readonly Point[], corner: Point, sidePx: number): string {
  const place = ({ x, y }: Point) =>
    `${(corner.x + x * sidePx).toFixed(2)} ${(corner.y + y * sidePx).toFixed(2)}`
  return `M${points.map(place).join('L')}Z`
}
