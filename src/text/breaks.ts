import { ADDRESS_IN_TEXT } from './addresses'
import { type CharKind, kindOf } from './characters'
import { directionOf } from './direction'
import { chineseWordStarts, graphemesOf } from './graphemes'
import { type Script, scriptsOf } from './scripts'

/**
 * Where a line may break, decided from the text alone: UAX #14 for English and Chinese with the usual kinsoku rules
 * (CLREQ): no closing mark starts a line and no opening mark ends one, ——, ……, words and numbers are not broken. How
 * much a break hurts the sense is decided here too; lines.ts weighs that against even lines.
 */

/** Graphemes [start, end) that are never broken, then the spaces up to `next`, which are dropped at a line's end. */
export interface Unit {
  start: number
  end: number
  next: number
  breakCost: number // how much a break after it hurts the sense: 0.07 inside a Chinese word
  mark: 'latin' | 'han' | null // the script of the punctuation that ends it: a good place to break
}

/** A text without hard breaks, split into its parts; nothing here depends on a font. */
export interface Segments {
  text: string
  graphemes: readonly string[]
  kinds: readonly CharKind[]
  scripts: readonly Script[]
  offsets: readonly number[] // UTF-16 start of each grapheme, and the text's length
  levels: Uint8Array | null // UAX #9 level of each grapheme; null if all are left-to-right
  isRightToLeft: boolean
  units: readonly Unit[] // spaces before the first one belong to no unit
}

const INSIDE_WORD_COST = 0.07
const BEFORE_PARTICLE_COST = 0.02
const AFTER_LEANING_WORD_COST = 0.05
const AFTER_HYPHEN_COST = 0.03 // worse than a break at a space, better than a very short line

const PARTICLES = new Set('的了着是')
// 两个, 3年: a number and its measure word belong together, although dictionaries list them separately.
const COUNTS = new Set('一二两三四五六七八九十百千万几每这那')
// Articles, prepositions, conjunctions, auxiliaries and pronouns, which belong to the next word.
const LEANING_WORDS = new Set(
  (
    'a an the of in on at to by for from with without into onto upon unto as than through over under between about ' +
    'against among within toward towards and or but nor if that when where while ' +
    'is am are was were be been being has have had do does did will would shall should can could may might must ' +
    'cannot not never no i you he she we they it my your his her its our their thy who which'
  ).split(' '),
)

/**
 * Splits a paragraph. The last 150 to 300 paragraphs are cached: typing wraps the text again at every key. Two
 * generations as in memoMetrics.ts, not a boundedMemo: a hit there takes five times as long.
 */
export function segmentsOf(text: string): Segments {
  const found = recent.get(text) ?? older.get(text)
  if (found && recent.has(text)) return found
  const segments = found ?? segment(text)
  if (recent.size >= MAX_KEPT / 2) {
    older = recent
    recent = new Map()
  }
  recent.set(text, segments)
  return segments
}

const MAX_KEPT = 300
let recent = new Map<string, Segments>()
let older = new Map<string, Segments>()

function segment(text: string): Segments {
  const graphemes = graphemesOf(text)
  const kinds = graphemes.map(kindOf)
  const scripts = scriptsOf(graphemes, kinds)
  const offsets = [0]
  for (const grapheme of graphemes) offsets.push(offsets.at(-1)! + grapheme.length)
  const direction = directionOf(text)
  const levels = direction && Uint8Array.from(graphemes, (_, at) => direction.levels[offsets[at]!]!)
  const isRightToLeft = direction?.isRightToLeft ?? false
  const parts = { text, graphemes, kinds, scripts, offsets, levels, isRightToLeft }
  return { ...parts, units: unitsOf(parts) }
}

type Parts = Omit<Segments, 'units'>

function unitsOf(parts: Parts): Unit[] {
  const { graphemes, kinds } = parts
  const isAddress = addressMask(parts)
  const wordStarts = kinds.includes('ideograph') ? chineseWordStarts(parts.text) : undefined
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
      (isSpaced ? mayBreakAtSpace(parts, at, next) : !isAddress[at] && mayBreakBetween(parts, at))
    if (mayBreak) {
      units.push({ start, end: at + 1, next, ...worthOf(parts, start, at, next, wordStarts) })
      start = next
    }
    at = next
  }
  return units
}

