import { expect } from 'vitest'
import type { Card } from '../../src/card/card'
import { frameOf, layoutCard } from './laidOut'
import { FULL_VIEW } from '../../src/layout/view'
import { SHADOWS } from '../../src/look/shadows'
import { boxesOverlap, containsBox, insetBox, rotateVector } from '../../src/scene/box'
import { leafNodes, type LeafNode } from '../../src/scene/leafNodes'
import type { Box, Scene, SceneNode, TextNode } from '../../src/scene/nodes'
import { memoMetrics } from '../../src/text/metrics/memoMetrics'
import { fakeMetrics as plainMetrics } from '../text/fakeMetrics'

export const fakeMetrics = memoMetrics(plainMetrics)

/** All that a card says of itself but that its quote is small, as on any shape that is not its own. */
export function besideSmallType({ notices }: Scene): Scene['notices'] {
  return notices.filter(({ code }) => code !== 'small-type')
}

export function expectValidLayout(card: Card, view = FULL_VIEW): Scene {
  const scene = layoutCard(card, fakeMetrics, view)
  const bounds = boundsOf(card, scene)
  const where = `${card.settings.frameStyle} ${card.settings.aspectRatio} ${card.settings.shadow} ${card.settings.textSettings.align}`
  for (const { id, box } of scene.blocks) {
    expect(containsBox(bounds, box, 1), `${id} leaves the bounds: ${where} ${JSON.stringify(box)}`).toBe(true)
  }
  for (const { node, rotation } of leafNodes(scene.live)) {
    if (node.type !== 'text') continue
    expect(
      containsBox(bounds, baselineBox(node, rotation), 2),
      `${node.id} leaves the bounds: ${where}`,
    ).toBe(true)
  }
  scene.blocks.forEach((one, at) => {
    for (const other of scene.blocks.slice(at + 1)) {
      expect(boxesOverlap(one.box, other.box), `${one.id} overlaps ${other.id}: ${where}`).toBe(false)
    }
  })
  expect(JSON.stringify(scene)).not.toMatch(/null|NaN|Infinity/)
  const ids = allNodes([...scene.still, ...scene.live]).map(({ id }) => id)
  expect(new Set(ids).size, `duplicate ids: ${ids.join()}`).toBe(ids.length)
  return scene
}

/** Extent of a line along its baseline as it is seen, without letter spacing after its last letter. */
export function baselineBox({ x, y, runs }: TextNode, rotation: LeafNode['rotation']): Box {
  const ends = runs.map((run) => run.x + run.widthPx - Math.max(0, run.letterSpacingPx))
  const lengthPx = Math.max(0, ...ends)
  if (!rotation) return { x, y, width: lengthPx, height: 0 }
  if (rotation.deg === 90) return { x, y, width: 0, height: lengthPx } // in columns, turned about its start
  const { deg, about } = rotation
  const seen = (px: number) => rotateVector({ x: px - about.x, y: y - about.y }, deg)
  const [start, end] = [seen(x), seen(x + lengthPx)]
  return {
    x: about.x + Math.min(start.x, end.x),
    y: about.y + Math.min(start.y, end.y),
    width: Math.abs(end.x - start.x),
    height: Math.abs(end.y - start.y),
  }
}

export function boundsOf({ settings }: Card, scene: Scene): Box {
  const frame = frameOf(settings.frameStyle)
  const matPx = settings.margin === 'none' || frame.hasSurface ? 0 : SHADOWS[settings.shadow].matPx
  return insetBox({ x: 0, y: 0, width: scene.width, height: scene.height }, matPx)
}

export function allNodes(nodes: readonly SceneNode[]): SceneNode[] {
  return nodes.flatMap((node) => (node.type === 'group' ? [node, ...allNodes(node.children)] : [node]))
}

export function textNodes(nodes: readonly SceneNode[]): TextNode[] {
  return allNodes(nodes).filter((node) => node.type === 'text')
}
