import type { ArtChoice } from '../../../look/art/choice'
import { loadedFeatures } from '../../../layout/features'
import type { Missing } from '../../../layout/world'
import type { Scene } from '../../../scene/nodes'

const SIZE = { width: 720, height: 540 }

export function artScene(choice: ArtChoice, date: string): Scene | Missing {
  const box = { x: 0, y: 0, ...SIZE }
  const id = `painting ${choice.family}` as const
  const paintings = loadedFeatures.get(id)
  if (paintings === undefined) return { missing: [id] }
  return {
    ...SIZE,
    still: paintings?.on(choice, date).nodes(box) ?? [],
    live: [],
    blocks: [],
    notices: [],
    plan: { textBox: box, placedByFrame: [], colouredByFrame: [] },
  }
}

export const ART_ASPECT = SIZE.width / SIZE.height
