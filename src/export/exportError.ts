/**
 * `empty`: too little memory, or a canvas beyond its limits; `tainted`: a picture forbids reading the canvas;
 * `encode`: browser and our encoder failed; `different`: the file differs from the request; `aborted`: by the
 * caller's signal.
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
