import { ExportError, type ExportErrorCode } from '../exportError'

export type SetFailure = Exclude<ExportErrorCode, 'aborted'>

export function failureOf(error: unknown): SetFailure {
  return error instanceof ExportError && error.code !== 'aborted' ? error.code : 'empty'
}
