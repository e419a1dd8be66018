import type { Context } from 'hono'

export type ApiErrorCode = 'bad-date' | 'bad-method' | 'not-found' | 'internal'

/** An endpoint's refusal: `{error: {code, message}}`; the message is for developers and quotes nothing back. */
export function apiError(
  c: Context,
  status: 400 | 404 | 405 | 500,
  code: ApiErrorCode,
  message: string,
): Response {
  c.header('cache-control', 'no-store')
  return c.json({ error: { code, message } }, status)
}
