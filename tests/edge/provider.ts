import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Provider {
  url: string
  asked: string[]
  stop(): void
}

export async function startProvider(tookMs: number): Promise<Provider> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const day = new URL(request.url ?? '', 'http://provider').searchParams.get('date') ?? ''
    asked.push(day)
    setTimeout(() => {
      response.setHeader('content-type', 'application/json')
      response.end(
        JSON.stringify({ assign_date: day, content: `The provider’s words of ${day}.`, author: 'Someone' }),
      )
    }, tookMs)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/quote`, asked, stop: () => void server.close() }
}
