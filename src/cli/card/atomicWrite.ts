import { randomUUID } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { CommandError, reasonOf } from './commandError'

/** File systems hold names of 255 bytes, and a file has a longer one while it is written. */
export const MOST_NAME_BYTES = 255 - unfinishedName('').length

/** How many bytes the longest name in a path has, be it the file's or a folder's. */
export function nameBytes(path: string): number {
  return Math.max(...path.split(/[/\\]/).map((name) => Buffer.byteLength(name)))
}

/**
 * Writes a file completely or not at all: to a temporary file next to it, which is then renamed. Synchronous, so that no
 * signal handler of main.ts runs in between. A symbolic link stays, and its target is replaced; a device or a pipe is
 * written into, since a file must not take its place. @throws {CommandError}
 */
export function writeFileAtomically(file: string, bytes: Uint8Array): void {
  try {
    const old = existsSync(file) ? statSync(file) : null
    if (!old) return replace(file, bytes)
    accessSync(file, constants.W_OK) // a file that may not be written may not be replaced either
    if (old.isFile()) replace(realpathSync(file), bytes, old.mode)
    else writeFileSync(file, bytes)
  } catch (cause) {
    throw new CommandError(`${file} cannot be written: ${reasonOf(cause)}`, 1, { cause })
  }
}

function replace(file: string, bytes: Uint8Array, mode = 0o666): void {
  const folder = dirname(file)
  const unfinished = join(folder, unfinishedName(basename(file)))
  try {
    makeFolder(folder)
    writeFileSync(unfinished, bytes, { mode })
    renameSync(unfinished, file)
  } catch (cause) {
    if (existsSync(unfinished)) rmSync(unfinished)
    throw cause
  }
}

/** Not by the process's number: in two containers it may be the same. */
function unfinishedName(name: string): string {
  return `.${name}.${randomUUID().slice(0, 8)}.part`
}

/** Not mkdir's own `recursive`: it never returns in places such as /proc, where no folder can be made. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process that writes there may have made it meanwhile.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}
