export interface Row {
  from: number
  to: number
  topPx: number
  heightPx: number
  widthsPx: readonly number[]
}

export interface RowsLook {
  widthPx: number
  heightPx: number
  gapPx: number
  belowPx: number
  leastPx: number // minimum width for the text below a narrow picture
}

export function justifiedRows(aspects: readonly number[], look: RowsLook): Row[] {
  const rows: Row[] = []
  const { widthPx, gapPx } = look
  let from = 0
  let topPx = 0
  while (from < aspects.length) {
    let to = from + 1
    let heightPx = heightThatFills(aspects.slice(from, to), look)
    // Adds pictures while that brings the height nearer to the target.
    while (to < aspects.length && heightPx > look.heightPx && hasRoomFor(to - from + 1, look)) {
      const next = heightThatFills(aspects.slice(from, to + 1), look)
      if (ratioOf(next, look.heightPx) > ratioOf(heightPx, look.heightPx)) break
      heightPx = next
      to += 1
    }
    const isLoose = heightPx > look.heightPx * LARGEST // the last row, or one before a very wide picture
    if (isLoose) heightPx = look.heightPx
    const widthsPx = widthsAt(heightPx, aspects.slice(from, to), look)
    const restPx = widthPx - sum(widthsPx) - gapPx * (to - from - 1)
    rows.push({
      from,
      to,
      topPx,
      heightPx,
      widthsPx: isLoose ? widthsPx : widthsPx.map((width) => width + restPx / widthsPx.length),
    })
    topPx += heightPx + look.belowPx
    from = to
  }
  return rows
}

const LARGEST = 1.3

function hasRoomFor(count: number, { widthPx, gapPx, leastPx }: RowsLook): boolean {
  return count * leastPx + (count - 1) * gapPx <= widthPx
}

/** Narrow pictures may get the minimum width. */
function heightThatFills(aspects: readonly number[], { widthPx, gapPx, leastPx }: RowsLook): number {
  const room = widthPx - gapPx * (aspects.length - 1)
  let free = aspects
  let taken = 0
  for (;;) {
    const heightPx = Math.max(1, (room - taken) / sum(free))
    const wide = free.filter((aspect) => aspect * heightPx >= leastPx)
    if (wide.length === free.length || wide.length === 0) return heightPx
    taken += (free.length - wide.length) * leastPx
    free = wide
  }
}

function widthsAt(heightPx: number, aspects: readonly number[], { leastPx, widthPx }: RowsLook): number[] {
  return aspects.map((aspect) => Math.min(widthPx, Math.max(leastPx, aspect * heightPx)))
}

function ratioOf(one: number, other: number): number {
  return Math.max(one / other, other / one)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
