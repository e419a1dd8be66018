import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_EXPORT_OPTIONS } from '../../card/exportOptions'
import { fileName } from '../../export/save'
import { targetOf, type MadeFor } from '../../look/targets'
import { usageError } from './commandError'
import { parseKey } from './optionValues'
import { type ExportFormat, FORMATS } from '../../export/formats'
import { keysOf } from '../../scene/values'

export type Output = { formatOf: (target: MadeFor) => FileFormat } & (
  { kind: 'stdout' } | { kind: 'files' | 'pack'; fileOf: (card: NamedCard) => string }
)

export interface NamedCard {
  day: string
  target: MadeFor
  name?: string // the order's name
  page?: string // the page's number
}

interface OutputOptions {
  out: string | undefined
  format: string | undefined
  pack: string | undefined
  several: readonly Placeholder[] // differ between cards
}

export type Placeholder = 'date' | 'target' | 'name' | 'page'

/** @throws {CommandError} if --out and --format disagree, or cards would overwrite each other */
export function parseOutput({ out, format, pack, several }: OutputOptions): Output {
  const chosen = format === undefined ? null : parseKey('format', format, FILE_FORMATS)
  if (out === '') throw usageError('--out is empty')
  if (pack !== undefined && out !== undefined)
    throw usageError('--pack and --out: the cards go into the pack or where --out says')
  const usual = (target: MadeFor) => chosen ?? targetOf(target)?.format ?? DEFAULT_EXPORT_OPTIONS.format
  if (out === '-') {
    if (several.length > 0) throw usageError(`--out is "-": ${needOf(several)}`)
    return { kind: 'stdout', formatOf: usual }
  }
  const extension = extensionOf(out)
  const fromName = extension === undefined ? undefined : FORMAT_OF[extension]
  if (out === undefined || (several.length > 0 ? isFolderOfMany(out) : !isPattern(out) && isFolder(out))) {
    const kind = pack === undefined ? 'files' : 'pack'
    return namedBy(kind, usual, (card) => join(out ?? '', usualName(card, several, usual(card.target))))
  }
  if (several.some((placeholder) => !out.includes(`{${placeholder}}`)))
    throw usageError(`--out is "${out}": ${needOf(several)}`)
  if (chosen && fromName && chosen !== fromName)
    throw usageError(`--format is "${chosen}", but --out ends in .${extension}`)
  if (!fromName && !chosen && !out.endsWith('.{ext}'))
    throw usageError(
      `--out is "${out}": it must end in .${Object.keys(FORMAT_OF).join(', .')}, or --format be given`,
    )
  return namedBy('files', fromName ? () => fromName : usual, (card, format) => filled(out, card, format))
}

function namedBy(
  kind: 'files' | 'pack',
  formatOf: Output['formatOf'],
  fileOf: (card: NamedCard, format: FileFormat) => string,
): Output {
  return { kind, formatOf, fileOf: (card) => fileOf(card, formatOf(card.target)) }
}

function filled(
  pattern: string,
  { day, target, name = '', page = '' }: NamedCard,
  format: FileFormat,
): string {
  const words = { date: day, target, name, page, ext: FILE_FORMATS[format].extension }
  return pattern.replaceAll(/\{(date|target|name|page|ext)\}/g, (_, word: keyof typeof words) => words[word])
}

/** `quote-2026-11-21.png`, `2026-11-21-instagram-post.jpg`, `00017.png`, `greetings-x.png` */
function usualName(
  { day, target, name, page }: NamedCard,
  several: readonly Placeholder[],
  format: FileFormat,
) {
  const { extension } = FILE_FORMATS[format]
  const ofTarget = several.includes('target') ? `-${target}` : ''
  if (page !== undefined) return `quote-${day}-${page}.${extension}`
  if (name !== undefined) return `${name}${ofTarget}.${extension}`
  return ofTarget === '' ? fileName(day, extension) : `${day}${ofTarget}.${extension}`
}

function needOf(several: readonly Placeholder[]): string {
  return `many cards need a folder, or a path with ${several.map((name) => `{${name}}`).join(' and ')} in it`
}

export function isFolderOfMany(out: string): boolean {
  const extension = extensionOf(out)
  return !isPattern(out) && (isFolder(out) || extension === undefined || FORMAT_OF[extension] === undefined)
}

function extensionOf(out = ''): string | undefined {
  return /\.([^./\\{}]+)$/.exec(out)?.[1]?.toLowerCase()
}

function isPattern(out: string): boolean {
  return /\{(?:date|target|name|page|ext)\}/.test(out)
}

function isFolder(path: string): boolean {
  if (/[/\\]$/.test(path)) return true
  try {
    return statSync(path).isDirectory()
  } catch {
    return false // writing reports the error
  }
}

type CommandFormat = Pick<ExportFormat, 'extension' | 'otherExtensions'>

/** Vectors are drawn only by the CLI. */
const FILE_FORMATS = {
  ...FORMATS,
  pdf: { extension: 'pdf' },
  svg: { extension: 'svg' },
} satisfies Record<string, CommandFormat>

export type FileFormat = keyof typeof FILE_FORMATS

const FORMAT_OF: Readonly<Record<string, FileFormat>> = Object.fromEntries(
  keysOf(FILE_FORMATS).flatMap((id) => {
    const { extension, otherExtensions = [] }: CommandFormat = FILE_FORMATS[id]
    return [extension, ...otherExtensions].map((known) => [known, id])
  }),
)
