import type { Hono } from 'hono'

export async function answerOf(app: Hono, path: string): Promise<Response> {
  const answer = await app.request(path)
  return answer.status === 308 ? app.request(answer.headers.get('location')!) : answer
}
