import { isRecord } from '../scene/values'
import { parseJson } from './readAnswer'
import { QuoteError } from './quoteError'

/**
 * Unwraps a public CORS proxy's response: `{contents: "…JSON…", status: {http_code}}` → the JSON inside.
 * The proxy itself responds with 200 even if the provider failed, so `status` is checked.
 * @throws {QuoteError} http-status, wrong-shape or not-json
 */
export function unwrapProxyAnswer(answer: unknown): unknown {
  if (!isRecord(answer) || typeof answer['contents'] !== 'string')
    throw new QuoteError('wrong-shape', `proxy contents: not a text but ${typeof answer}`)
  const { contents, status } = answer
  const code = isRecord(status) ? status['http_code'] : null
  if (status !== undefined && !(typeof code === 'number' && code >= 200 && code <= 299))
    throw new QuoteError('http-status', `proxy status: not 200 to 299 but ${String(code)}`)
  return parseJson(contents)
}
