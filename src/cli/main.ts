#!/usr/bin/env node
/** `quotidian`: cards as pictures from the command line. `npm run build` makes dist/cli/main.js of it. */
import { readFileSync } from 'node:fs'
import { localDay } from '../quotes/dates'
import { runCommand } from './card/command'
import { CommandError, reasonOf } from './card/commandError'

// A signal is heard between two cards: with a listener, none cuts a file's writing short.
process.once('SIGINT', () => {
  if (process.stderr.isTTY) process.stderr.write('\n') // a line of progress may stand there
  process.exit(130)
})
process.once('SIGTERM', () => process.exit(143))
// Whoever listened to what is told may leave: the cards are drawn all the same.
process.stderr.on('error', () => {})

process.exitCode = await runCommand(process.argv.slice(2), {
  print,
  tell: (text) => process.stderr.write(text),
  isTerminal: { stdout: process.stdout.isTTY ?? false, stderr: process.stderr.isTTY ?? false },
  today: localDay(new Date()),
  version: packageVersion(),
})

/** The package lies two folders up, from here and from dist/cli. */
function packageVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

/** Resolves when it is written; a reader who left is an error like any other. */
function print(output: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    const failed = (cause: NodeJS.ErrnoException) => {
      const reason = cause.code === 'EPIPE' ? 'whoever read it has left' : reasonOf(cause)
      reject(new CommandError(`stdout cannot be written: ${reason}`, 1, { cause }))
    }
    process.stdout.once('error', failed)
    process.stdout.write(output, (error) => (error ? failed(error) : resolve()))
  })
}
