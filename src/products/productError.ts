/** Why a product could not be looked up. */
export type ProductErrorCode =
  | 'unreachable' // no answer: offline, blocked
  | 'time-limit'
  | 'no-service' // this site has no look-up: an endpoint that is not there, a static host's page
  | 'too-many' // look-ups in a short time
  | 'bad-address' // not one that is looked up
  | 'no-page' // there, but it could not be read
  | 'no-details' // read, and it says nothing of itself

/** The one error of this room; `message` is for developers, visitors see a translation of `code`. */
export class ProductError extends Error {
  override readonly name = 'ProductError'

  constructor(
    readonly code: ProductErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
