import { boundedMemo } from '../scene/memo'
import { type CharKind, kindOf } from './characters'
import { directionOf } from './direction'
import { isUnit, withBreakCosts } from './breakCosts'
import { graphemesOf } from './graphemes'
import { type Script, scriptsOf } from './scripts'
import { asidesIn } from './asides'

/**
 * UAX #14 for English and Chinese, with the usual kinsoku rules (CLREQ): no closing mark starts a line, no
 * opening mark ends one; ——, ……, words and numbers stay whole. Depends on the text alone.
 */

/** Unbreakable graphemes [start, end), then spaces up to `next`, dropped at a line's end. */
export interface Unit {
  start: number
  end: number
  next: number
  breakCost: number // cost of a break after it (`breakCosts.ts`)
}

/** The text has no hard breaks, and nothing here depends on a font. */
export interface Segments {
  text: string
  graphemes: readonly string[]
  kinds: readonly CharKind[]
  scripts: readonly Script[]
  offsets: readonly number[] // UTF-16; each grapheme's start, then the text's length
  levels: Uint8Array | null // UAX #9, per grapheme; null if all left-to-right
  isRightToLeft: boolean
  units: readonly Unit[] // Leading spaces belong to no unit.
}

/** The last texts are cached: 1 ms per key. A thousand written lines find room, but few texts of 2,000 letters. */
export function segmentsOf(text: string): Segments {
  return recent(text, () => segment(text))
}

const recent = boundedMemo<Segments>(40_000, ({ graphemes }) => 20 + graphemes.length)

function segment(text: string): Segments {
  const graphemes = graphemesOf(text)
  const offsets = [0]
  for (const grapheme of graphemes) offsets.push(offsets.at(-1)! + grapheme.length)
  const direction = directionOf(text)
  const levels = direction && Uint8Array.from(graphemes, (_, at) => direction.levels[offsets[at]!]!)
  const isRightToLeft = direction?.isRightToLeft ?? false
  const { kinds, isWhole } = kindsOf(text, graphemes, offsets, isRightToLeft)
  const scripts = scriptsOf(graphemes, kinds)
  const parts = { text, graphemes, kinds, scripts, offsets, levels, isRightToLeft }
  return { ...parts, units: unitsOf(parts, isWhole) }
}

export type Parts = Omit<Segments, 'units'>

function unitsOf(parts: Parts, isWhole: readonly boolean[]): Unit[] {
  const { graphemes, kinds } = parts
  const units: Unit[] = []
  const count = graphemes.length
  let start = 0
  while (kinds[start] === 'space') start += 1
  let at = start
  while (at < count) {
    let next = at + 1
    while (kinds[next] === 'space') next += 1
    const isSpaced = next > at + 1
    const mayBreak =
      next >= count ||
      (isSpaced ? mayBreakAtSpace(parts, at, next) : !isWhole[at] && mayBreakBetween(parts, at))
    if (mayBreak) {
      units.push({ start, end: at + 1, next, breakCost: 0 })
      start = next
    }
    at = next
  }
  return withBreakCosts(parts, units)
}

const SLASHES = new Set('/⁄／') // start no line, even after a space (UAX #14, LB13; CLREQ)

const EYES = new Set(':;=')

function mayBreakAtSpace(parts: Parts, before: number, after: number): boolean {
  const { kinds, graphemes } = parts
  if (kinds[before] === 'glue' || kinds[after] === 'glue') return false
  if (kinds[before] === 'open') return false
  if (isLeading(parts, before)) return false // “— Shakespeare”: the dash stays with the name
  if (kinds[after] === 'dash') return isDashOfSource(parts, after)
  if (kinds[after] === 'ellipsis') return false
  if (SLASHES.has(graphemes[after]!)) return false
  if (kinds[after] === 'face') return !EYES.has(graphemes[after]!) // :-) stays with the words before
  if (kinds[after] !== 'close') return true
  // .5, .NET and ’tis are words; no other closing mark may start a line.
  const following = kinds[after + 1]
  return '.’'.includes(graphemes[after]!) && (following === 'letter' || following === 'digit')
}

const WORDS: ReadonlySet<CharKind> = new Set(['letter', 'digit', 'symbol', 'prefix', 'face'])

