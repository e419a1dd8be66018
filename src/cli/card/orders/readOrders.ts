import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { addAbortSignal } from 'node:stream'
import { CommandError, reasonOf, usageError } from '../commandError'
import { linesOf, type Line } from './lines'

/**
 * stdin is Node's own stream: an idle descriptor could not be aborted.
 * @throws {CommandError} if the file cannot be read
 */
export async function* orderLines(file: string, signal?: AbortSignal): AsyncGenerator<Line> {
  const stream = file === '-' ? process.stdin : createReadStream(file)
  if (signal) addAbortSignal(signal, stream)
  try {
    yield* linesOf(stream as AsyncIterable<Uint8Array>)
  } catch (cause) {
    throw new CommandError(`--orders ${file === '-' ? 'stdin' : file}: ${reasonOf(cause)}`, 2, { cause })
  } finally {
    stream.destroy()
  }
}

/** Needed for the progress display; null for stdin. @throws {CommandError} */
export async function countLines(file: string): Promise<number | null> {
  if (file === '-') return null
  if (file === '') throw usageError('--orders is empty')
  const handle = await open(file).catch((error: unknown) => {
    throw usageError(`--orders ${file}: ${reasonOf(error)}`)
  })
  try {
    if (!(await handle.stat()).isFile()) return null
    let count = 0
    for await (const { text } of linesOf(
      handle.createReadStream({ autoClose: false }) as AsyncIterable<Uint8Array>,
    ))
      if (text?.trim() !== '') count++
    return count
  } catch (error) {
    throw usageError(`--orders ${file}: ${reasonOf(error)}`)
  } finally {
    await handle.close()
  }
}
