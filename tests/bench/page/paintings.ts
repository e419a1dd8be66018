import { FULL_VIEW } from '../../../src/layout/view'
import { artFamily, layoutCard } from '../../layout/withFeatures'
import { ART_FAMILIES, type ArtFamilyId } from '../../../src/look/art'
import { paintingOf } from '../../../src/look/art/painting'
import { TEMPLATES } from '../../../src/card/templates'
import { browserMetrics } from '../../../src/draw/fonts/browserMetrics'
import { rasterPaintContext } from '../../../src/draw/rasterPaintContext'
import { sceneCanvas } from '../../../src/draw/konva/exportStage'
import { pictures } from '../../../src/draw/pictures/images'
import { leafNodes } from '../../../src/scene/leafNodes'
import type { Scene, SceneNode } from '../../../src/scene/nodes'
import { keysOf } from '../../../src/scene/values'
import { benchCard } from './benchCard'
import { flushed } from './flushed'

type Painted = ArtFamilyId | 'dusk'

interface PaintTime {
  nodesMs: number // date to nodes
  drawnMs: number // nodes to pixels, at 2x
  nodes: number
  segments: number
  longestPath: number
}

const SCALE = 2
const SIZE = { width: 960, height: 540 }
const BOX = { x: 0, y: 0, ...SIZE }

function list(): Painted[] {
  return ['dusk', ...keysOf(ART_FAMILIES)]
}

function paintOnce(id: Painted, date: string, edition: number): PaintTime {
  const from = performance.now()
  const nodes = id === 'dusk' ? duskNodes(edition) : paintedNodes(id, date, edition)
  const nodesMs = performance.now() - from
  drawn([])
  const empty = timed(() => drawn([]))
  const full = timed(() => drawn(nodes))
  const leaves = leafNodes(nodes).map(({ node }) => node)
  const segments = leaves.map((node) => (node.type === 'path' ? (node.d.match(/[a-z]/gi)?.length ?? 0) : 0))
  return {
    nodesMs,
    drawnMs: Math.max(0, full - empty),
    nodes: leaves.length,
    segments: segments.reduce((sum, count) => sum + count, 0),
    longestPath: Math.max(0, ...segments),
  }
}

function paintedNodes(family: ArtFamilyId, date: string, seed: number): readonly SceneNode[] {
  return paintingOf(artFamily(family), { family, palette: '', seed }, date, BOX).nodes
}

/** As in the original brief: each of Dusk's five lights over the whole card. */
function duskNodes(edition: number): readonly SceneNode[] {
  const { settings } = TEMPLATES.dusk
  const plain = { frameStyle: 'clean', shadow: 'none', aspectRatio: '16:9' } as const
  const card = { ...benchCard(edition), settings: { ...settings, ...plain } }
  return layoutCard(card, browserMetrics, FULL_VIEW).still.map(paintedWhole)
}

function paintedWhole(node: SceneNode): SceneNode {
  if (node.type === 'group') return { ...node, children: node.children.map(paintedWhole) }
  if (node.type !== 'rect' || node.fill === undefined || node.radiusPx || node.shadows) return node
  const { id, x, y, width, height, fill } = node
  return { type: 'path', id, d: `M${x} ${y}h${width}v${height}h${-width}Z`, fill }
}

function drawn(nodes: readonly SceneNode[]): void {
  const scene: Scene = {
    ...SIZE,
    still: nodes,
    live: [],
    blocks: [],
    notices: [],
    plan: { textBox: BOX, placedByFrame: [], colouredByFrame: [] },
  }
  flushed(sceneCanvas(scene, rasterPaintContext('native', pictures), SCALE))
}

function timed(run: () => void): number {
  const from = performance.now()
  run()
  return performance.now() - from
}

export const paintings = { list, paintOnce }
