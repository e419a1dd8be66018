/** A quote provider on loopback that can stop answering; counts its calls by day. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const TAKES_MS = 30

export function wordsOf(day) {
  return { content: `The words of ${day}.`, translation: `${day} 的一句。`, author: 'A. Author' }
}

export async function startProvider() {
  const calls = new Map()
  let isHanging = false
  const server = createServer(async ({ url }, response) => {
    const day = new URL(url, 'http://here').searchParams.get('date')
    calls.set(day, (calls.get(day) ?? 0) + 1)
    if (isHanging) return
    await pause(TAKES_MS)
    response.setHeader('content-type', 'application/json')
    const pictures = { share_img_urls: [], origin_img_urls: [] }
    response.end(JSON.stringify({ id: day, ...wordsOf(day), assign_date: day, ...pictures }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${server.address().port}/quote`,
    callsFor: (day) => calls.get(day) ?? 0,
    hang: () => (isHanging = true),
    answerAgain: () => {
      isHanging = false
      server.closeAllConnections()
    },
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
