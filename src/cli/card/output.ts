import { statSync } from 'node:fs'
import { join } from 'node:path'
import { FORMATS, type FormatId } from '../../export/formats'
import { fileName } from '../../export/save'
import { usageError } from './commandError'
import { parseKey } from './optionValues'

/** Where cards are written. */
export type Output = { format: FormatId } & (
  { kind: 'stdout' } | { kind: 'files'; fileOf: (day: string) => string }
)

interface OutputOptions {
  out: string | undefined
  format: string | undefined
  isRange: boolean
  fallback: FormatId // if neither of them says
}

const FORMAT_OF: Readonly<Record<string, FormatId>> = { png: 'png', jpg: 'jpg', jpeg: 'jpg', webp: 'webp' }
const DATE = '{date}'

/** @throws {CommandError} where --out and --format disagree, or one file would be written for many days */
export function parseOutput({ out, format, isRange, fallback }: OutputOptions): Output {
  const chosen = format === undefined ? null : parseKey('format', format, FORMATS)
  if (out === '') throw usageError('--out is empty')
  if (out === '-') {
    if (isRange) throw usageError('--out is "-": a range needs a folder, or a path with {date} in it')
    return { kind: 'stdout', format: chosen ?? fallback }
  }
  const extension = /\.([^./\\]+)$/.exec(out ?? '')?.[1]?.toLowerCase()
  const fromName = extension === undefined ? undefined : FORMAT_OF[extension]
  const isPattern = out?.includes(DATE) ?? false
  const isFolderName =
    out === undefined || (!isPattern && (isFolder(out) || (isRange && fromName === undefined)))
  if (isFolderName) {
    const id = chosen ?? fallback
    return filesOf(id, (day) => join(out ?? '', fileName(day, FORMATS[id].extension)))
  }
  if (isRange && !isPattern)
    throw usageError(`--out is "${out}": a range needs a folder, or a path with {date} in it`)
  if (chosen && fromName && chosen !== fromName)
    throw usageError(`--format is "${chosen}", but --out ends in .${extension}`)
  const id = chosen ?? fromName
  if (!id)
    throw usageError(
      `--out is "${out}": it must end in .${Object.keys(FORMAT_OF).join(', .')}, or --format be given`,
    )
  return filesOf(id, (day) => out!.replaceAll(DATE, day))
}

function filesOf(format: FormatId, fileOf: (day: string) => string): Output {
  return { kind: 'files', format, fileOf }
}

function isFolder(path: string): boolean {
  if (/[/\\]$/.test(path)) return true
  try {
    return statSync(path).isDirectory()
  } catch {
    return false // writing to it gives the error
  }
}
