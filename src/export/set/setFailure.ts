import { ExportError, type ExportErrorCode } from '../exportError'

/** Why a picture of a set could not be drawn. */
export type SetFailure = Exclude<ExportErrorCode, 'aborted'>

export function failureOf(error: unknown): SetFailure {
  return error instanceof ExportError && error.code !== 'aborted' ? error.code : 'empty'
}
