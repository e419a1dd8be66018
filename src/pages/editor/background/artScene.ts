import { artOnCard } from '../../../look/art'
import type { ArtChoice } from '../../../look/art/choice'
import type { Scene } from '../../../scene/nodes'
import type { Steps } from '../../../scene/steps'

const SIZE = { width: 720, height: 540 }

/** Lays out a painting without words; nothing until its family's code has come. */
export function artScene(choice: ArtChoice, date: string) {
  return function* layout(): Steps<Scene> {
    yield // before a step of its own
    const box = { x: 0, y: 0, ...SIZE }
    const art = artOnCard(choice, date)
    return {
      ...SIZE,
      still: art?.nodes(box) ?? [],
      live: [],
      blocks: [],
      notices: [],
      plan: { textBox: box, placedByFrame: [], colouredByFrame: [] },
      ...(art ? {} : { lacks: [`painting ${choice.family}` as const] }),
    }
  }
}

export const ART_ASPECT = SIZE.width / SIZE.height