function mayBreakBetween(parts: Parts, at: number): boolean {
  const { kinds, scripts } = parts
  const a = kinds[at]!
  const b = kinds[at + 1]!
  if (a === 'glue' || b === 'glue' || a === 'open' || a === 'prefix') return false
  if (b === 'face' && a !== 'face' && EYES.has(parts.graphemes[at + 1]!)) return false
  if (b === 'dash') return isDashOfSource(parts, at + 1)
  if (b === 'close' || b === 'ellipsis' || b === 'hyphen') return false
  if (SLASHES.has(parts.graphemes[at + 1]!)) return false
  if (a === 'digit' && isUnit(parts.graphemes[at + 1]!)) return false
  if (a === 'dash' && b === 'open') return false // ——《旧闻》
  if (isDayOfMonth(parts, at)) return false
  const isWordAhead = WORDS.has(b)
  const isLatinOpenAhead = b === 'open' && scripts[at + 1] !== 'han'
  switch (a) {
    case 'dash':
      return !isLeading(parts, at) && !(kinds[at - 1] === 'digit' && b === 'digit')
    case 'ellipsis':
      return !isLeading(parts, at)
    case 'hyphen':
      return b === 'letter' && isCompoundHyphen(kinds, at)
    case 'close':
      return scripts[at] === 'han' || !(isWordAhead || isLatinOpenAhead || b === 'emoji')
    case 'ideograph':
    case 'wide':
    case 'emoji':
    case 'face':
      return true
    default: // letter, digit, symbol
      return !(isWordAhead || isLatinOpenAhead || b === 'emoji')
  }
}

/** 8月8日 */
function isDayOfMonth({ graphemes, kinds }: Parts, at: number): boolean {
  return graphemes[at] === '月' && kinds[at - 1] === 'digit' && kinds[at + 1] === 'digit'
}

/** at the text's start, after a space or an opening mark */
function isLeading({ kinds }: Parts, at: number): boolean {
  const kind = kinds[at]
  if (kind !== 'dash' && kind !== 'ellipsis') return false
  let first = at
  while (kinds[first - 1] === kind) first -= 1
  const before = kinds[first - 1]
  if (before === 'space') return kinds[at + 1] !== 'space'
  return before === undefined || before === 'open'
}

/** well-known may be broken, e-mail and T-shirt may not. */
function isCompoundHyphen(kinds: readonly CharKind[], at: number): boolean {
  return [at - 2, at - 1, at + 1, at + 2].every((near) => kinds[near] === 'letter')
}

/** “…done.” — Aristotle, ……。”——《论语》: the dash belongs to what follows, usually the source. */

const SENTENCE_ENDS = '.!?。！？'
/** may follow the end of a sentence and belong to it */
export const CLOSING = '”’）)」』》]'

/** More words must follow the dash. */
export function isDashOfSource({ kinds, graphemes }: Parts, dash: number): boolean {
  if (kinds[dash] !== 'dash' || kinds[dash - 1] === 'dash') return false
  let next = dash
  while (kinds[next] === 'dash' || kinds[next] === 'space') next += 1
  if (next >= graphemes.length) return false
  let last = dash - 1
  while (kinds[last] === 'space' || CLOSING.includes(graphemes[last] ?? ' ')) last -= 1
  if (last < 0 || !SENTENCE_ENDS.includes(graphemes[last]!)) return false
  return graphemes[last] !== '.' || !isInitial(graphemes, last - 1)
}

/** The J. of a name and both letters of U.S. end no sentence. */
function isInitial(graphemes: readonly string[], at: number): boolean {
  return /^\p{Lu}/u.test(graphemes[at] ?? '') && !/^\p{L}/u.test(graphemes[at - 1] ?? '')
}

/** A grapheme's kind depends on where it stands: a smiley's bracket opens nothing. */
interface Kinds {
  kinds: CharKind[]
  isWhole: boolean[] // no line breaks after it but at a space; empty if none
}

const QUOTATION_MARK = /^[“”‘’]$/
const WORD = /^[\p{L}\p{N}]/u
const BULLET = /^[•∙⋅]$/

function kindsOf(
  text: string,
  graphemes: readonly string[],
  offsets: readonly number[],
  isRightToLeft: boolean,
): Kinds {
  const kinds = graphemes.map(kindOf)
  const isWhole: boolean[] = []
  graphemes.forEach((grapheme, at) => {
    const [before, after] = [WORD.test(graphemes[at - 1] ?? ''), WORD.test(graphemes[at + 1] ?? '')]
    if (BULLET.test(grapheme) && !(before && after)) kinds[at] = 'symbol'
    // Arabic opens with ” and closes with “, Hebrew has ” twice.
    if (isRightToLeft && QUOTATION_MARK.test(grapheme) && !(before && after))
      kinds[at] = after ? 'open' : 'close'
  })
  for (const { kind, start, end } of asidesIn(text)) {
    if (kind === 'name') continue
    const [first, next] = [offsets.indexOf(start), offsets.indexOf(end)]
    for (let at = first; at >= 0 && at < next; at += 1) {
      isWhole[at] = at < next - 1 // A line may break after it.
      if (kind === 'face') kinds[at] = 'face'
    }
    if (kind === 'tag' && kinds[next - 1] === 'prefix') kinds[next - 1] = 'close'
  }
  return { kinds, isWhole }
}
