import type { Box, Point } from '../../scene/nodes'

/** A flat colour that a composition lays under some of its words. */
export interface Patch {
  box: Box
  colour: string
}

/** The flat colours at a point that is on a paper, of several the uppermost; null on none. */
export function groundsOnPatch(papers: readonly Patch[], { x, y }: Point): string[] | null {
  const paper = papers.findLast(
    ({ box }) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height,
  )
  return paper ? [paper.colour] : null
}
