import type { LanguageId } from '../language/languages'
import { isRecord } from '../scene/values'
import { cutToLength } from '../text/graphemes'
import type { Card } from './card'
import { isTime, timeOfId } from './keptId'
import { isWritten } from './primaryText'
import { restoreCard } from './restore'
import { storedCard, isUnchanged, type StoredCard } from './stored'

export interface KeptCard {
  id: string // starts with the creation time, to sort
  name: string // '': its first words
  card: Card
  keptAt: number // ms since 1970
  changedAt: number
}

export type KeptRecord = Omit<KeptCard, 'id' | 'card'> & { card: StoredCard; version: number }

/** later versions are neither shown nor overwritten */
export const KEPT_VERSION = 1

export const KEPT_NAME_LENGTH = 60

const MAX_NAME_LOOKED_AT = 10_000 // for a name in a file, of any length

export function cleanCardName(name: string): string {
  const shown = name.trimStart().slice(0, MAX_NAME_LOOKED_AT).replaceAll(/\s+/g, ' ').trim()
  return cutToLength(shown.toWellFormed(), KEPT_NAME_LENGTH)
}

/** Prefers first words in the reader's language; '' without a name and text. */
export function nameOf({ name, card }: Pick<KeptCard, 'name' | 'card'>, language: LanguageId): string {
  if (name !== '') return name
  if (card.kind === 'product') return firstWords(card.product.name)
  const { content, translation } = card.quote
  const [own, other] = language === 'en' ? [content, translation] : [translation, content]
  return firstWords(isWritten(own) ? own : other)
}

export function firstWords(text: string): string {
  const [line = ''] = text.trim().slice(0, MAX_NAME_LOOKED_AT).split('\n')
  const [sentence = ''] = line.split(/[。！？；]+|[.!?;]+(?=\s|$)/, 1)
  const words = cleanCardName(sentence)
  return words === '' ? cleanCardName(line) : words
}

/** `partly`: some fields were lost. */
export type ReadRecord =
  { status: 'whole' | 'partly'; kept: KeptCard } | { status: 'damaged' | 'newer'; kept: null }

/** Never throws. @param today replaces a quote's damaged date */
export function readKeptRecord(id: string, data: unknown, today: string): ReadRecord {
  if (!isRecord(data) || !isRecord(data.card) || !isRecord(data.card.settings))
    return { status: 'damaged', kept: null }
  if (typeof data.version === 'number' && data.version > KEPT_VERSION) return { status: 'newer', kept: null }
  const card = restoreCard(data.card, today)
  const isWhole = data.card.kind === card.kind && isUnchanged(data.card, card) && isTime(data.keptAt)
  const keptAt = isTime(data.keptAt) ? data.keptAt : timeOfId(id)
  const changedAt = isTime(data.changedAt) ? data.changedAt : keptAt
  const name = typeof data.name === 'string' ? cleanCardName(data.name) : ''
  return { status: isWhole ? 'whole' : 'partly', kept: { id, name, card, keptAt, changedAt } }
}

export function recordOf({ name, card, keptAt, changedAt }: Omit<KeptCard, 'id'>): KeptRecord {
  return { version: KEPT_VERSION, name, card: storedCard(card), keptAt, changedAt }
}
