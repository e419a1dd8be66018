import type {
  Box,
  ColourStop,
  GroupNode,
  LinearGradient,
  Paint,
  PathNode,
  Point,
  RadialGradient,
  RectNode,
  Scene,
  SceneNode,
} from './nodes'

type Corners = { radiusPx?: number }
type RectLook = Omit<RectNode, 'type' | 'id' | keyof Box>
type PathLook = Omit<PathNode, 'type' | 'id' | 'd'>
type Stop = readonly [at: number, colour: string]

export function rectNode(id: string, box: Box & Corners, look: RectLook): RectNode {
  return { type: 'rect', id, ...box, ...look }
}

export function filledPath(id: string, d: string, fill: Paint, look: PathLook = {}): PathNode {
  return { type: 'path', id, d, fill, ...look }
}

export function strokedPath(
  id: string,
  d: string,
  paint: string | LinearGradient,
  widthPx: number,
  look: PathLook = {},
): PathNode {
  return { type: 'path', id, d, stroke: { paint, widthPx }, ...look }
}

export function groupNode(
  id: string,
  how: Omit<GroupNode, 'type' | 'id' | 'children'>,
  children: readonly SceneNode[],
): GroupNode {
  return { type: 'group', id, ...how, children }
}

export function linearGradient(from: Point, to: Point, ...stops: readonly Stop[]): LinearGradient {
  return { type: 'linear', from, to, stops: stops.map(colourStop) }
}

export function radialGradient(centre: Point, radiusPx: number, ...stops: readonly Stop[]): RadialGradient {
  return { type: 'radial', centre, radiusPx, stops: stops.map(colourStop) }
}

export function evenStops(colours: readonly string[]): ColourStop[] {
  return colours.map((colour, index) => ({ at: index / (colours.length - 1), colour }))
}

function colourStop([at, colour]: Stop): ColourStop {
  return { at, colour }
}

export function blocklessScene(
  size: Pick<Scene, 'width' | 'height'>,
  nodes: Partial<Pick<Scene, 'still' | 'live'>>,
): Scene {
  const plan = { textBox: { x: 0, y: 0, ...size }, placedByFrame: [], colouredByFrame: [] }
  return { ...size, still: [], live: [], ...nodes, blocks: [], notices: [], plan }
}
