/** Why a product could not be looked up. */
export type ProductErrorCode =
  | 'unreachable' // no answer: offline, blocked
  | 'time-limit'
  | 'no-service' // this host has no look-up endpoint
  | 'too-many' // rate limited
  | 'bad-address' // an address that is not looked up
  | 'no-page' // the page could not be read
  | 'no-details' // the page has no product details

/** `message` is for developers, visitors see a translation of `code`. */
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
