import type { Box, SceneNode } from '../../../scene/nodes'
import { seededRandom } from '../../../scene/random'
import type { PaintingArea } from './brush'
import { hills } from './hills'
import { leaves } from './leaves'
import type { Palette } from './palettes'
import { sea } from './sea'

/** Scenes that a card without a picture of its own shows, one a day. */
const SCENES: readonly ((canvas: PaintingArea) => SceneNode[])[] = [hills, sea, leaves]
const UNIT_OF_PX = 500 // a picture whose sides have this mean is drawn at its own size

/** A picture by chance, the same for a seed: `paletteBy` chooses its colours by a number from 0 to 1. */
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
