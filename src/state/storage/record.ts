import { withTemplateInks } from '../../card/templateInks'
import { restoreProduct, restoreQuote, restoreSettings } from '../../card/restore'
import { storedSettings, isUnchanged, type StoredSettings } from '../../card/stored'
import type { Product } from '../../card/product'
import type { Quote } from '../../card/quote'
import { latestByObject, memoByObject } from '../../scene/memo'
import { isRecord, parsedJson, isSameJson, ownValue } from '../../scene/values'
import { MAX_STEPS } from '../history'
import { TYPED_SETTINGS } from '../draft'
import { withTypingApplied, type EditorState, type CardState } from '../editorState'

const MAX_DEPTH = 8 // A card's deepest value is at depth four.

/**
 * The oldest card whole, each later one as a patch. A hundred steps take about 10,000 characters, written
 * atomically.
 */
interface EditorRecord {
  version: number
  first: StoredState
  patches: readonly Patch[] // one per card after the first, redo steps included
  at: number // number of patches up to the present card
  draft: Quote | null
  productDraft: Product | null
  typing: EditorState['typing']
}

type StoredState = Omit<CardState, 'settings'> & { settings: StoredSettings }

type OldRecord = Record<string, unknown>

/** Each entry migrates a record to the next version, starting from 1. The only place to change the format. */
const MIGRATIONS: readonly ((record: OldRecord) => OldRecord)[] = [moveTemplateInks]

export const RECORD_VERSION = MIGRATIONS.length + 1

export type StoredEditorState =
  | { status: 'none' }
  | { status: 'newer' } // written by a later version; must not be overwritten
  | { status: 'kept'; editorState: EditorState }
  | { status: 'damaged'; editorState: EditorState | null } // null if nothing could be recovered

/** Restores values before writing, so that reading them back changes nothing. */
export function writeEditorState(editorState: EditorState, today: string): string {
  const { past, present, future } = editorState.history
  const [first, ...later] = [...past, present, ...future]
  const record: EditorRecord = {
    version: RECORD_VERSION,
    first: storedState(first, today),
    patches: later.map((card, at) => patchTo(card, at === 0 ? first : later[at - 1], today)),
    at: past.length,
    draft: editorState.draft && restoreQuoteCached(editorState.draft, today),
    productDraft: editorState.productDraft && restoreProductCached(editorState.productDraft, today),
    typing: editorState.typing,
  }
  return JSON.stringify(record)
}

/** Never throws. Applies pending text to the card; drafts stay drafts. */
export function readEditorState(text: string | null, today: string): StoredEditorState {
  if (text === null) return { status: 'none' }
  const data = parsedJson(text)
  if (!isRecord(data) || !isVersion(data['version'])) return { status: 'damaged', editorState: null }
  if (data['version'] > RECORD_VERSION) return { status: 'newer' }
  const record = migrateRecord(data, data['version'], MIGRATIONS)
  const timeline = restoreTimeline(record, today)
  if (!timeline) return { status: 'damaged', editorState: null }
  const draft = isRecord(record['draft']) ? restoreQuote(record['draft'], today) : null
  const productDraft = isRecord(record['productDraft']) ? restoreProduct(record['productDraft'], today) : null
  const typing = restoreTyping(record['typing'])
  const editorState = withTypingApplied({ history: timeline.history, draft, productDraft, typing })
  const isWhole =
    timeline.isWhole &&
    isUnchanged(record['draft'] ?? null, draft) &&
    isUnchanged(record['productDraft'] ?? null, productDraft) &&
    isUnchanged(record['typing'] ?? {}, typing)
  return { status: isWhole ? 'kept' : 'damaged', editorState }
}

export function migrateRecord(record: OldRecord, version: number, migrations: typeof MIGRATIONS): OldRecord {
  return migrations.slice(version - 1).reduce((older, migrate) => migrate(older), record)
}

/** Version 1 stored a template's colours together with those set by hand. */
function moveTemplateInks(record: OldRecord): OldRecord {
  const { first, patches } = record
  if (!Array.isArray(patches)) return record
  const stored = storedCards(first, patches)
  const moved = stored?.map((card) =>
    isRecord(card) ? { ...card, settings: withTemplateInks(card['settings']) } : card,
  )
  return moved
    ? { ...record, first: moved[0], patches: moved.slice(1).map((card, at) => patchBetween(moved[at], card)) }
    : record
}

function storedCards(first: unknown, patches: readonly unknown[]): unknown[] | null {
  const stored = [first]
  for (const data of patches) {
    const patch = restorePatch(data)
    if (!patch) return null
    stored.push(applyPatch(stored.at(-1), patch))
  }
  return stored
}

