/** Why a fetch failed. For developers and tests: visitors get the same message for all of them. */
export type SafeFetchErrorCode =
  | 'refused' // a target that is not on the public web
  | 'unreachable' // no DNS answer, no connection, no HTTP
  | 'redirects' // too many, or to nowhere
  | 'http-status'
  | 'wrong-type' // not what was requested
  | 'too-large'
  | 'time-limit'
  | 'busy' // too many wait already

export class SafeFetchError extends Error {
  override readonly name = 'SafeFetchError'

  constructor(
    readonly code: SafeFetchErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
