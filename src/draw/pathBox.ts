import { boundedMemo } from '../scene/memo'
import type { Box } from '../scene/nodes'

const NUMBERS = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi
const NUMBERS_OF: Record<string, number> = { M: 2, L: 2, T: 2, H: 1, V: 1, S: 4, Q: 4, C: 6, A: 7, Z: 0 }

const known = boundedMemo<Box | null>(200)

/**
 * A box that holds an SVG path: around its points and those that pull its curves. null for a path that is not
 * understood, such as one whose arcs are written without spaces.
 */
export function pathBox(d: string): Box | null {
  return known(d, () => boxOf(d))
}

function boxOf(d: string): Box | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  let [x, y, startX, startY] = [0, 0, 0, 0]
  const reach = (toX: number, toY: number, byPx = 0) => {
    left = Math.min(left, toX - byPx)
    top = Math.min(top, toY - byPx)
    right = Math.max(right, toX + byPx)
    bottom = Math.max(bottom, toY + byPx)
  }
  for (const [, letter = '', written = ''] of d.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    const command = letter.toUpperCase()
    const count = NUMBERS_OF[command]
    const numbers = (written.match(NUMBERS) ?? []).map(Number)
    if (count === undefined || (count === 0 ? numbers.length > 0 : numbers.length % count !== 0)) return null
    const isRelative = letter !== command
    if (command === 'Z') [x, y] = [startX, startY]
    for (let at = 0; at < numbers.length; at += count) {
      const values = numbers.slice(at, at + count)
      const [fromX, fromY] = isRelative ? [x, y] : [0, 0]
      const last = values.length - 1
      if (command === 'H') x = fromX + values[0]!
      else if (command === 'V') y = fromY + values[0]!
      else {
        const points = command === 'A' ? values.slice(5) : values
        for (let i = 0; i < points.length; i += 2) reach(fromX + points[i]!, fromY + points[i + 1]!)
        ;[x, y] = [fromX + values[last - 1]!, fromY + values[last]!]
      }
      // An arc bulges by less than its diameter, a smooth curve's first pull mirrors the one before.
      if (command === 'A') reach(x, y, 2 * Math.max(Math.abs(values[0]!), Math.abs(values[1]!)))
      if (command === 'S' || command === 'T') return null
      reach(x, y)
      if (command === 'M' && at === 0) [startX, startY] = [x, y]
    }
  }
  return left > right ? null : { x: left, y: top, width: right - left, height: bottom - top }
}
