/** Why a source gave no quote, or why none can be asked for. */
export type QuoteErrorCode =
  | 'bad-date' // not a real calendar day
  | 'unreachable' // no answer: offline, blocked, refused
  | 'time-limit'
  | 'http-status' // an answer other than 2xx
  | 'too-large'
  | 'not-json'
  | 'wrong-shape'
  | 'blank'
  | 'markup' // HTML where text was due
  | 'too-long'
  | 'other-day' // its assign_date is not the day asked for

/** The one error of this room; `message` is for developers, visitors see a translation of `code`. */
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
