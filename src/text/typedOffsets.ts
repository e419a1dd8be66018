import { clamp } from '../scene/values'
import { HAN, typographic } from './typographic'

/** Offsets are UTF-16. "--" is shown as —, "..." as …, 。。。 as ……, control characters not at all. */
export interface TypedOffsets {
  shown: string
  toShown: (typed: number) => number
  toTyped: (shown: number) => number
}

// removed first: two hyphens around a control character are "--"
const LEFT_OUT = '(?:[\\u00ad\\ufeff]|[^\\P{Cc}\\n\\t\\v\\f\\r\\u0085])'
const DASHES = new RegExp(`^-(?:${LEFT_OUT}*-){1,2}`, 'u')
const OTHER_DASH = new RegExp(`^${LEFT_OUT}*[─━—︱－]`, 'u')
const DOTS = new RegExp(`^[.。](?:${LEFT_OUT}*[.。]){2,}`, 'u')
const IS_LEFT_OUT = new RegExp(LEFT_OUT, 'u')

/** An author in small capitals is shown differently, at equal length. */
export function typedOffsets(typed: string, shown = typographic(typed)): TypedOffsets {
  const shownOffsets = [0] // shown offset by typed offset
  let at = 0
  let to = 0
  while (at < typed.length) {
    const rest = typed.slice(at)
    const next = shown[to]
    const dashes = next === '—' ? DASHES.exec(rest) : null
    const dots = next === '…' ? DOTS.exec(rest) : null
    if (dashes) {
      // The second — may be another typed dash.
      const isFollowed =
        OTHER_DASH.test(rest.slice(dashes[0].length)) && !HAN.test(`${typed[at - 1]}${shown[to - 1]}`)
      const made = shown.startsWith('——', to) && !isFollowed ? 2 : 1
      at = fillOffsets(shownOffsets, at, dashes[0].length, to + made)
      to += made
    } else if (dots) {
      const made = /^[….。]+/.exec(shown.slice(to))![0].length
      at = fillOffsets(shownOffsets, at, dots[0].length, to + Math.min(made, dots[0].length))
      to += Math.min(made, dots[0].length)
    } else if (isLeftOut(typed, at, next)) {
      at = fillOffsets(shownOffsets, at, 1, to)
    } else {
      to = Math.min(shown.length, to + 1)
      at = fillOffsets(shownOffsets, at, 1, to)
    }
  }
  shownOffsets[typed.length] = shown.length
  return {
    shown,
    toShown: (offset) => shownOffsets[clamp(offset, 0, typed.length)]!,
    toTyped: (offset) => {
      const found = shownOffsets.findIndex((shownOffset) => shownOffset >= offset)
      return found < 0 ? typed.length : found
    },
  }
}

/** A soft hyphen, a byte order mark, the first half of a Windows line break. */
function isLeftOut(typed: string, at: number, next: string | undefined): boolean {
  const character = typed[at]!
  if (character === next) return false
  if (character === '\r' && typed[at + 1] === '\n') return true
  return IS_LEFT_OUT.test(character)
}

function fillOffsets(shownOffsets: number[], at: number, count: number, shown: number): number {
  for (let step = 1; step <= count; step += 1) shownOffsets[at + step] = shown
  return at + count
}
