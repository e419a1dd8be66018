import type { Socket } from 'node:net'

/** Sends lines, and returns all that comes back until the connection is closed, also where it is cut. */
export async function answerOn(socket: Socket, lines: string): Promise<string> {
  let answer = ''
  socket.on('error', () => {})
  socket.on('data', (chunk) => (answer += chunk))
  socket.write(lines)
  await new Promise((resolve) => socket.once('close', resolve)) // `once` of node:events fails where it is cut
  return answer
}
