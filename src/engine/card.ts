/** Callers give cards as public/schema/card.json describes them, and options. */
import { dayNamed } from '../calendar/day'
import type { Card } from '../card/card'
import { differences } from '../card/differences'
import type { ExportOptions } from '../card/exportOptions'
import type { Product } from '../card/product'
import type { Quote } from '../card/quote'
import { restoreCard, restoreExportOptions, restoreOver } from '../card/restore'
import { DEFAULT_SETTINGS, type CardSettings } from '../card/settings'
import { TEMPLATES, type TemplateId } from '../card/templates'
import { writtenIn } from '../card/typedFirst'
import { ExportError, type ExportErrorCode } from '../export/exportError'
import { isDeeperThan, isRecord } from '../scene/values'

type Part<T> = T extends readonly unknown[] ? T : T extends object ? { [Name in keyof T]?: Part<T[Name]> } : T

/** Defaults replace whatever is left out: no translation, no author, today. */
export type CardInput =
  | { kind?: 'quote'; quote?: Part<Quote>; settings?: Part<CardSettings> }
  | { kind: 'product'; product: Part<Product>; settings?: Part<CardSettings> }

/** An address (in Node a path) or the file itself; by default upright, of weight 400, with every character. */
export interface OwnFace {
  src: string | URL | Uint8Array<ArrayBuffer>
  weight?: string
  style?: 'normal' | 'italic'
  unicodeRange?: string
}

/**
 * The address of a copy of the font files, laid out as in node_modules (not in Node), or one's own faces for
 * families by name. A page keeps the families that came.
 */
export type FontSource = string | URL | Readonly<Record<string, readonly OwnFace[]>>

/** The template is the look below the card's settings; by default fonts are the shipped files. */
export interface CardOptions {
  template?: TemplateId
  fonts?: FontSource
  signal?: AbortSignal
}

/** The width is in px; by default the target's, or 1080 on the short side. */
export interface DrawOptions extends CardOptions {
  width?: number
}

/** By default a PNG that holds its card. */
export interface FileOptions extends DrawOptions, Partial<Omit<ExportOptions, 'widthPx'>> {}

/** `card`: the schema refuses it; `option`: there is no such; `canvas`: it cannot be drawn on, or be as large. */
export type EngineErrorCode = ExportErrorCode | 'card' | 'option' | 'canvas' | 'code-offline'

export type EngineError = ExportError<EngineErrorCode>
type Given = ConstructorParameters<typeof ExportError<EngineErrorCode>>
export const EngineError: new (...given: Given) => EngineError = ExportError

/** @throws {EngineError} card, option */
export function cardOf(input: CardInput, { template }: CardOptions = {}): Card {
  const look = template === undefined ? DEFAULT_SETTINGS : TEMPLATES[template]?.settings
  if (!look) throw new EngineError('option', `there is no template "${template}"`)
  if (!isRecord(input) || isDeeperThan(input, 16)) throw new EngineError('card', 'a card must be an object')
  const given = withoutUndefined(input)
  const words = isRecord(given.quote) ? given.quote : {}
  const original = writtenIn(String(words.content ?? ''))
  const quote = given.quote && { translation: '', author: '', original, ...words }
  const settings = restoreOver(look, isRecord(given.settings) ? given.settings : {})
  const now = new Date()
  const today = dayNamed(now.getFullYear(), now.getMonth() + 1, now.getDate())
  const card = restoreCard({ ...given, quote, settings }, today)
  refuse('card', given, card)
  if (card.kind === 'product' && card.product.name.trim() === '')
    throw new EngineError('card', 'a product must have a name')
  return card
}

/** @throws {EngineError} option */
export function fileOptions({ format, quality, scale, opensAgain, width }: FileOptions): ExportOptions {
  const given = withoutUndefined({ format, quality, scale, opensAgain, widthPx: width })
  const taken = restoreExportOptions(given)
  refuse('option', given, taken)
  return taken
}

function refuse(code: EngineErrorCode, given: Record<string, unknown>, taken: object): void {
  const [first, ...others] = differences(given, taken)
  const more = others.length > 0 ? `, and ${others.length} more of that kind` : ''
  if (first) throw new EngineError(code, `${first[0]}${more}`)
}

function withoutUndefined(input: object): Record<string, unknown> {
  const entries = Object.entries(input).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, isRecord(value) ? withoutUndefined(value) : value]),
  )
}
