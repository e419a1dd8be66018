import type { FileFormat } from '../../card/fileFormats'
import type { Batch } from '../batches'
import { folderPlace } from './folder'

/** Where drawn cards go. */
export interface Place {
  /**
   * Puts a whole file under its name, or none. The same file put twice is there once.
   * @param isAgain it may have been begun before
   * @throws {Error} whose message says why it is not there
   */
  put(file: string, bytes: Uint8Array, format: FileFormat, isAgain: boolean): Promise<void>
}

type Environment = Readonly<Record<string, string | undefined>>

/** The client of an S3 address is loaded with the first such batch. @throws {CommandError} where its keys are missing */
export async function placeOf({ place }: Pick<Batch, 'place'>, environment: Environment): Promise<Place> {
  if (place === 'folder') return folderPlace
  const { s3Place, s3FromEnvironment } = await import('./s3')
  return s3Place(s3FromEnvironment(environment))
}
