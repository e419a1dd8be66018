import type { Box, Point } from '../../scene/nodes'

export interface Patch {
  box: Box
  colour: string
}

/** null if there is no paper. */
export function groundsOnPatch(papers: readonly Patch[], { x, y }: Point): string[] | null {
  const paper = papers.findLast(
    ({ box }) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height,
  )
  return paper ? [paper.colour] : null
}
