/**
 * So many requests are begun in each turn of the event loop, in the order they came: a thousand at once do not keep all
 * else waiting, since connections, timers and what is urgent come in between. Node accepts one connection a turn: while many
 * requests wait, turns that bring one begin nothing, or whoever comes last would wait for all of them to be heard.
 */
import type { IncomingMessage, RequestListener, Server } from 'node:http'

const PER_TURN = 4 // about a millisecond
const MANY = 32
const MAX_TURNS_OFF = 50

export function paced(
  server: Server,
  listener: RequestListener,
  isUrgent: (request: IncomingMessage) => boolean,
): RequestListener {
  const waiting: (() => void)[] = []
  let begunInTurn = 0
  let isSomebodyNew = false
  let turnsOff = 0

  function nextTurn(): void {
    const isOff = isSomebodyNew && waiting.length >= MANY && turnsOff < MAX_TURNS_OFF
    isSomebodyNew = false
    turnsOff = isOff ? turnsOff + 1 : 0
    const begun = isOff ? [] : waiting.splice(0, PER_TURN)
    begunInTurn = begun.length
    if (begunInTurn + waiting.length > 0) setImmediate(nextTurn)
    for (const begin of begun) begin()
  }

  server.on('connection', () => (isSomebodyNew = true))
  return (request, response) => {
    if (isUrgent(request)) return listener(request, response)
    const begin = () => {
      if (!request.socket.destroyed) listener(request, response)
    }
    if (begunInTurn + waiting.length === 0) setImmediate(nextTurn)
    if (begunInTurn === PER_TURN || waiting.length > 0) return void waiting.push(begin)
    begunInTurn += 1
    begin()
  }
}
