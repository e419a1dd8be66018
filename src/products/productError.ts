import { CodedError } from '../scene/values'

export type ProductErrorCode =
  | 'unreachable'
  | 'time-limit'
  | 'no-service'
  | 'too-many' // rate limited
  | 'bad-address' // an address that the endpoint rejects
  | 'no-page'
  | 'no-details'

export class ProductError extends CodedError<ProductErrorCode> {
  override readonly name = 'ProductError'
}
