import * as v from 'valibot'
import { parseJson } from './readAnswer'
import { QuoteError } from './quoteError'

const proxySchema = v.object({
  contents: v.string(),
  status: v.optional(v.object({ http_code: v.pipe(v.number(), v.minValue(200), v.maxValue(299)) })),
})

/**
 * Unwraps a public CORS proxy's response: `{contents: "…JSON…", status: {http_code}}` → the JSON inside.
 * The proxy itself responds with 200 even if the provider failed, so `status` is checked.
 * @throws {QuoteError} http-status, wrong-shape or not-json
 */
export function unwrapProxyAnswer(answer: unknown): unknown {
  const parsed = v.safeParse(proxySchema, answer)
  if (parsed.success) return parseJson(parsed.output.contents)
  const [issue] = parsed.issues
  const path = v.getDotPath(issue) ?? 'answer'
  throw new QuoteError(
    path.startsWith('status') ? 'http-status' : 'wrong-shape',
    `proxy ${path}: ${issue.message}`,
  )
}
