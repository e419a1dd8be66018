#!/usr/bin/env node
/** The CLI; `npm run build` makes dist/cli/main.js. */
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { rendererProcess } from '../draw/node/drawingProcess'
import { keepYoungHeapSmall } from '../draw/node/memory'
import { localDay } from '../quotes/dates'
import { runCommand } from './card/command'
import { CommandError, reasonOf } from './card/commandError'

keepYoungHeapSmall()

const DRAWING_PROCESS = new URL('./cardProcess.js', import.meta.url)
const DRAWING_LIMITS = { ms: 300_000 } // A thousand times most cards: 8K on a busy machine takes many seconds.

// With a handler, a signal takes effect between cards and never interrupts a file.
let end: (() => void) | null = null // first signal: finish current work; second: exit
process.on('SIGINT', () => {
  if (process.stderr.isTTY) process.stderr.write('\n') // ends the progress line
  stop(130)
})
process.on('SIGTERM', () => stop(143))
// Go on drawing when the reader of stderr has gone.
process.stderr.on('error', () => {})

process.exitCode = await runCommand(process.argv.slice(2), {
  writeOutput,
  writeError: (text) => process.stderr.write(text),
  isTerminal: { stdout: process.stdout.isTTY ?? false, stderr: process.stderr.isTTY ?? false },
  today: localDay(new Date()),
  nowMs: () => performance.now(),
  processes: { cores: availableParallelism(), start: () => rendererProcess(DRAWING_PROCESS, DRAWING_LIMITS) },
  version: packageVersion(),
  environment: process.env,
  now: () => new Date(),
  onStop: (ending) => (end = ending),
})

function stop(code: number): void {
  if (end === null) process.exit(code)
  end()
  end = null
}

/** package.json is two folders up, from here and from dist/cli. */
function packageVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

function writeOutput(output: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    const failed = (cause: NodeJS.ErrnoException) => {
      const reason = cause.code === 'EPIPE' ? 'its reader has closed it' : reasonOf(cause)
      reject(new CommandError(`stdout cannot be written: ${reason}`, 1, { cause }))
    }
    process.stdout.once('error', failed)
    process.stdout.write(output, (error) => (error ? failed(error) : resolve()))
  })
}
