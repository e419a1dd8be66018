import { readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { writeFileAtomically } from '../../card/atomicWrite'
import { reasonOf } from '../../card/commandError'
import type { FileFormat } from '../../card/output'
import type { Batch } from '../batches'

export interface OutputStore {
  /** All or nothing, idempotent. @throws {Error} whose message is the reason */
  put(file: string, bytes: Uint8Array, format: FileFormat, isAgain: boolean): Promise<void>
}

type Environment = Readonly<Record<string, string | undefined>>

/** Loads the S3 client for the first such batch. @throws {CommandError} if its keys are missing */
export async function outputStoreOf(
  { place }: Pick<Batch, 'place'>,
  environment: Environment,
): Promise<OutputStore> {
  if (place === 'folder') return folderPlace
  const { s3Place, s3FromEnvironment } = await import('./s3')
  return s3Place(s3FromEnvironment(environment))
}

/** May be shared by several machines. */
export const folderPlace: OutputStore = {
  async put(file, bytes, _format, isAgain) {
    try {
      writeFileAtomically(file, bytes)
    } catch (cause) {
      throw new Error(reasonOf(cause), { cause }) // Only this file fails: the next may have room.
    }
    if (isAgain) removeBegun(file)
  },
}

/** Removes what a machine that was switched off left. */
function removeBegun(file: string): void {
  const start = `.${basename(file)}.`
  for (const name of readdirSync(dirname(file)))
    if (name.startsWith(start) && name.endsWith('.part')) rmSync(join(dirname(file), name), { force: true })
}
