import { ExportError, type ExportErrorCode } from '../exportError'

/** Why a picture of a set could not be drawn; `worker`: what draws stopped, even when it was started anew. */
export type SetFailure = Exclude<ExportErrorCode, 'aborted'> | 'worker'

export function failureOf(error: unknown): SetFailure {
  return error instanceof ExportError && error.code !== 'aborted' ? error.code : 'empty'
}
