import type { Box, Point } from '../../../../scene/nodes'

export type Axis = 'x' | 'y'
type Edge = 'start' | 'middle' | 'end'

export interface SnapLine {
  axis: Axis
  at: number
  kind: 'center' | 'margin' | 'block' | 'third'
  pulls: readonly Edge[]
  of?: Box
}

export interface Guide {
  axis: Axis
  at: number
  from: number
  to: number
  kind: SnapLine['kind']
  gapPx: number // to the block it belongs to; 0 if there is none
}

const EVERY_EDGE: readonly Edge[] = ['start', 'middle', 'end']
const RANK: Record<SnapLine['kind'], number> = { center: 0, margin: 1, block: 2, third: 3 }
const RANK_WEIGHT = 0.25 // × snap reach: the card's centre attracts from slightly farther than a third
const SIDES = { x: 'width', y: 'height' } as const

export function snapLines(card: { width: number; height: number }, margins: Box, others: readonly Box[]) {
  return (['x', 'y'] as const).flatMap((axis) => {
    const side = SIDES[axis]
    const [start, extent] = [margins[axis], margins[side]]
    return [
      { axis, at: card[side] / 2, kind: 'center', pulls: ['middle'] },
      { axis, at: start, kind: 'margin', pulls: ['start'] },
      { axis, at: start + extent, kind: 'margin', pulls: ['end'] },
      ...others.flatMap((of) => [
        { axis, at: of[axis], kind: 'block', pulls: ['start'], of } as const,
        { axis, at: of[axis] + of[side] / 2, kind: 'block', pulls: ['middle'], of } as const,
        { axis, at: of[axis] + of[side], kind: 'block', pulls: ['end'], of } as const,
      ]),
      { axis, at: card[side] / 3, kind: 'third', pulls: EVERY_EDGE },
      { axis, at: (card[side] * 2) / 3, kind: 'third', pulls: EVERY_EDGE },
    ] satisfies SnapLine[]
  })
}

/** Shift that snaps the box to a nearby line, per axis; 0 if none is in reach. */
export function snapShift(box: Box, lines: readonly SnapLine[], reachPx: number): Point {
  const snapCost = ({ by, kind }: { by: number; kind: SnapLine['kind'] }) =>
    Math.abs(by) + RANK[kind] * RANK_WEIGHT * reachPx
  const shiftOf = (axis: Axis) => {
    const shifts = lines
      .filter((line) => line.axis === axis)
      .flatMap(({ at, pulls, kind }) => pulls.map((edge) => ({ by: at - edgeOf(box, axis, edge), kind })))
      .filter(({ by }) => Math.abs(by) <= reachPx)
      .sort((a, b) => snapCost(a) - snapCost(b))
    return shifts[0]?.by ?? 0
  }
  return { x: shiftOf('x'), y: shiftOf('y') }
}

export function guidesOn(
  box: Box,
  lines: readonly SnapLine[],
  card: { width: number; height: number },
  slackPx = 0.6,
): Guide[] {
  return (['x', 'y'] as const).flatMap((axis) => {
    const touched = lines
      .filter((line) => line.axis === axis)
      .filter(({ at, pulls }) => pulls.some((edge) => Math.abs(at - edgeOf(box, axis, edge)) <= slackPx))
      .sort((a, b) => RANK[a.kind] - RANK[b.kind] || gap(box, a) - gap(box, b))
    const best = touched[0]
    if (!best) return []
    const sameKind = touched.filter(({ kind }) => kind === best.kind)
    const apart = sameKind.filter(
      (line, order) => sameKind.findIndex(({ at }) => Math.abs(at - line.at) <= slackPx) === order,
    )
    return apart.map((line) => guideAlong(box, line, card))
  })
}

function guideAlong(box: Box, line: SnapLine, card: { width: number; height: number }): Guide {
  const across = line.axis === 'x' ? 'y' : 'x'
  const side = SIDES[across]
  const { axis, at, kind, of } = line
  if (!of) return { axis, at, kind, from: 0, to: card[side], gapPx: 0 }
  const from = Math.min(box[across], of[across])
  const to = Math.max(box[across] + box[side], of[across] + of[side])
  return { axis, at, kind, from, to, gapPx: gap(box, line) }
}

function gap(box: Box, { axis, of }: SnapLine): number {
  if (!of) return 0
  const across = axis === 'x' ? 'y' : 'x'
  const side = SIDES[across]
  return Math.max(0, of[across] - box[across] - box[side], box[across] - of[across] - of[side])
}

function edgeOf(box: Box, axis: Axis, edge: Edge): number {
  const side = box[SIDES[axis]]
  return box[axis] + (edge === 'start' ? 0 : edge === 'middle' ? side / 2 : side)
}
