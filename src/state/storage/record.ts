import { restoreProduct, restoreQuote, restoreSettings } from '../../card/restore'
import type { Product } from '../../card/product'
import type { Quote } from '../../card/quote'
import { latestByObject, memoByObject } from '../../scene/memo'
import { isRecord, parsedJson } from '../../scene/values'
import { MAX_STEPS, type History } from '../history'
import { isSameJson, patchBetween, patched, restorePatch, type Patch } from '../json'
import { TYPED_SETTINGS } from '../typing'
import { withTypingApplied, type EditorState, type CardState } from '../editorState'

/**
 * The editor's state as one text for storage: the oldest card whole, every later one as what changed, so that a hundred steps
 * take some ten thousand characters and all of them are written at once or not at all.
 */
interface DeskRecord {
  version: number
  first: CardState
  patches: readonly Patch[] // from each card to the next, undone ones included
  at: number // how many patches lead to the present card
  draft: Quote | null
  productDraft: Product | null
  typing: EditorState['typing']
}

type OldRecord = Record<string, unknown>

/** What makes a record of one version one of the next; version 1 is the first. The one place to change the format. */
const MIGRATIONS: readonly ((record: OldRecord) => OldRecord)[] = []

export const RECORD_VERSION = MIGRATIONS.length + 1

export type StoredEditorState =
  | { status: 'none' }
  | { status: 'newer' } // written by a later version of this page, not to be touched
  | { status: 'kept'; editorState: EditorState }
  | { status: 'damaged'; editorState: EditorState | null } // what could still be read, if anything

/** The record's text. What is written is what restoring would make of it, so that reading it changes nothing. */
export function writeEditorState(editorState: EditorState, today: string): string {
  const { past, present, future } = editorState.history
  const [first, ...later] = [...past, present, ...future]
  const record: DeskRecord = {
    version: RECORD_VERSION,
    first: restoredCardState(first, today),
    patches: later.map((work, at) => stepTo(work, at === 0 ? first : later[at - 1], today)),
    at: past.length,
    draft: editorState.draft && restoredQuote(editorState.draft, today),
    productDraft: editorState.productDraft && restoredProduct(editorState.productDraft, today),
    typing: editorState.typing,
  }
  return JSON.stringify(record)
}

/** Never throws. Texts still being typed are put on the card; words in edit mode stay there. */
export function readEditorState(text: string | null, today: string): StoredEditorState {
  if (text === null) return { status: 'none' }
  const data = parsedJson(text)
  if (!isRecord(data) || !isVersion(data['version'])) return { status: 'damaged', editorState: null }
  if (data['version'] > RECORD_VERSION) return { status: 'newer' }
  const record = migrated(data, data['version'], MIGRATIONS)
  const timeline = restoreTimeline(record, today)
  if (!timeline) return { status: 'damaged', editorState: null }
  const draft = isRecord(record['draft']) ? restoreQuote(record['draft'], today) : null
  const productDraft = isRecord(record['productDraft']) ? restoreProduct(record['productDraft'], today) : null
  const typing = restoreTyping(record['typing'])
  const editorState = withTypingApplied({ history: timeline.history, draft, productDraft, typing })
  const isWhole =
    timeline.isWhole &&
    isFaithful(record['draft'] ?? null, draft) &&
    isFaithful(record['productDraft'] ?? null, productDraft) &&
    isFaithful(record['typing'] ?? {}, typing)
  return { status: isWhole ? 'kept' : 'damaged', editorState }
}

/** A record brought from its version to one more than there are migrations. */
export function migrated(record: OldRecord, version: number, migrations: typeof MIGRATIONS): OldRecord {
  return migrations.slice(version - 1).reduce((older, migrate) => migrate(older), record)
}

/** null where the record does not hang together; `isWhole` is false where a value in it was not a card's. */
function restoreTimeline(
  record: OldRecord,
  today: string,
): { history: History<CardState>; isWhole: boolean } | null {
  const { first, patches, at } = record
  if (!Array.isArray(patches) || patches.length > MAX_STEPS || !isIndex(at, patches.length)) return null
  if (!isRecord(first) || !isRecord(first['settings'])) return null
  const stored: unknown[] = [first]
  for (const data of patches) {
    const patch = restorePatch(data)
    if (!patch) return null
    stored.push(patched(stored.at(-1), patch))
  }
  const works = stored.map((work) => restoredCardState(work, today))
  const present = works[at]
  if (!present) return null
  const history = { past: works.slice(0, at), present, future: works.slice(at + 1), step: null }
  return { history, isWhole: stored.every((work, index) => isFaithful(work, works[index])) }
}

function restoredCardState(data: unknown, today: string): CardState {
  const { kind, quote, product, settings } = isRecord(data) ? data : {}
  return {
    kind: kind === 'product' ? kind : 'quote',
    quote: isRecord(quote) ? restoredQuote(quote, today) : null,
    product: isRecord(product) ? restoredProduct(product, today) : null,
    settings: restoredSettings(isRecord(settings) ? settings : {}),
  }
}

// Steps share most of their objects, and each is written many times: looking at each once is enough.
const knownSteps = new WeakMap<CardState, { before: CardState | undefined; patch: Patch }>()
const restoredQuote = latestByObject(
  (data: object, today: string) => restoreQuote(data, today),
  (_, today) => today,
)
const restoredProduct = latestByObject(
  (data: object, today: string) => restoreProduct(data, today),
  (_, today) => today,
)
const restoredSettings = memoByObject((data: object) => restoreSettings(data))

function stepTo(work: CardState, before: CardState | undefined, today: string): Patch {
  const known = knownSteps.get(work)
  if (known && known.before === before) return known.patch
  const patch = patchBetween(restoredCardState(before, today), restoredCardState(work, today))
  knownSteps.set(work, { before, patch })
  return patch
}

function restoreTyping(data: unknown): EditorState['typing'] {
  const given = isRecord(data) ? data : {}
  const settings = restoreSettings(given)
  return Object.fromEntries(
    TYPED_SETTINGS.filter((key) => Object.hasOwn(given, key)).map((key) => [key, settings[key]]),
  )
}

/** True where restoring changed no value. (That it adds what a later version of a card has is no loss.) */
function isFaithful(stored: unknown, restored: unknown): boolean {
  if (!isRecord(stored) || !isRecord(restored)) return isSameJson(stored, restored)
  return Object.keys(restored).every(
    (key) => !Object.hasOwn(stored, key) || isFaithful(stored[key], restored[key]),
  )
}

function isVersion(value: unknown): value is number {
  return isIndex(value, Number.MAX_SAFE_INTEGER) && value >= 1
}

function isIndex(value: unknown, last: number): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= last
}
