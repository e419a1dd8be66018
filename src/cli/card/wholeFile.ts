import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { CommandError, reasonOf } from './commandError'

/**
 * Writes a file whole or not at all: beside it first, then in its place. Without a pause in between, so that main.ts
 * hears no signal before both are done. @throws {CommandError}
 */
export function writeWholeFile(file: string, bytes: Uint8Array): void {
  const folder = dirname(file)
  const unfinished = join(folder, `.${basename(file)}.${process.pid}.part`)
  try {
    makeFolder(folder)
    writeFileSync(unfinished, bytes)
    renameSync(unfinished, file)
  } catch (cause) {
    if (existsSync(unfinished)) rmSync(unfinished)
    throw new CommandError(`${file} cannot be written: ${reasonOf(cause)}`, 1, { cause })
  }
}

/** Not mkdir's own `recursive`: where nothing can be made, as in /proc, it never comes back. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  mkdirSync(folder)
}
