import { averageColour, contrastRatio } from '../../../scene/colour'
import { ellipse } from '../../weather/outlines'
import type { Box, SceneNode } from '../../../scene/nodes'
import { filledPath, rectNode } from '../../../scene/shapes'
import { shadowsOn } from '../../shadows'
import { isWideOrNearly, type SheetPlace, type SheetShape, type SheetSkin } from '../composition'

/** From the sheet's edges to the ticket. */
const INSET_PX: Record<SheetShape, { x: number; y: number }> = {
  tall: { x: 40, y: 44 },
  portrait: { x: 40, y: 44 },
  square: { x: 30, y: 40 },
  wide: { x: 44, y: 56 },
}
/** × ticket: below the text, or right of it on a wide one. */
const STUB_AT = { tall: 0.7, portrait: 0.7, square: 0.66, nearlyWide: 0.7, wide: 0.735 }
const CORNER_PX = 10 // concave
const NOTCH_PX = 16 // at both ends of the perforation
const HOLE = { radiusPx: 2.4, pitchPx: 13, clearPx: 12 }
const SHADOWS = [
  { dx: 0, dy: 4, blurPx: 10, spreadPx: 5, colour: 'rgba(0,0,0,0.2)' },
  { dx: 0, dy: 16, blurPx: 36, spreadPx: 2, colour: 'rgba(0,0,0,0.22)' },
]

export interface Ticket {
  box: Box
  words: Box // the main part
  stub: Box // the tear-off part
  isWide: boolean
}

export function ticketOf({ box, unitPx, shape }: Pick<SheetPlace, 'box' | 'unitPx' | 'shape'>): Ticket {
  const isWide = isWideOrNearly(box)
  const { x, y } = INSET_PX[isWide ? 'wide' : shape]
  const ticket = {
    x: Math.round(box.x + x * unitPx),
    y: Math.round(box.y + y * unitPx),
    width: Math.round(box.width - 2 * x * unitPx),
    height: Math.round(box.height - 2 * y * unitPx),
  }
  const at = Math.round(
    STUB_AT[isWide && shape !== 'wide' ? 'nearlyWide' : shape] * (isWide ? ticket.width : ticket.height),
  )
  return {
    box: ticket,
    isWide,
    words: isWide ? { ...ticket, width: at } : { ...ticket, height: at },
    stub: isWide
      ? { ...ticket, x: ticket.x + at, width: ticket.width - at }
      : { ...ticket, y: ticket.y + at, height: ticket.height - at },
  }
}

/** The most contrasting paper if amber would not stand out. */
export function ticketColour({ background, colours }: SheetSkin): string {
  const ground = averageColour(background)
  const apart = (paper: string) => contrastRatio(paper, ground)
  const best =
    PAPERS.find((paper) => apart(paper) >= STANDS_OUT) ?? PAPERS.toSorted((a, b) => apart(b) - apart(a))[0]!
  return colours['ticket'] ?? best
}

const PAPERS = ['#F4C95D', '#FBF3E0', '#17463F']
const STANDS_OUT = 1.4 // contrast ratio

/** The background shows through the holes. */
export function ticketPaper(place: SheetPlace): SceneNode[] {
  const { unitPx } = place
  const ticket = ticketOf(place)
  const shadows = shadowsOn(averageColour(place.background), SHADOWS).map((shadow) => ({
    ...shadow,
    dy: shadow.dy * unitPx,
    blurPx: shadow.blurPx * unitPx,
    spreadPx: shadow.spreadPx * unitPx,
  }))
  return [
    ...[ticket.words, ticket.stub].map((part, at): SceneNode =>
      rectNode(`composition-ticket-shadow-${at}`, shadowBox(part, ticket, unitPx), { shadows }),
    ),
    filledPath('composition-ticket', outline(ticket, unitPx) + holes(ticket, unitPx), ticketColour(place), {
      evenOdd: true,
    }),
  ]
}

function shadowBox(part: Box, { isWide, stub }: Ticket, unitPx: number): Box {
  const inset = CORNER_PX * unitPx
  const atHoles = inset + NOTCH_PX * unitPx
  const isStub = part === stub
  const [before, after] = isStub ? [atHoles, inset] : [inset, atHoles]
  return isWide
    ? {
        x: part.x + before,
        y: part.y + inset,
        width: part.width - before - after,
        height: part.height - 2 * inset,
      }
    : {
        x: part.x + inset,
        y: part.y + before,
        width: part.width - 2 * inset,
        height: part.height - before - after,
      }
}

function outline({ box, stub, isWide }: Ticket, unitPx: number): string {
  const [left, top, right, foot] = [box.x, box.y, box.x + box.width, box.y + box.height]
  const r = CORNER_PX * unitPx
  const n = NOTCH_PX * unitPx
  const arc = (radius: number, toX: number, toY: number) => `A${radius} ${radius} 0 0 0 ${toX} ${toY}`
  const notchX = isWide ? stub.x : null
  const notchY = isWide ? null : stub.y
  return [
    `M${left + r} ${top}`,
    ...(notchX === null ? [] : [`H${notchX - n}`, arc(n, notchX + n, top)]),
    `H${right - r}`,
    arc(r, right, top + r),
    ...(notchY === null ? [] : [`V${notchY - n}`, arc(n, right, notchY + n)]),
    `V${foot - r}`,
    arc(r, right - r, foot),
    ...(notchX === null ? [] : [`H${notchX + n}`, arc(n, notchX - n, foot)]),
    `H${left + r}`,
    arc(r, left, foot - r),
    ...(notchY === null ? [] : [`V${notchY + n}`, arc(n, left, notchY - n)]),
    `V${top + r}`,
    arc(r, left + r, top),
    'Z',
  ].join('')
}

function holes({ box, stub, isWide }: Ticket, unitPx: number): string {
  const clearPx = (NOTCH_PX + HOLE.clearPx) * unitPx
  const lengthPx = (isWide ? box.height : box.width) - 2 * clearPx
  const count = Math.max(1, Math.round(lengthPx / (HOLE.pitchPx * unitPx)))
  return Array.from({ length: count + 1 }, (_, at) => {
    const along = clearPx + (lengthPx * at) / count
    const centre = isWide ? { x: stub.x, y: box.y + along } : { x: box.x + along, y: stub.y }
    return ellipse(centre, HOLE.radiusPx * unitPx)
  }).join('')
}
