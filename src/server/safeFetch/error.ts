/** Why nothing was fetched. For developers and tests: visitors are told the same for all of them. */
export type SafeFetchErrorCode =
  | 'refused' // a target that is not ours to ask
  | 'unreachable' // no name, no connection, no HTTP
  | 'redirects' // too many, or to nowhere
  | 'http-status'
  | 'wrong-type' // not what was asked for
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
