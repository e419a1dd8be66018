import type { ArtChoice } from '../../../look/art/choice'
import { loadedFeatures } from '../../../layout/features'
import type { Missing } from '../../../layout/view'
import type { Box, Scene, SceneNode } from '../../../scene/nodes'
import { blocklessScene } from '../../../scene/shapes'

const SIZE = { width: 720, height: 540 }
export const ART_BOX: Box = { x: 0, y: 0, ...SIZE }

export function artScene(choice: ArtChoice, date: string): Scene | Missing {
  const id = `painting ${choice.family}` as const
  const paintings = loadedFeatures.get(id)
  if (paintings === undefined) return { missing: [id] }
  return sceneOfNodes(paintings?.on(choice, date).nodes(ART_BOX) ?? [])
}

export function sceneOfNodes(still: readonly SceneNode[]): Scene {
  return blocklessScene(SIZE, { still })
}

export const ART_ASPECT = SIZE.width / SIZE.height
