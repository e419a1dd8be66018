import type { Socket } from 'node:net'

export async function answerOn(socket: Socket, lines: string): Promise<string> {
  let answer = ''
  socket.on('error', () => {})
  socket.on('data', (chunk) => (answer += chunk))
  socket.write(lines)
  await new Promise((resolve) => socket.once('close', resolve)) // `once` of node:events rejects on a reset.
  return answer
}
