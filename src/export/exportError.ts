/**
 * Why an export failed.
 * `fonts-offline`: font files could not be fetched; `empty`: the browser gave no picture (too little memory,
 * or a canvas beyond its limits); `tainted`: a picture forbids reading the canvas; `encode`: the browser
 * cannot write this format and our encoder failed too; `different`: the finished file is not what was promised;
 * `aborted`: by the caller's signal.
 */
export type ExportErrorCode = 'fonts-offline' | 'empty' | 'tainted' | 'encode' | 'different' | 'aborted'

export class ExportError extends Error {
  constructor(
    readonly code: ExportErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'ExportError'
  }
}
