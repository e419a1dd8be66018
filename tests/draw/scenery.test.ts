// @module-tag slow
/** Scenery avoids the text: it may shade the sky behind it but draws no edges there. */
import { describe, expect, it } from 'vitest'
import { TEMPLATES, type TemplateId } from '../../src/card/templates'
import type { CardSettings } from '../../src/card/settings'
import { nodeMetrics } from '../../src/draw/node/nodeCanvas'
import { layoutCard } from '../layout/laidOut'
import { FRAMES } from '../../src/look/frames'
import { WEATHER } from '../../src/look/weather'
import { RATIOS } from '../../src/look/ratios'
import { memoByObject } from '../../src/scene/memo'
import { isSmallPrint, type Box, type Scene, type SceneNode } from '../../src/scene/nodes'
import { combinations } from '../fixtures/combinations'
import { idsOf, QUOTE } from '../layout/cards'
import { hardPictures } from './hardPictures'
import { exportedPixels } from './pixels'

const KIT = { gradients: 'grained', pictures: hardPictures() } as const
const SKIES: TemplateId[] = [...idsOf(WEATHER), 'sunsetOrange']
const APART_PX = 2
const MAX_LEVELS = 6 // levels out of 255 over that distance; two levels are grain

const inEachRatio = combinations(
  { aspectRatio: idsOf(RATIOS), id: SKIES },
  { strength: 1, pinned: [{ aspectRatio: '21:9', id: 'snowy' }] },
)
const inEachFrame = combinations({ frameStyle: idsOf(FRAMES), id: SKIES }, { strength: 1 })

describe('the scenery of a sky', () => {
  it.each(inEachRatio)('has no edge under words: $id at $aspectRatio', ({ id, aspectRatio }) => {
    const settings = { ...TEMPLATES[id].settings, aspectRatio }
    const scene = level(layoutCard({ kind: 'quote', quote: QUOTE, settings }, nodeMetrics))
    const print = scene.blocks.filter((block) => isSmallPrint(block.id)).map(({ box }) => box)
    for (const box of [scene.plan.textBox, ...print])
      expect(steepest(scene, box)).toBeLessThanOrEqual(MAX_LEVELS)
  })

  it.each(inEachFrame)('has no edge in the words’ box: $id in $frameStyle', ({ id, frameStyle }) => {
    const settings: CardSettings = { ...TEMPLATES[id].settings, frameStyle, aspectRatio: '1:1' }
    const scene = level(layoutCard({ kind: 'quote', quote: QUOTE, settings }, nodeMetrics))
    expect(steepest(scene, scene.plan.textBox)).toBeLessThanOrEqual(MAX_LEVELS)
  })
})

it('lies under the scrim of a photo', () => {
  const { settings } = TEMPLATES.sunsetOrange
  const { still } = layoutCard({ kind: 'quote', quote: QUOTE, settings }, nodeMetrics)
  const ids = idsIn(still)
  const scrim = ids.indexOf('frame-scrim')
  if (scrim >= 0) expect(ids.findLastIndex((name) => name.includes('-weather-'))).toBeLessThan(scrim)
  expect(ids.some((name) => name.endsWith('weather-sun'))).toBe(true)
})

const paintedOf = memoByObject((scene: Scene) => {
  const isRule = ({ id }: SceneNode) => /^frame-(rules|head|margin)$/.test(id) // A notebook's are edges of its own.
  const paint = (isDrawn: (node: SceneNode) => boolean) =>
    exportedPixels(
      { ...scene, still: filtered(scene.still, (node) => isDrawn(node) && !isRule(node)), live: [] },
      KIT,
      1,
    )
  const sky = paint((node) => !node.id.includes('weather-'))
  const all = paint((node) => !node.id.includes('weather-stars')) // Stars are too small to count.
  return { sky, all }
})

function steepest(scene: Scene, box: Box): number {
  const { sky, all } = paintedOf(scene)
  const { width } = all
  const added = (x: number, y: number, c: number) =>
    all.data[(y * width + x) * 4 + c]! - sky.data[(y * width + x) * 4 + c]!
  let most = 0
  for (let y = Math.ceil(box.y); y < box.y + box.height - APART_PX; y++) {
    for (let x = Math.ceil(box.x); x < box.x + box.width - APART_PX; x++) {
      for (let c = 0; c < 3; c++) {
        const here = added(x, y, c)
        most = Math.max(
          most,
          Math.abs(here - added(x + APART_PX, y, c)),
          Math.abs(here - added(x, y + APART_PX, c)),
        )
      }
    }
  }
  return most
}

/** The scene without its frame's rotation, so that boxes match the plan. */
function level(scene: Scene): Scene {
  return { ...scene, still: scene.still.map(unturned) }
}

function unturned(node: SceneNode): SceneNode {
  if (node.type !== 'group') return node
  const { rotation: _, ...rest } = node
  return { ...rest, children: node.children.map(unturned) }
}

function filtered(nodes: readonly SceneNode[], isDrawn: (node: SceneNode) => boolean): SceneNode[] {
  return nodes
    .filter(isDrawn)
    .map((node) => (node.type === 'group' ? { ...node, children: filtered(node.children, isDrawn) } : node))
}

function idsIn(nodes: readonly SceneNode[]): string[] {
  return nodes.flatMap((node) => [node.id, ...(node.type === 'group' ? idsIn(node.children) : [])])
}
