export type QuoteErrorCode =
  | 'bad-date' // not a real calendar day
  | 'unreachable'
  | 'time-limit'
  | 'http-status' // a status other than 2xx
  | 'too-large'
  | 'charset' // unknown declared charset
  | 'garbled' // not in its declared charset
  | 'not-json'
  | 'wrong-shape'
  | 'blank'
  | 'markup'
  | 'too-long'
  | 'other-day' // its assign_date is not the requested day

/** `message` is for developers; visitors see a translation of `code`. */
export class QuoteError extends Error {
  override readonly name = 'QuoteError'

  constructor(
    readonly code: QuoteErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
