import { type Parts, type Segments, type Unit, CLOSING, isDashOfSource } from './breaks'
import { areOneChineseWord } from './graphemes'
import { costOfSeam, seamsOf, type WordSeam } from './hanCosts'
import { type Clause, clausesOf, isFoot } from './hardLines'

/**
 * Cost of a break to the sense, from 0 after a full stop to 2 inside a word and 3 in verse. A reader pauses at a line's
 * end, so a word must not be cut off from the next. 0.5 is worth a tenth of the type size (`layout/quote/searchFit.ts`).
 */

/** A sentence weighs more than a clause, a clause more than a list item. */
const AFTER_MARK: readonly (readonly [marks: string, cost: number])[] = [
  ['.!?。！？', 0],
  [';:—–…；：⸺', 0.03],
  [',', 0.08],
  ['，', 0.1],
  ['、', 0.4],
]

/** after a word of English that belongs to the next */
export const WEAK_END = 1.7
const LATIN = {
  neutral: 0.34,
  clause: 0.17,
  phrase: 0.24,
  leaning: WEAK_END,
  source: 1.2, // before the dash of a source
  leaningLess: 0.8,
  lastWord: 1.95, // would be alone on the last line
  beforeTail: 0.9,
  name: 0.8,
  hyphen: 0.6,
  figure: 0.9,
}
/** Prose of more words than this is set evenly first, and then by its sense. */
const EVEN_FIRST = { fromWords: 45, share: 0.15, dearFrom: 0.8, dear: 1.7 }
/** between the feet of a short clause */
export const FOOT_END = 3
const HAN = {
  neutral: 0.55, // beside Latin
  seam: 0.6, // between two characters that are a word by themselves
  inside: 2.2,
  phrase: 1.6, // less ends a phrase
  inClause: 3, // elsewhere in one, and what its words cost
}

const CONJUNCTIONS =
  'and or but nor if that when where while because though although unless whether lest so yet who whose which'
const PREPOSITIONS =
  'in on at to by for from with without into onto upon unto as through over under between about against among within ' +
  'toward towards beyond behind before after during like'
const AUXILIARIES =
  'is are was were will would shall should can could may might must cannot has have had do does did'

/**
 * Words that belong to the next: articles, prepositions, conjunctions, auxiliaries, pronouns, short adverbs.
 */
const LEANING = wordSet(
  CONJUNCTIONS,
  PREPOSITIONS,
  'a an the of than until till since per via',
  AUXILIARIES,
  'am be been being having not never no i you he we she they it there my your his her its our their thy thou ye what',
  'how this these those some any every each all both either neither such',
  'let lets make makes another other',
  'it’s i’m you’re we’re they’re he’s she’s that’s there’s here’s what’s who’s let’s i’ll you’ll we’ll he’ll she’ll',
  'they’ll it’ll i’ve you’ve we’ve they’ve i’d you’d he’d she’d we’d they’d don’t doesn’t didn’t can’t couldn’t won’t',
  'wouldn’t isn’t aren’t wasn’t weren’t shouldn’t mustn’t haven’t hasn’t hadn’t ain’t mr mrs ms dr st',
)
/** Words that may end a line if all else is worse. */
const LEANING_LESS = wordSet(
  'more most less least too very quite only even just also still always ever often many much few one two three',
)
/** `word` is in lower case. */
export function isLeaningWord(word: string): boolean {
  return LEANING.has(word) || LEANING_LESS.has(word)
}

/** A line may begin where a clause or phrase does. */
const CLAUSE_STARTS = wordSet(
  CONJUNCTIONS,
  'whom until till since than whatever whoever wherever whenever however what how why',
)
const PHRASE_STARTS = wordSet(PREPOSITIONS, AUXILIARIES)

/** To find out, to give up: these belong to the verb before. */
const TAILS = wordSet('out up down off away back together too either else ago')

// 两个, 3年: number and measure word belong together, although dictionaries separate them.
const UNITS = '年月日号时点分秒岁小周'
const COUNTS = new Set('一二两三四五六七八九十百千万几每这那第')
/** These stay on one line up to this length. */
const WHOLE_UP_TO = 8
const TITLE = /《[^《》]*》|“[^“”]*”|‘[^‘’]*’|「[^「」]*」/g

/** for a comma inside one of several sentences or halves */
const PARTED_HALF = { ',': 0.1, '，': 0.25 }
const HALVES = /[.;!?。；！？](?=.*[\p{L}\p{N}])/su

export function withBreakCosts(parts: Parts, units: readonly Unit[]): Unit[] {
  const hasHan = parts.kinds.includes('ideograph')
  const chinese = hasHan
    ? { seams: seamsOf(parts.text), whole: shortTitles(parts), clauses: clausesOf(parts.text) }
    : null
  const hasHalves = HALVES.test(parts.text)
  const isLong = isLongProse({ ...parts, units })
  return units.map((unit, at) => {
    const next = units[at + 1]
    if (!next) return unit
    const mark = hasHalves ? parts.graphemes[unit.end - 1] : undefined
    const more = mark === ',' || mark === '，' ? PARTED_HALF[mark] : 0
    const cost = costBetween(parts, unit, next, chinese) + more
    if (!hasHan && at > 1 && at === units.length - 2 && cost > 0)
      return { ...unit, breakCost: LATIN.lastWord }
    return { ...unit, breakCost: isLong ? evenCost(cost) : cost }
  })
}

