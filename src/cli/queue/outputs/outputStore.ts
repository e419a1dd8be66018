import { readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { writeFileAtomically } from '../../card/atomicWrite'
import { reasonOf } from '../../card/commandError'
import type { FileFormat } from '../../card/fileFormats'
import type { Batch } from '../batches'

/** Where drawn cards go. */
export interface OutputStore {
  /**
   * Puts a whole file under its name, or none. The same file put twice is there once.
   * @param isAgain it may have been begun before
   * @throws {Error} whose message says why it is not there
   */
  put(file: string, bytes: Uint8Array, format: FileFormat, isAgain: boolean): Promise<void>
}

type Environment = Readonly<Record<string, string | undefined>>

/** The client of an S3 address is loaded with the first such batch. @throws {CommandError} where its keys are missing */
export async function outputStoreOf(
  { place }: Pick<Batch, 'place'>,
  environment: Environment,
): Promise<OutputStore> {
  if (place === 'folder') return folderPlace
  const { s3Place, s3FromEnvironment } = await import('./s3')
  return s3Place(s3FromEnvironment(environment))
}

/** A folder of this machine, or one that several machines share. */
export const folderPlace: OutputStore = {
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
