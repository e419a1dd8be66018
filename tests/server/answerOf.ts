import type { Hono } from 'hono'

/** The answer at an address, or at the one address that a card has. */
export async function answerOf(app: Hono, path: string): Promise<Response> {
  const answer = await app.request(path)
  return answer.status === 308 ? app.request(answer.headers.get('location')!) : answer
}
