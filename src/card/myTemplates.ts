import { isRecord, parsedJson } from '../scene/values'
import { cutToLength } from '../text/graphemes'
import { unmarked, withBackground } from './cardPictures'
import { restoreSettings } from './restore'
import type { CardSettings } from './settings'
import { storedSettings } from './stored'

export interface MyTemplate {
  id: string // unique in this browser only
  name: string
  settings: CardSettings
}

export const MY_TEMPLATE_LIMITS = { name: 40, count: 60 } as const

const FILE_VERSION = 1

/** some looks with a photo each; larger files are not read */
export const MAX_TEMPLATES_FILE_BYTES = 40_000_000

export type TemplatesFileErrorCode = 'not-templates' | 'newer' | 'empty' | 'too-large'

export class TemplatesFileError extends Error {
  override name = 'TemplatesFileError'
  constructor(readonly code: TemplatesFileErrorCode) {
    super(`templates file: ${code}`)
  }
}

export function cleanTemplateName(name: string): string {
  const shown = name.trimStart().slice(0, MAX_NAME_LOOKED_AT).replaceAll(/\s+/g, ' ').trim()
  return cutToLength(shown, MY_TEMPLATE_LIMITS.name)
}

const MAX_NAME_LOOKED_AT = 10_000 // for a name in a file, of any length

/** Appends the first free number: "Quiet 2". */
export function unusedName(name: string, taken: readonly string[]): string {
  const wanted = cleanTemplateName(name)
  const used = new Set(taken)
  if (!used.has(wanted)) return wanted
  for (let number = 2; ; number += 1) {
    const ending = ` ${number}`
    const numbered = cutToLength(wanted, MY_TEMPLATE_LIMITS.name - ending.length).trimEnd() + ending
    if (!used.has(numbered)) return numbered
  }
}

/** Untrusted data: drops invalid entries and duplicate ids. */
export function restoreMyTemplates(data: unknown): MyTemplate[] {
  const templates = new Map<string, MyTemplate>()
  for (const entry of Array.isArray(data) ? (data as readonly unknown[]) : []) {
    const { id, name, settings } = isRecord(entry) ? entry : {}
    if (typeof id !== 'string' || id === '' || typeof name !== 'string' || templates.has(id)) continue
    const kept = cleanTemplateName(name.toWellFormed())
    if (kept === '') continue
    templates.set(id, { id, name: kept, settings: restoreSettings(settings) })
    if (templates.size === MY_TEMPLATE_LIMITS.count) break
  }
  return [...templates.values()]
}

export function templatesFile(
  templates: readonly MyTemplate[],
  pictures: Readonly<Record<string, string>>,
): string {
  const looks = templates.map(({ name, settings }) => ({
    name,
    settings: storedSettings(withBackground(settings, unmarked)),
  }))
  return JSON.stringify(
    { kind: 'quotidian-templates', version: FILE_VERSION, templates: looks, pictures },
    null,
    2,
  )
}

export interface TemplatesFileContent {
  templates: { name: string; settings: CardSettings }[]
  pictures: Record<string, string> // data URLs by their names in the looks
}

export function readTemplatesFile(text: string): TemplatesFileContent {
  if (text.length > MAX_TEMPLATES_FILE_BYTES) throw new TemplatesFileError('too-large')
  const data = parsedJson(text)
  if (!isRecord(data) || data.kind !== 'quotidian-templates' || !Array.isArray(data.templates))
    throw new TemplatesFileError('not-templates')
  if (typeof data.version !== 'number' || data.version > FILE_VERSION) throw new TemplatesFileError('newer')
  const numbered = data.templates.map((entry: unknown, at) => {
    const { name, settings } = isRecord(entry) ? entry : {}
    return { id: String(at), name, settings }
  })
  const templates = restoreMyTemplates(numbered).map(({ name, settings }) => ({ name, settings }))
  if (templates.length === 0) throw new TemplatesFileError('empty')
  const pictures = Object.entries(isRecord(data.pictures) ? data.pictures : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].startsWith('data:image/'),
  )
  return { templates, pictures: Object.fromEntries(pictures) }
}
