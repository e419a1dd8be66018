/** Why a source gave no quote, or why none can be requested. */
export type QuoteErrorCode =
  | 'bad-date' // not a real calendar day
  | 'unreachable' // no answer: offline, blocked, refused
  | 'time-limit'
  | 'http-status' // a status other than 2xx
  | 'too-large'
  | 'charset' // declared as one that is not known
  | 'garbled' // in another charset than it says
  | 'not-json'
  | 'wrong-shape'
  | 'blank'
  | 'markup' // HTML instead of text
  | 'too-long'
  | 'other-day' // its assign_date is not the requested day

/** `message` is for developers, visitors see a translation of `code`. */
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
