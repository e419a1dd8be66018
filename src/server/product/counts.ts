/** Stated counts only: JSON-LD, meta elements, messenger labels (twitter:label1), script JSON. */
import { parsedCount } from '../../card/product'
import type { PageFacts } from './pageFacts'
import { lastPart, own, textOf, thingsOf, type Thing } from './schemaOrg'
import { PRODUCT_LIMITS } from '../../card/limits'
import { isRecord } from '../../scene/values'

/** A page's JSON may have similar products: its address or name identifies the subject. */

const MAX_VISITED = 20_000
const MAX_DEPTH = 12

interface Counting {
  properties: readonly string[] // a thing's properties
  actions: RegExp // interaction types
  rating: readonly string[] // in an aggregateRating; last resort
  metas: readonly string[]
  labels: RegExp
}

const VOTES: Counting = {
  properties: ['upvoteCount', 'votesCount', 'votes_count', 'upvotesCount', 'voteCount'],
  actions: /^(?:Like|Vote|Upvote|Agree|Endorse)(?:Action)?$/i,
  rating: ['ratingCount'],
  metas: [
    'votes',
    'upvotes',
    'votes_count',
    'votescount',
    'product:votes',
    'og:votes',
    'producthunt:votes',
    'upvotecount',
  ],
  labels: /^(?:up)?votes?$|^likes?$|^点赞|^赞$|^投票/i,
}
const COMMENTS: Counting = {
  properties: ['commentCount', 'commentsCount', 'comments_count'],
  actions: /^Comment(?:Action)?$/i,
  rating: ['reviewCount'],
  metas: [
    'comments',
    'comments_count',
    'commentscount',
    'product:comments',
    'og:comments',
    'producthunt:comments',
    'commentcount',
  ],
  labels: /^comments?$|^评论/i,
}

/** `about`: the product; the data may count others. */
export function countsOf(
  facts: PageFacts,
  things: readonly Thing[],
  about: Subject,
): { votes: number | null; comments: number | null } {
  const counted = [...VOTES.properties, ...COMMENTS.properties]
  const subject = subjectIn(facts.data, about, (thing) => counted.some((key) => Object.hasOwn(thing, key)))
  return {
    votes: countOf(VOTES, facts, things, subject),
    comments: countOf(COMMENTS, facts, things, subject),
  }
}

function countOf(
  counting: Counting,
  facts: PageFacts,
  things: readonly Thing[],
  subject: Thing | null,
): number | null {
  const found: unknown[] = [
    ...things.flatMap((thing) => counting.properties.map((key) => own(thing, key))),
    ...things.flatMap((thing) => interactionCounts(thing, counting.actions)),
    ...counting.metas.map((name) => facts.metas.get(name)?.[0]),
    ...labelledValues(facts, counting.labels),
    ...counting.properties.map((key) => subject && own(subject, key)),
    ...things.flatMap((thing) =>
      thingsOf(thing, 'aggregateRating').flatMap((rating) => counting.rating.map((key) => own(rating, key))),
    ),
  ]
  for (const value of found) {
    const count = asCount(value)
    if (count !== null) return count
  }
  return null
}

function interactionCounts(thing: Thing, actions: RegExp): unknown[] {
  return thingsOf(thing, 'interactionStatistic')
    .filter((statistic) => {
      const [type] = thingsOf(statistic, 'interactionType')
      const name = type ? textOf(type, '@type', '@id') : textOf(statistic, 'interactionType')
      return actions.test(lastPart(name))
    })
    .map((statistic) => own(statistic, 'userInteractionCount'))
}

function labelledValues({ metas }: PageFacts, labels: RegExp): unknown[] {
  return ['1', '2', '3', '4']
    .filter((n) => labels.test(metas.get(`twitter:label${n}`)?.[0] ?? ''))
    .map((n) => metas.get(`twitter:data${n}`)?.[0])
}

/** 1280, '1280', '1,280', '1.2K'; else null. */
function asCount(value: unknown): number | null {
  const count = typeof value === 'string' && value.length < 40 ? countIn(value) : value
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0) return null
  return count <= PRODUCT_LIMITS.count ? count : null
}

const SHORT = /^(\d{1,4}(?:\.\d{1,2})?)\s?([km千万])\+?$/iu
const TIMES: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000, 千: 1_000, 万: 10_000 }

function countIn(text: string): number | null | undefined {
  const [, figures, letter] = SHORT.exec(text.trim()) ?? []
  return figures && letter ? Math.round(Number(figures) * TIMES[letter.toLowerCase()]!) : parsedCount(text)
}

interface Subject {
  url: URL
  name: string
}

function subjectIn(
  data: readonly unknown[],
  { url, name }: Subject,
  isKind: (thing: Thing) => boolean,
): Thing | null {
  const things = thingsWhere(data, isKind)
  const slug = url.pathname.split('/').findLast((part) => part !== '') ?? ''
  return (
    things.find((thing) => slug !== '' && own(thing, 'slug') === slug) ??
    things.find((thing) => name !== '' && own(thing, 'name') === name) ??
    (things.length === 1 ? things[0]! : null)
  )
}

/** Breadth first. */
function thingsWhere(data: readonly unknown[], isKind: (thing: Thing) => boolean): Thing[] {
  const found: Thing[] = []
  let visited = 0
  let level: unknown[] = [...data]
  for (let depth = 0; depth <= MAX_DEPTH && level.length > 0; depth++) {
    const next: unknown[] = []
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue
      if (++visited > MAX_VISITED) return found
      if (isRecord(value) && isKind(value)) found.push(value)
      for (const inner of Object.values(value)) next.push(inner)
    }
    level = next
  }
  return found
}
