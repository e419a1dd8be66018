import { isCalendarDay } from '../../../calendar/dayPaths'
import { type Quote, citationOf, emptyQuote } from '../../../card/quote'
import type { CardSettings } from '../../../card/settings'
import { unseenIn } from '../../../card/set/fileNames'
import { writtenIn } from '../../../card/typedFirst'
import { TEMPLATES } from '../../../card/templates'
import { TARGETS, type TargetId } from '../../../look/targets'
import { almanacQuote } from '../../../quotes/almanac'
import { isRecord } from '../../../scene/values'
import { objectIn, settingsOver, type Restored } from '../inputFiles'
import { nearestName, WORDS } from '../optionValues'
import { wholeName } from '../job'

export interface Order {
  quote: Quote
  settings: CardSettings
  targets: readonly TargetId[] | null // null: as for the command
  size: { widthPx: number; heightPx: number } | null
  name: string | null
  warnings: readonly string[]
}

const KEYS = [
  'date',
  'content',
  'translation',
  'author',
  'work',
  'template',
  'settings',
  'target',
  'size',
  'name',
]

export class OrderError extends Error {
  override readonly name = 'OrderError'
}

export function readOrder(text: string, look: CardSettings, today: string): Order {
  const data = objectIn(text)
  if (typeof data === 'string') throw new OrderError(data)
  const unknown = Object.keys(data).find((key) => !KEYS.includes(key))
  if (unknown !== undefined) {
    const meant = nearestName(unknown, KEYS)
    throw new OrderError(
      `there is no "${unknown}": ${meant ? `did you mean "${meant}"?` : `it may have ${KEYS.join(', ')}`}`,
    )
  }
  const { value: settings, warnings } = settingsIn(data, look)
  return {
    quote: quoteIn(data, today),
    settings,
    targets: targetsIn(data),
    size: sizeIn(data),
    name: nameIn(data),
    warnings,
  }
}

type Data = Readonly<Record<string, unknown>>

function quoteIn(data: Data, today: string): Quote {
  const date = textIn(data, 'date') ?? today
  if (!isCalendarDay(date))
    throw new OrderError(`"date" is "${date}": it must be a real calendar day, YYYY-MM-DD`)
  const [content, translation] = [
    wordsIn(data, 'content', WORDS.text),
    wordsIn(data, 'translation', WORDS.text),
  ]
  const [author, work] = [wordsIn(data, 'author', WORDS.name), wordsIn(data, 'work', WORDS.name)]
  if (content === null) {
    if (translation ?? author ?? work)
      throw new OrderError('"translation", "author" and "work" need "content"')
    return almanacQuote(date)
  }
  const citation = work ? citationOf(work) : null
  const words = { content, translation: translation ?? '', author: author ?? '' }
  return { ...emptyQuote(date), ...words, original: writtenIn(content), citation }
}

function wordsIn(data: Data, key: string, { max, clean }: (typeof WORDS)['text' | 'name']): string | null {
  const given = textIn(data, key)
  if (given === null) return null
  const words = clean(given)
  if (words === '' && key === 'content') throw new OrderError('"content" is empty')
  if (words.length > max) throw new OrderError(`"${key}" has ${words.length} characters: it may have ${max}`)
  return words
}

function textIn(data: Data, key: string): string | null {
  const value = data[key] ?? null
  if (value === null || typeof value === 'string') return value
  throw new OrderError(`"${key}" must be a text, "…"`)
}

function settingsIn(data: Data, look: CardSettings): Restored<CardSettings> {
  const template = textIn(data, 'template')
  if (template !== null) known('template', template, TEMPLATES)
  const base = template === null ? look : TEMPLATES[template as keyof typeof TEMPLATES].settings
  if (data.settings === undefined) return { value: base, warnings: [] }
  if (!isRecord(data.settings)) throw new OrderError('"settings" must be an object, { … }')
  return settingsOver({ name: 'settings', data: data.settings }, base)
}

function targetsIn({ target }: Data): readonly TargetId[] | null {
  if (target === undefined) return null
  const given: readonly unknown[] = Array.isArray(target) ? target : [target]
  if (given.length === 0) throw new OrderError('"target" is an empty list')
  const ids = given.map((id) => {
    if (typeof id !== 'string') throw new OrderError('"target" must be a text or a list of texts')
    return known('target', wholeName(id), TARGETS)
  })
  return [...new Set(ids)]
}

function known<Registry extends object>(
  key: string,
  value: string,
  registry: Registry,
): keyof Registry & string {
  if (Object.hasOwn(registry, value)) return value as keyof Registry & string
  const meant = nearestName(value, Object.keys(registry))
  throw new OrderError(
    `"${key}" is "${value}", which there is not: ${meant ? `did you mean ${meant}?` : `see --list ${key}s`}`,
  )
}

/** the largest target's 33 megapixels */
const SIZE = { minPx: 64, maxPx: 8_192, maxAreaPx: 7_680 * 4_320, maxShape: 4 }

function sizeIn(data: Data): Order['size'] {
  const text = textIn(data, 'size')
  if (text === null) return null
  if (data.target !== undefined) throw new OrderError('"size" and "target": a target has its own pixels')
  const [, widthPx = 0, heightPx = 0] = (/^(\d{1,5}) ?[x×] ?(\d{1,5})$/.exec(text) ?? []).map(Number)
  const [short, long] = [Math.min(widthPx, heightPx), Math.max(widthPx, heightPx)]
  const isOne = short >= SIZE.minPx && long <= SIZE.maxPx && widthPx * heightPx <= SIZE.maxAreaPx
  if (isOne && long <= short * SIZE.maxShape) return { widthPx, heightPx }
  throw new OrderError(
    `"size" is "${text}": it must be px such as 1080x1350, each from ${SIZE.minPx} to ${SIZE.maxPx}, together up to 33 megapixels, one side at most ${SIZE.maxShape} times the other`,
  )
}

/** Windows writes these, with any extension, into a device. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])\s*(?:\.|$)/i

/** No extension, and no path: an order cannot write elsewhere. Its maximum length depends on the file. */
function nameIn(data: Data): string | null {
  const name = textIn(data, 'name')
  if (name === null) return null
  const unseen = unseenIn(name)
  if (unseen !== null)
    throw new OrderError(`"name" has an invisible character, U+${codeOf(unseen)}: leave it out`)
  if (/[/\\:*?"<>|\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(name) || /^\.|^\s|[\s.]$/.test(name) || name === '')
    throw new OrderError(
      `"name" cannot be "${name.slice(0, 60)}": it is the name of a file, without folders and extension`,
    )
  if (DEVICE.test(name))
    throw new OrderError(`"name" cannot be "${name.slice(0, 60)}": on Windows it is the name of a device`)
  return name
}

function codeOf(character: string): string {
  return character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')
}
