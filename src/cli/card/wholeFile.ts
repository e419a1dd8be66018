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

/**
 * Writes a file whole or not at all: beside it first, then in its place. Without a pause in between, so that main.ts
 * hears no signal before both are done. A link stays, what it leads to is replaced; a device or a pipe is written
 * into: a file in its place would take it from everyone. @throws {CommandError}
 */
export function writeWholeFile(file: string, bytes: Uint8Array): void {
  try {
    const old = existsSync(file) ? statSync(file) : null
    if (!old) return replace(file, bytes)
    accessSync(file, constants.W_OK) // where it may not be written, it may not be replaced either
    if (old.isFile()) replace(realpathSync(file), bytes, old.mode)
    else writeFileSync(file, bytes)
  } catch (cause) {
    throw new CommandError(`${file} cannot be written: ${reasonOf(cause)}`, 1, { cause })
  }
}

function replace(file: string, bytes: Uint8Array, mode = 0o666): void {
  const folder = dirname(file)
  const unfinished = join(folder, `.${basename(file)}.${process.pid}.part`)
  try {
    makeFolder(folder)
    writeFileSync(unfinished, bytes, { mode })
    renameSync(unfinished, file)
  } catch (cause) {
    if (existsSync(unfinished)) rmSync(unfinished)
    throw cause
  }
}

/** Not mkdir's own `recursive`: where nothing can be made, as in /proc, it never comes back. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  mkdirSync(folder)
}
