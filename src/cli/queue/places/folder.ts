import { readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { writeFileAtomically } from '../../card/atomicWrite'
import { reasonOf } from '../../card/commandError'
import type { Place } from './place'

/** A folder of this machine, or one that several machines share. */
export const folderPlace: Place = {
  async put(file, bytes, _format, isAgain) {
    try {
      writeFileAtomically(file, bytes)
    } catch (cause) {
      throw new Error(reasonOf(cause), { cause }) // of this file: the next may have room
    }
    if (isAgain) removeBegun(file)
  },
}

/** What a machine that was switched off while it wrote this file has left. */
function removeBegun(file: string): void {
  const start = `.${basename(file)}.`
  for (const name of readdirSync(dirname(file)))
    if (name.startsWith(start) && name.endsWith('.part')) rmSync(join(dirname(file), name), { force: true })
}