/** null if the record's structure is invalid; `isWhole` is false if a value was invalid. */
function restoreTimeline(record: OldRecord, today: string) {
  const { first, patches, at } = record
  if (!Array.isArray(patches) || patches.length > MAX_STEPS || !isIndex(at, patches.length)) return null
  if (!isRecord(first) || !isRecord(first['settings'])) return null
  const stored = storedCards(first, patches)
  if (!stored) return null
  const cards = stored.map((card) => restoreCardState(card, today))
  const present = cards[at]
  if (!present) return null
  const history = { past: cards.slice(0, at), present, future: cards.slice(at + 1), step: null }
  return { history, isWhole: stored.every((card, index) => isUnchanged(card, cards[index])) }
}

/** Restored before writing, so that reading it back changes nothing. */
function storedState(card: CardState | undefined, today: string): StoredState {
  const state = restoreCardState(card, today)
  return { ...state, settings: storedSettings(state.settings) }
}

function restoreCardState(data: unknown, today: string): CardState {
  const { kind, quote, product, settings, keptId } = isRecord(data) ? data : {}
  return {
    kind: kind === 'product' ? kind : 'quote',
    quote: isRecord(quote) ? restoreQuoteCached(quote, today) : null,
    product: isRecord(product) ? restoreProductCached(product, today) : null,
    settings: restoreSettingsCached(isRecord(settings) ? settings : {}),
    ...(typeof keptId === 'string' ? { keptId } : {}),
  }
}

// Cached by object: steps share most objects and are written often.
const knownSteps = new WeakMap<CardState, { before: CardState | undefined; patch: Patch }>()
const restoreQuoteCached = latestByObject(
  (data: object, today: string) => restoreQuote(data, today),
  (_, today) => today,
)
const restoreProductCached = latestByObject(
  (data: object, today: string) => restoreProduct(data, today),
  (_, today) => today,
)
const restoreSettingsCached = memoByObject((data: object) => restoreSettings(data))

function patchTo(card: CardState, before: CardState | undefined, today: string): Patch {
  const known = knownSteps.get(card)
  if (known && known.before === before) return known.patch
  const patch = patchBetween(storedState(before, today), storedState(card, today))
  knownSteps.set(card, { before, patch })
  return patch
}

function restoreTyping(data: unknown): EditorState['typing'] {
  const given = isRecord(data) ? data : {}
  const settings = restoreSettings(given)
  return Object.fromEntries(
    TYPED_SETTINGS.filter((key) => Object.hasOwn(given, key)).map((key) => [key, settings[key]]),
  )
}

function isVersion(value: unknown): value is number {
  return isIndex(value, Number.MAX_SAFE_INTEGER) && value >= 1
}

function isIndex(value: unknown, last: number): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= last
}

/** A change between JSON values: new values by path; a path alone removes its value. */
type Patch = readonly PatchEntry[]
type PatchEntry = readonly [path: readonly string[], value?: unknown] // [['settings', 'shadow'], 'lg']

/** The smallest patch: compares records deeply, replaces other values. */
export function patchBetween(before: unknown, after: unknown, path: readonly string[] = []): Patch {
  if (isSameJson(before, after)) return []
  if (!isRecord(before) || !isRecord(after)) return after === undefined ? [[path]] : [[path, after]]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) => patchBetween(ownValue(before, key), ownValue(after, key), [...path, key]))
}

/** Untouched parts keep their identity. Any patch fits any value. */
export function applyPatch(value: unknown, patch: Patch): unknown {
  return patch.reduce((whole: unknown, [path, ...rest]) => setAtPath(whole, path, rest), value)
}

export function restorePatch(data: unknown): Patch | null {
  const isEntry = (entry: unknown): entry is PatchEntry =>
    Array.isArray(entry) &&
    (entry.length === 1 || entry.length === 2) &&
    Array.isArray(entry[0]) &&
    entry[0].length <= MAX_DEPTH &&
    entry[0].every((key) => typeof key === 'string')
  return Array.isArray(data) && data.every(isEntry) ? data : null
}

function setAtPath(value: unknown, path: readonly string[], rest: readonly unknown[]): unknown {
  const [key, ...deeper] = path
  if (key === undefined) return rest[0]
  const record = isRecord(value) ? value : {}
  const next = setAtPath(ownValue(record, key), deeper, rest)
  if (next !== undefined) return { ...record, [key]: next }
  const { [key]: _gone, ...others } = record
  return others
}
