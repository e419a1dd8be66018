import { whenAsked } from '../scene/memo'
import { chineseWords } from './graphemes'
import weights from './phraseWeights.json'

/**
 * Costs of a break between two Chinese words. The engine's dictionary knows words but no phrases, so a small model
 * says how likely an editor would leave such a line end: it adds up what it has learnt of the words on either side and
 * of the distance to the clause's ends. `npm run tool phrases` teaches it sentences in which good places are marked.
 */

/** Costs on the scale of `breakCosts.ts`. */
const INSIDE = 2.2
const EVEN = 1.2 // good and bad are equally likely
const PER_LOGIT = 0.4
const RANGE = { least: 0.3, most: 2.1 }

const FARTHEST = 8 // characters to a clause's end
const NEAR = 4
const LONGEST = 3 // characters of a word
const IN_CLAUSE = /[\p{L}\p{N}%℃·《》“”「」]/u

export interface WordSeam {
  isOne: boolean // nothing that is said twice is parted
  features: readonly string[]
}

/** Returns the places between words by UTF-16 offset. */
export function seamsOf(text: string): Map<number, WordSeam> {
  const words = chineseWords(text)
  const kinds = words.map(kindOfWord)
  const seams = new Map<number, WordSeam>()
  const toEnd = distances(text)
  let offset = 0
  let from = 0
  words.forEach((word, at) => {
    if (from > 0 && toEnd[offset]! > 0) {
      const clause = [text.slice(offset - from, offset), text.slice(offset, offset + toEnd[offset]!)] as const
      const isOne = isSaidTwice(text, offset) || isAbility(words, at)
      seams.set(offset, { isOne, features: featuresOf(kinds, at, clause) })
    }
    offset += word.length
    from = toEnd[offset - 1]! > 0 ? from + word.length : 0
  })
  return seams
}

export function costOfSeam({ isOne, features }: WordSeam): number {
  if (isOne) return INSIDE
  const logit = WEIGHT_STEP * features.reduce((sum, feature) => sum + steps()[bucketOf(feature)]!, 0)
  return Math.min(RANGE.most, Math.max(RANGE.least, EVEN + PER_LOGIT * logit))
}

export const WEIGHT_STEP = 0.25
const BUCKET_BITS = 15

/** A feature is known by a hash alone (the hashing trick), since names take twice the bytes. */
export function bucketOf(feature: string): number {
  let hash = 0
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x9e3779b1)
  return hash >>> (32 - BUCKET_BITS)
}

/** The character of no gap between buckets, and of weight 0 */
export const NO_GAP = 35
export const NO_WEIGHT = 109
export const WIDEST_GAP = 56

const steps = whenAsked(() => {
  const found = new Int8Array(2 ** BUCKET_BITS)
  let bucket = -1
  let at = 0
  for (const character of weights.gaps) {
    const gap = character.charCodeAt(0) - NO_GAP
    bucket += gap
    if (gap < WIDEST_GAP) found[bucket] = weights.steps.charCodeAt(at++) - NO_WEIGHT
  }
  return found
})

/** For each UTF-16 unit, how many are left of its clause; 0 for marks and spaces. */
function distances(text: string): Uint16Array {
  const left = new Uint16Array(text.length + 1)
  for (let at = text.length - 1; at >= 0; at -= 1)
    left[at] = IN_CLAUSE.test(text[at]!) ? left[at + 1]! + 1 : 0
  return left
}

/** All figures and Latin words are alike. */
function kindOfWord(word: string): string {
  return word.replace(/^[\da-z].*/i, '0')
}

function featuresOf(
  kinds: readonly string[],
  at: number,
  [said, ahead]: readonly [string, string],
): string[] {
  const [before, after] = [kinds[at - 1]!, kinds[at]!]
  const [last, first] = [before.at(-1)!, after[0]!]
  const [from, to] = [said.length, ahead.length]
  const far = (count: number) => Math.min(FARTHEST, count)
  const [near, nearEnd] = [Math.min(NEAR, from), Math.min(NEAR, to)]
  return [
    `${before}|`,
    `|${after}`,
    `${last}-`,
    `-${first}`,
    `${last}-${first}`,
    `${Math.min(LONGEST, before.length)}/${Math.min(LONGEST, after.length)}`,
    `${far(from)}<`,
    `>${far(to)}`,
    `${near}<>${nearEnd}`,
    `${near}${last}`,
    `${first}${nearEnd}`,
    `${kinds[at - 2]?.at(-1) ?? ''}_`,
    `_${kinds[at + 1]?.[0] ?? ''}`,
    `的<${far(from - 1 - said.lastIndexOf('的'))}`,
    `${far(ahead.indexOf('的'))}>的`,
  ]
}

const ALIKE = /[一不半若时忽自无有可相追走说游看跑]/u

function isSaidTwice(text: string, offset: number): boolean {
  const [third, two, one] = [text[offset - 3], text[offset - 2], text[offset - 1]]
  const [next, after] = [text[offset], text[offset + 1]]
  if (one === next) return true // 田田
  if (two === one && next === after) return true // 层层叠叠
  if (two === next && (one === after || ALIKE.test(two ?? ''))) return true // 一下一下, 一笔一画
  return third === next && two === after // 一盏接一盏
}

/** 过不好, 来不及, 想得到 */
function isAbility(words: readonly string[], at: number): boolean {
  return (
    /^[^我你他她它们都也这那\p{N}]$/u.test(words[at - 1]!) &&
    /^[不得](?:[了着到住动起完见掉过上下来去懂及出开好]|起来|下去|出来)$/u.test(words[at]!)
  )
}
