export type ProductErrorCode =
  | 'unreachable'
  | 'time-limit'
  | 'no-service'
  | 'too-many' // rate limited
  | 'bad-address' // an address that the endpoint rejects
  | 'no-page'
  | 'no-details'

/** `message` is for developers; visitors see a translation of `code`. */
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