/** Set evenly first, and then by its sense. */
export function isLongProse({ kinds, units }: Pick<Segments, 'kinds' | 'units'>): boolean {
  return units.length > EVEN_FIRST.fromWords && !kinds.includes('ideograph')
}

function evenCost(cost: number): number {
  return cost < EVEN_FIRST.dearFrom ? EVEN_FIRST.share * cost : EVEN_FIRST.dear
}

interface Chinese {
  seams: ReadonlyMap<number, WordSeam>
  clauses: readonly Clause[] // none in prose
  whole: readonly (readonly [start: number, end: number])[] // in UTF-16 units
}

function costBetween(parts: Parts, unit: Unit, next: Unit, chinese: Chinese | null): number {
  const { graphemes, kinds, offsets } = parts
  const last = unit.end - 1
  const offset = offsets[next.start]!
  if (chinese?.whole.some(([start, end]) => start < offset && offset < end)) return HAN.inside
  const clause = chinese?.clauses.find(({ start, end }) => start < offset && offset < end)
  if (clause) {
    const cost = hanCost(parts, last, next.start, chinese?.seams)
    return isFoot(clause, offset, cost < HAN.inside, cost < HAN.phrase) ? FOOT_END : HAN.inClause + cost
  }
  if (kinds[last] === 'dash' && isDashOfSource(parts, firstOfRun(kinds, last))) return LATIN.source
  let pause = last
  // In “…words.” the full stop before the mark counts.
  while (pause > unit.start && CLOSING.includes(graphemes[pause]!)) pause -= 1
  const mark = AFTER_MARK.find(([marks]) => marks.includes(graphemes[pause]!))
  if (mark && !isAbbreviation(parts, unit)) return mark[1]
  if (kinds[last] === 'hyphen') return LATIN.hyphen
  const isHanSeam = kinds[last] === 'ideograph' || kinds[next.start] === 'ideograph'
  return isHanSeam ? hanCost(parts, last, next.start, chinese?.seams) : latinCost(parts, unit, next)
}

function latinCost(parts: Parts, unit: Unit, next: Unit): number {
  const word = wordOf(parts, unit)
  const following = wordOf(parts, next)
  const bare = word.toLowerCase()
  const ahead = following.toLowerCase()
  if (LEANING.has(bare.replace(/\.$/, ''))) return LATIN.leaning
  if (LEANING_LESS.has(bare)) return LATIN.leaningLess
  if (/^\p{Nd}/u.test(word)) return LATIN.figure
  const isName = /^\p{Lu}/u.test(word) && /^\p{Lu}/u.test(following) && following !== 'I' && bare !== 'i'
  if (isName) return LATIN.name
  if (TAILS.has(ahead)) return LATIN.beforeTail
  if (CLAUSE_STARTS.has(ahead)) return LATIN.clause
  return PHRASE_STARTS.has(ahead) ? LATIN.phrase : LATIN.neutral
}

function hanCost(
  { graphemes, kinds, offsets }: Parts,
  last: number,
  first: number,
  seams: ReadonlyMap<number, WordSeam> | undefined,
): number {
  const before = graphemes[last]!
  if (kinds[first] === 'digit' && isUnit(before)) return HAN.inside
  const isHan = first === last + 1 && kinds[first] === 'ideograph'
  if (isHan && (kinds[last] === 'digit' || COUNTS.has(before))) return HAN.inside
  const seam = seams?.get(offsets[first]!)
  if (!seam) return isHan && kinds[last] === 'ideograph' ? HAN.inside : HAN.neutral
  // The dictionary splits 大好运 into 大好 and 运.
  return costOfSeam(seam) + (areOneChineseWord(before + graphemes[first]!) ? HAN.seam : 0)
}

/** 3小时27分: a number stays with its unit, and with the number before. */
export function isUnit(grapheme: string): boolean {
  return UNITS.includes(grapheme)
}

function firstOfRun(kinds: Parts['kinds'], last: number): number {
  let first = last
  while (kinds[first - 1] === kinds[last]) first -= 1
  return first
}

/** Mr. and J. R. R. end no sentence. */
function isAbbreviation(parts: Parts, unit: Unit): boolean {
  const word = wordOf(parts, unit)
  return /^(?:\p{Lu}\.)+$|^(?:Mr|Mrs|Ms|Dr|St|vs|etc)\.$/u.test(word)
}

/** Excludes surrounding marks; a compound yields its last part. */
function wordOf({ graphemes }: Parts, { start, end }: Unit): string {
  return graphemes
    .slice(start, end)
    .join('')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.]+$/gu, '')
}

function shortTitles({ text }: Parts): [number, number][] {
  return [...text.matchAll(TITLE)].flatMap(({ index, 0: found }) =>
    found.length - 2 <= WHOLE_UP_TO ? [[index, index + found.length] as [number, number]] : [],
  )
}

function wordSet(...lists: string[]): ReadonlySet<string> {
  return new Set(lists.join(' ').split(' '))
}
