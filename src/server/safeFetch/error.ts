import { CodedError } from '../../scene/values'

/** For developers: visitors get one message for all. */
export type SafeFetchErrorCode =
  | 'refused' // the target is not on the public web
  | 'unreachable' // no DNS answer, no connection, no HTTP
  | 'redirects' // too many, or without a valid target
  | 'http-status'
  | 'wrong-type' // an unwanted type
  | 'too-large'
  | 'time-limit'
  | 'busy' // the queue is full

export class SafeFetchError extends CodedError<SafeFetchErrorCode> {
  override readonly name = 'SafeFetchError'
}
