import { existsSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { MANIFEST_NAME, manifestEntry } from '../../../card/set/manifest'
import { outputOf } from '../../../card/set/outputs'
import { utf8 } from '../../../export/embedded/bytes'
import { type ZipFile, zipParts } from '../../../export/set/zip'
import { beginBeside, type Unfinished } from '../atomicWrite'
import { CommandError, reasonOf, usageError } from '../commandError'
import type { DrawnCard, Task } from '../task'

export interface Packed {
  task: Task
  drawn: DrawnCard
}

export function parsePack(pack: string): string {
  if (pack === '' || pack === '-')
    throw usageError(`--pack is "${pack}": it must be a file, such as cards.zip`)
  if (existsSync(pack) && !statSync(pack).isFile()) throw usageError(`--pack is "${pack}": this is no file`)
  return /\.zip$/i.test(pack) ? pack : `${pack}.zip`
}

/** Until whole, the zip is a hidden file beside its final name. */
export async function writePack(file: string, cards: AsyncIterable<Packed>): Promise<void> {
  let failure: unknown = null
  let unfinished: Unfinished | null = null
  const remove = () => unfinished?.remove()
  process.once('exit', remove)
  try {
    unfinished = beginBeside(file)
    if (!unfinished) throw new Error('this is no file')
    const cardsOrWhy = keepFailure(cards, (error) => (failure = error))
    await writeParts(unfinished, zipParts(filesOf(cardsOrWhy)))
    unfinished.finish()
  } catch (cause) {
    remove()
    throw failure ?? new CommandError(`${file} cannot be written: ${reasonOf(cause)}`, 1, { cause })
  } finally {
    process.off('exit', remove)
  }
}

async function writeParts({ path, mode }: Unfinished, parts: AsyncGenerator<Uint8Array>): Promise<void> {
  const handle = await open(path, 'w', mode)
  try {
    // After a write error nobody waits for the next card; its producer ends it.
    for (let part = await parts.next(); !part.done; part = await parts.next())
      await handle.writeFile(part.value)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function* filesOf(cards: AsyncIterable<Packed>): AsyncGenerator<ZipFile> {
  const manifest: string[] = []
  let last = '2000-01-01'
  for await (const { task, drawn } of cards) {
    manifest.push(manifestLine(task, drawn))
    if (task.day > last) last = task.day
    // Zip paths have slashes on every system.
    yield { name: (task.file ?? '').replaceAll('\\', '/'), content: drawn.bytes, at: dateOf(task.day) }
  }
  yield { name: MANIFEST_NAME, content: utf8(manifestText(manifest)), at: dateOf(last) }
}

/** The card's day makes the bytes reproducible. A zip has local time, from 1980 on. */
function dateOf(day: string): Date {
  const [year = 1980, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Math.min(Math.max(year, 1980), 2107), month - 1, date)
}

/** A stream's end has no reason, so it is kept here. */
async function* keepFailure<T>(items: AsyncIterable<T>, keep: (error: unknown) => void): AsyncGenerator<T> {
  try {
    yield* items
  } catch (error) {
    keep(error)
    throw error
  }
}

/** As in every set's manifest (card/set/manifest.ts). */
export function manifestLine(
  { day, file, request: { card } }: Task,
  { widthPx: width, heightPx: height, bytes, link, lacksGlyphs }: DrawnCard,
): string {
  const facts = {
    file: file ?? '',
    day,
    madeFor: outputOf(card.settings),
    width,
    height,
    bytes: bytes.length,
  }
  const without = lacksGlyphs.length > 0 && { without: lacksGlyphs }
  return JSON.stringify({ ...manifestEntry(card, facts, 'en'), ...(link !== null && { link }), ...without })
}

/** Only the lines are in memory. */
export function manifestText(lines: readonly string[]): string {
  const pictures = lines.map((line) => `    ${line}`).join(',\n')
  return `{\n  "language": "en",\n  "pictures": [\n${pictures}\n  ]\n}\n`
}
