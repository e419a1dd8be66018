import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

const SLOW_MS = 10_000 // longer than any command timeout

export type Manner = 'well' | 'silent' | 'slow' | 'refusing' | 'loading'

/**
 * Something that speaks Redis's protocol on the wire and knows nothing: no value is ever there, every lock is given, no limit is
 * reached. What matters is how it answers, or does not.
 */
export async function startFakeRedis() {
  const sockets = new Set<Socket>()
  const state = { manner: 'well' as Manner, commands: 0, scriptsReply: '*2\r\n:1\r\n:1\r\n' }
  const server = createServer((socket) => {
    if (state.manner === 'refusing') return void socket.destroy()
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    socket.on('data', (bytes) => {
      for (const command of commandsIn(bytes.toString('latin1'))) {
        state.commands++
        answer(socket, command)
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  function answer(socket: Socket, command: string): void {
    if (state.manner === 'silent') return
    const reply = replyTo(command, state)
    if (state.manner === 'slow') setTimeout(() => socket.write(reply), SLOW_MS).unref()
    else socket.write(reply)
  }

  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    behave(manner: Manner) {
      state.manner = manner
      if (manner === 'refusing') for (const socket of sockets) socket.destroy()
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

function commandsIn(text: string): string[] {
  return [...text.matchAll(/\*\d+\r\n\$\d+\r\n([a-z]+)\r\n/gi)].map(([, name = '']) => name.toLowerCase())
}

function replyTo(
  command: string,
  { manner, scriptsReply }: { manner: Manner; scriptsReply: string },
): string {
  if (manner === 'loading') return '-LOADING Redis is loading the dataset in memory\r\n'
  if (command === 'info') return '$20\r\nredis_version:7.0.15\r\n'
  if (command === 'evalsha' || command === 'eval') return scriptsReply
  if (command === 'ping') return '+PONG\r\n'
  return '+OK\r\n'
}
