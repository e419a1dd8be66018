import { randomUUID } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { CommandError, reasonOf } from './commandError'

/** Temporary names are longer, and file systems allow 255 bytes. */
export const MOST_NAME_BYTES = 255 - unfinishedName('').length

export function nameBytes(path: string): number {
  return Math.max(...path.split(/[/\\]/).map((name) => Buffer.byteLength(name)))
}

/** Synchronous, so that no signal handler runs in between; a device or pipe is written directly. */
export function writeFileAtomically(file: string, bytes: Uint8Array): void {
  try {
    const unfinished = beginBeside(file)
    if (unfinished) writeWhole(unfinished, bytes)
    else writeFileSync(file, bytes)
  } catch (cause) {
    throw new CommandError(`${file} cannot be written: ${reasonOf(cause)}`, 1, { cause })
  }
}

function writeWhole(unfinished: Unfinished, bytes: Uint8Array): void {
  try {
    writeFileSync(unfinished.path, bytes, { mode: unfinished.mode })
    unfinished.finish()
  } catch (cause) {
    unfinished.remove()
    throw cause
  }
}

export interface Unfinished {
  path: string // "cards/.card.png.3f9a1c02.part"
  mode: number
  finish(): void // renames it to the final name
  remove(): void
}

/** Keeps a symbolic link and permissions; null for a device or pipe. */
export function beginBeside(file: string): Unfinished | null {
  const old = statSync(file, { throwIfNoEntry: false })
  if (old) accessSync(file, constants.W_OK) // A read-only file may not be replaced either.
  if (old && !old.isFile()) return null
  const target = old ? realpathSync(file) : endOfLinks(file)
  const path = join(dirname(target), unfinishedName(basename(target)))
  makeFolder(dirname(target))
  return {
    path,
    mode: old?.mode ?? 0o666,
    finish() {
      if (old && statSync(path).mode !== old.mode) chmodSync(path, old.mode) // The umask may have removed some permissions.
      renameSync(path, target)
    },
    remove: () => rmSync(path, { force: true }),
  }
}

/** The system has already rejected cycles. */
function endOfLinks(file: string): string {
  if (!lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) return file
  return endOfLinks(resolve(realpathSync(dirname(file)), readlinkSync(file)))
}

/** Process ids may be equal in two containers. */
function unfinishedName(name: string): string {
  return `.${name}.${randomUUID().slice(0, 8)}.part`
}

/** mkdir's own `recursive` never returns in places such as /proc, where no folder can be made. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}
