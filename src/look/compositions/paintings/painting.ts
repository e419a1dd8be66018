import type { Box, SceneNode } from '../../../scene/nodes'
import { seededRandom } from '../../../scene/random'
import type { PaintingArea } from './brush'
import { hills } from './hills'
import { leaves } from './leaves'
import type { Palette } from './palettes'
import { sea } from './sea'

const SCENES: readonly ((canvas: PaintingArea) => SceneNode[])[] = [hills, sea, leaves]
const UNIT_OF_PX = 500 // mean side length drawn at scale 1

/** The seed decides all; `paletteBy`, 0..1, picks the colours. */
export function painting(
  box: Box & { radiusPx?: number },
  seed: string,
  id: string,
  paletteBy: (chance: number) => Palette,
): SceneNode {
  const random = seededRandom(seed)
  const scene = SCENES[Math.floor(random() * SCENES.length)] ?? hills
  const palette = paletteBy(random())
  const unit = Math.sqrt(box.width * box.height) / UNIT_OF_PX
  return { type: 'group', id, clip: box, children: scene({ box, unit, palette, random, id }) }
}
