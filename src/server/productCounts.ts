/**
 * Votes and comments as a page counts them itself: by JSON-LD, by meta elements, or by the labelled figures that
 * messengers show beside a link (twitter:label1 and twitter:data1). Nothing is guessed from its text.
 */
import { parsedCount, PRODUCT_LIMITS } from '../card/product'
import type { PageFacts } from './pageFacts'
import { lastPart, own, textOf, thingsOf, type Thing } from './pageFactsJsonLd'

interface Counting {
  properties: readonly string[] // of a thing
  actions: RegExp // an interaction's type
  rating: readonly string[] // of an aggregateRating, where nothing else counts
  metas: readonly string[]
  labels: RegExp
}

const VOTES: Counting = {
  properties: ['upvoteCount'],
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
  properties: ['commentCount'],
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

export function votesOf(facts: PageFacts, things: readonly Thing[]): number | null {
  return countOf(VOTES, facts, things)
}

export function commentsOf(facts: PageFacts, things: readonly Thing[]): number | null {
  return countOf(COMMENTS, facts, things)
}

function countOf(counting: Counting, facts: PageFacts, things: readonly Thing[]): number | null {
  const found: unknown[] = [
    ...things.flatMap((thing) => counting.properties.map((key) => own(thing, key))),
    ...things.flatMap((thing) => interactions(thing, counting.actions)),
    ...counting.metas.map((name) => facts.metas.get(name)?.[0]),
    ...labelled(facts, counting.labels),
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

function interactions(thing: Thing, actions: RegExp): unknown[] {
  return thingsOf(thing, 'interactionStatistic')
    .filter((statistic) => {
      const [type] = thingsOf(statistic, 'interactionType')
      const name = type ? textOf(type, '@type', '@id') : textOf(statistic, 'interactionType')
      return actions.test(lastPart(name))
    })
    .map((statistic) => own(statistic, 'userInteractionCount'))
}

function labelled({ metas }: PageFacts, labels: RegExp): unknown[] {
  return ['1', '2', '3', '4']
    .filter((n) => labels.test(metas.get(`twitter:label${n}`)?.[0] ?? ''))
    .map((n) => metas.get(`twitter:data${n}`)?.[0])
}

/** 1280, '1280' and '1,280'; null for all else. */
function asCount(value: unknown): number | null {
  const count = typeof value === 'string' && value.length < 40 ? parsedCount(value) : value
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0) return null
  return count <= PRODUCT_LIMITS.count ? count : null
}
