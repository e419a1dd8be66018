import { isRecord, parsedJson } from '../scene/values'
import { restoreSettings } from './restore'
import type { CardSettings } from './settings'

/** A look that a visitor has saved under a name. */
export interface MyTemplate {
  id: string // unique in this browser only
  name: string
  settings: CardSettings
}

export const MY_TEMPLATE_LIMITS = { name: 40, count: 60 } as const

const FILE_VERSION = 1

export type TemplatesFileErrorCode = 'not-templates' | 'newer' | 'empty'

export class TemplatesFileError extends Error {
  override name = 'TemplatesFileError'
  constructor(readonly code: TemplatesFileErrorCode) {
    super(`templates file: ${code}`)
  }
}

/** The name with whitespace collapsed and cut to the limit; '' if nothing is left. */
export function cleanTemplateName(name: string): string {
  return [...name.replaceAll(/\s+/g, ' ').trim()].slice(0, MY_TEMPLATE_LIMITS.name).join('')
}

/** The name, with the first free number appended if it is taken: "Quiet 2". */
export function unusedName(name: string, taken: readonly string[]): string {
  const wanted = cleanTemplateName(name)
  if (!taken.includes(wanted)) return wanted
  for (let number = 2; ; number += 1) {
    const ending = ` ${number}`
    const numbered =
      [...wanted]
        .slice(0, MY_TEMPLATE_LIMITS.name - ending.length)
        .join('')
        .trimEnd() + ending
    if (!taken.includes(numbered)) return numbered
  }
}

/** Templates from untrusted data: invalid entries are dropped; of duplicate ids the first is kept. */
export function restoreMyTemplates(data: unknown): MyTemplate[] {
  if (!Array.isArray(data)) return []
  const templates = data.flatMap((entry: unknown) => {
    const { id, name, settings } = isRecord(entry) ? entry : {}
    if (typeof id !== 'string' || id === '' || typeof name !== 'string') return []
    const kept = cleanTemplateName(name.toWellFormed())
    return kept === '' ? [] : [{ id, name: kept, settings: restoreSettings(settings) }]
  })
  const isFirst = ({ id }: MyTemplate, at: number) => templates.findIndex((other) => other.id === id) === at
  return templates.filter(isFirst).slice(0, MY_TEMPLATE_LIMITS.count)
}

/** The text of a file for `readTemplatesFile`: names, looks, and the visitor's own pictures as data URLs. */
export function templatesFile(
  templates: readonly MyTemplate[],
  pictures: Readonly<Record<string, string>>,
): string {
  const looks = templates.map(({ name, settings }) => ({ name, settings }))
  return JSON.stringify(
    { kind: 'quotidian-templates', version: FILE_VERSION, templates: looks, pictures },
    null,
    2,
  )
}

export interface TemplatesFileContent {
  templates: { name: string; settings: CardSettings }[]
  pictures: Record<string, string> // data URLs by the name used in the looks
}

/** @throws {TemplatesFileError} */
export function readTemplatesFile(text: string): TemplatesFileContent {
  const data = parsedJson(text)
  if (!isRecord(data) || data.kind !== 'quotidian-templates' || !Array.isArray(data.templates))
    throw new TemplatesFileError('not-templates')
  if (typeof data.version !== 'number' || data.version > FILE_VERSION) throw new TemplatesFileError('newer')
  const numbered = data.templates.map((entry: unknown, at) => ({ ...(entry as object), id: String(at) }))
  const templates = restoreMyTemplates(numbered).map(({ name, settings }) => ({ name, settings }))
  if (templates.length === 0) throw new TemplatesFileError('empty')
  const pictures = Object.entries((data.pictures ?? {}) as Record<string, unknown>).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].startsWith('data:image/'),
  )
  return { templates, pictures: Object.fromEntries(pictures) }
}
