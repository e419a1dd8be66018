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

/** File systems hold names of 255 bytes, and a file has a longer one while it is written. */
export const MOST_NAME_BYTES = 255 - unfinishedName('').length

/** How many bytes the longest name in a path has, be it the file's or a folder's. */
export function nameBytes(path: string): number {
  return Math.max(...path.split(/[/\\]/).map((name) => Buffer.byteLength(name)))
}

/**
 * Writes a file completely or not at all, see `beginBeside`. Synchronous, so that no signal handler of main.ts runs in between.
 * A device or a pipe is written into, since a file must not take its place. @throws {CommandError}
 */
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

/** What a file is until it is whole: a hidden one beside it. */
export interface Unfinished {
  path: string // "cards/.card.png.3f9a1c02.part"
  mode: number // that it is made with
  finish(): void // gives it the file's name
  remove(): void
}

/**
 * Where a file is written until it is whole. A symbolic link stays, and what it points to is replaced, with its permissions.
 * null: it is a device or a pipe. @throws where it may not be written, or its folder cannot be made
 */
export function beginBeside(file: string): Unfinished | null {
  const old = statSync(file, { throwIfNoEntry: false })
  if (old) accessSync(file, constants.W_OK) // a file that may not be written may not be replaced either
  if (old && !old.isFile()) return null
  const target = old ? realpathSync(file) : endOfLinks(file)
  const path = join(dirname(target), unfinishedName(basename(target)))
  makeFolder(dirname(target))
  return {
    path,
    mode: old?.mode ?? 0o666,
    finish() {
      if (old && statSync(path).mode !== old.mode) chmodSync(path, old.mode) // the umask may have taken some of it
      renameSync(path, target)
    },
    remove: () => rmSync(path, { force: true }),
  }
}

/** The name that a link to no file stands for, be it by further links. The system has refused those that go round. */
function endOfLinks(file: string): string {
  if (!lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) return file
  return endOfLinks(resolve(realpathSync(dirname(file)), readlinkSync(file)))
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