function mayBreakAtSpace(parts: Parts, before: number, after: number): boolean {
  const { kinds, graphemes } = parts
  if (kinds[before] === 'glue' || kinds[after] === 'glue') return false
  if (kinds[before] === 'open') return false
  if (isLeading(parts, before)) return false // “— Shakespeare”: the dash stays with the name
  if (kinds[after] === 'dash' || kinds[after] === 'ellipsis') return false
  if (kinds[after] !== 'close') return true
  // .5, .NET and ’tis are words; no other closing mark may start a line, even after a space.
  const following = kinds[after + 1]
  return '.’'.includes(graphemes[after]!) && (following === 'letter' || following === 'digit')
}

/** For two graphemes without a space between them. */
function mayBreakBetween(parts: Parts, at: number): boolean {
  const { kinds, scripts } = parts
  const a = kinds[at]!
  const b = kinds[at + 1]!
  if (a === 'glue' || b === 'glue' || a === 'open' || a === 'prefix') return false
  if (b === 'close' || b === 'dash' || b === 'ellipsis' || b === 'hyphen') return false
  const isWordAhead = b === 'letter' || b === 'digit' || b === 'symbol' || b === 'prefix'
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
      return true
    default: // letter, digit, symbol
      return !(isWordAhead || isLatinOpenAhead || b === 'emoji')
  }
}

/** True for a dash or an ellipsis that begins something: at the very start, after a space or an opening mark. */
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

const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/
const ADDRESS = new RegExp(`${ADDRESS_IN_TEXT.source}|${MAIL.source}`, 'g')

/** The graphemes of web and mail addresses, where punctuation is no place to break. */
function addressMask({ text, offsets, graphemes }: Parts): boolean[] {
  if (!/[@/]|www\./.test(text)) return []
  const mask: boolean[] = graphemes.map(() => false)
  for (const match of text.matchAll(ADDRESS)) {
    const first = offsets.indexOf(match.index)
    // Without the last one: after an address a line may break as after any word.
    for (let at = first; at >= 0 && offsets[at + 1]! < match.index + match[0].length; at += 1) mask[at] = true
  }
  return mask
}

function worthOf(
  parts: Parts,
  start: number,
  last: number,
  next: number,
  wordStarts: ReadonlySet<number> | undefined,
): Pick<Unit, 'breakCost' | 'mark'> {
  const { kinds, scripts, graphemes, offsets } = parts
  const kind = kinds[last]!
  let pause = last
  // In “…words.” the full stop before the mark counts.
  while (pause > start && '”’)）』」》'.includes(graphemes[pause]!)) pause -= 1
  const isPause =
    kinds[pause] === 'dash' ||
    kinds[pause] === 'ellipsis' ||
    ',.:;!?，。、；：！？'.includes(graphemes[pause]!)
  if (isPause) return { breakCost: 0, mark: scripts[pause] === 'han' ? 'han' : 'latin' }
  if (kind === 'hyphen') return { breakCost: AFTER_HYPHEN_COST, mark: null }
  if (kind === 'letter') {
    const word = graphemes
      .slice(start, last + 1)
      .join('')
      .toLowerCase()
    return { breakCost: LEANING_WORDS.has(word) ? AFTER_LEANING_WORD_COST : 0, mark: null }
  }
  const isTouchingHan = next === last + 1 && kinds[next] === 'ideograph'
  if (!isTouchingHan || (kind !== 'ideograph' && kind !== 'digit')) return { breakCost: 0, mark: null }
  const isInsideWord =
    kind === 'digit' || COUNTS.has(graphemes[last]!) || wordStarts?.has(offsets[next]!) === false
  const isBeforeParticle = PARTICLES.has(graphemes[next]!)
  const breakCost = (isInsideWord ? INSIDE_WORD_COST : 0) + (isBeforeParticle ? BEFORE_PARTICLE_COST : 0)
  return { breakCost, mark: null }
}
