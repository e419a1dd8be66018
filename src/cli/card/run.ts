import { existsSync } from 'node:fs'
import { SITE } from '../../site'
import { writeFileAtomically } from './atomicWrite'
import type { CommandDependencies } from './command'
import { CommandError, usageError } from './commandError'
import { dayTasks } from './days'
import { drawnInOrder, type Outcome, rendererHere } from './drawing/workerPool'
import type { CardJob } from './job'
import type { OptionValues } from './options'
import { orderTasks } from './orders/orderTasks'
import { countLines, orderLines } from './orders/readOrders'
import { arePages, pageTasks } from './pages'
import { type Packed, parsePack, writePack } from './pack/pack'
import { type Progress, progressLine, SILENT } from './progress'
import { type DrawnCard, isLeftOut, type Item, type Task } from './task'

const MAX_SHARDS = 100_000

/** 0 done, 1 drawing or writing failed, 2 usage error, 3 some cards were skipped or have □, each reported */
export type ExitCode = 0 | 1 | 2 | 3

type RunDependencies = CommandDependencies & { warn: (message: string) => void }

const WHOLE: Shard = { nth: 1, of: 1 }
const MAX_JOBS = 64

export async function drawJob(
  job: CardJob,
  values: OptionValues,
  dependencies: RunDependencies,
): Promise<ExitCode> {
  const shard = values.shard === undefined ? WHOLE : parseShard(values.shard)
  const pack = values.pack === undefined ? null : parsePack(values.pack)
  const asked = parseJobs(values.jobs)
  const isMany =
    values.orders !== undefined || arePages(values) || job.days.length * (job.targets?.length ?? 1) > 1
  const whole = await countItems(job, values)
  const count = whole === null ? null : shardCount(whole, shard)
  const told = tell(job, values, dependencies, isMany, count)
  const reading = new AbortController()
  const all = await itemsOf(job, values, dependencies, pack, reading.signal)
  const items = unlessThere(shardOf(all, shard), values, told)
  const { processes } = dependencies
  const start = isMany && processes ? processes.start : rendererHere
  const renderers = start === rendererHere ? 1 : Math.min(asked ?? processes?.cores ?? 1, count ?? MAX_JOBS)
  const stopReading = () => reading.abort()
  const drawn = taken(drawnInOrder(items, Math.max(1, renderers), start, stopReading), told, isMany)
  try {
    if (pack !== null) await writePack(pack, drawn)
    else for await (const card of drawn) await writeCard(card, dependencies)
  } finally {
    stopReading() // stdin may stay open
    await drawn.return(undefined) // ends the processes after a write error
  }
  told.end(pack)
  return told.leftOut + told.lacking > 0 ? 3 : 0
}

export function parseJobs(value: string | undefined): number | null {
  if (value === undefined) return null
  if (/^\d{1,3}$/.test(value) && Number(value) >= 1 && Number(value) <= MAX_JOBS) return Number(value)
  throw usageError(`--jobs is "${value}": it must be a whole number from 1 to ${MAX_JOBS}`)
}

async function countItems({ days, targets }: CardJob, values: OptionValues): Promise<number | null> {
  const { orders } = values
  if (arePages(values)) return null
  const each = targets?.length ?? 1
  if (orders === undefined) return days.length * each
  const lines = await countLines(orders)
  return lines === null ? null : lines * each
}

function itemsOf(
  job: CardJob,
  values: OptionValues,
  { today }: RunDependencies,
  pack: string | null,
  signal: AbortSignal,
): AsyncIterable<Item> | Iterable<Item> | Promise<Item[]> {
  const linkOrigin = pack === null ? null : SITE.siteUrl
  if (arePages(values)) return pageTasks(job, values, linkOrigin)
  if (values.orders === undefined) return dayTasks(job, linkOrigin)
  const picturesIn = values.orders === '-' ? null : values.orders
  return orderTasks(orderLines(values.orders, signal), { job, today, linkOrigin, picturesIn })
}

interface Told {
  leftOut: number
  lacking: number // cards with □
  drawn(task: Task, card: DrawnCard): void
  left(label: string, reason: string): void
  skipped(task: Task): void
  end(pack: string | null): void
}

function tell(
  { output }: CardJob,
  { quiet }: OptionValues,
  { isTerminal, writeError, nowMs, warn }: RunDependencies,
  isMany: boolean,
  count: number | null,
): Told {
  const hasLine = isTerminal.stderr && isMany && !quiet
  const progress: Progress = hasLine ? progressLine({ write: writeError, nowMs, count }) : SILENT
  let skipped = 0
  const say = (text: string) => {
    if (quiet) return
    progress.pause()
    writeError(`${text}\n`)
  }
  const warnOf = (label: string, problem: string) => {
    progress.pause()
    warn(`${label}: ${problem}`)
  }
  return {
    leftOut: 0,
    lacking: 0,
    drawn({ label, file, warnings }, { problems, lacksGlyphs, widthPx, heightPx }) {
      if (lacksGlyphs.length > 0) this.lacking++
      for (const problem of [...warnings, ...problems]) warnOf(label, problem)
      progress.step(label)
      if (!hasLine && output.kind !== 'stdout') say(`${file}  ${widthPx} × ${heightPx}${inList(lacksGlyphs)}`)
    },
    left(label, reason) {
      this.leftOut++
      warnOf(label, `it is left out: ${reason}`)
      progress.step(label)
    },
    skipped({ label }) {
      skipped++
      progress.step(label)
    },
    end(pack) {
      progress.pause()
      if (skipped > 0) say(`${skipped} of them were there already`)
      if (pack !== null) say(pack)
      if (this.leftOut > 0) warn(`${this.leftOut} left out, named above`)
      if (this.lacking > 0 && isMany) warn(`${this.lacking} drawn with □, named above`)
    },
  }
}

function inList(lacksGlyphs: readonly string[]): string {
  return lacksGlyphs.length > 0 ? `  without ${lacksGlyphs.join(' ')}` : ''
}

/** A file has its name only once complete. */
async function* unlessThere(
  items: AsyncIterable<Item>,
  values: OptionValues,
  told: Told,
): AsyncGenerator<Item> {
  for await (const item of items) {
    const isThere = values['skip-existing'] && !isLeftOut(item) && item.file !== null && existsSync(item.file)
    if (isThere) told.skipped(item)
    else yield item
  }
}

async function* taken(outcomes: AsyncIterable<Outcome>, told: Told, isMany: boolean): AsyncGenerator<Packed> {
  for await (const outcome of outcomes) {
    if (!('reason' in outcome)) {
      yield outcome
      told.drawn(outcome.task, outcome.drawn)
    } else if (isMany) told.left(outcome.label, outcome.reason)
    else throw new CommandError(outcome.reason, 1)
  }
}

async function writeCard({ task: { file }, drawn }: Packed, { writeOutput }: RunDependencies): Promise<void> {
  if (file === null) await writeOutput(drawn.bytes)
  else writeFileAtomically(file, drawn.bytes)
}

interface Shard {
  nth: number
  of: number
}

export function parseShard(value: string): Shard {
  const [, nth = 0, of = 0] = (/^(\d{1,6})\/(\d{1,6})$/.exec(value) ?? []).map(Number)
  if (nth >= 1 && nth <= of && of <= MAX_SHARDS) return { nth, of }
  throw usageError(`--shard is "${value}": it must be a part of so many, from 1/1, such as 3/8`)
}

export async function* shardOf<T>(
  items: AsyncIterable<T> | Iterable<T>,
  { nth, of }: Shard,
): AsyncGenerator<T> {
  let at = 0
  for await (const item of items) if (at++ % of === nth - 1) yield item
}

export function shardCount(count: number, { nth, of }: Shard): number {
  return Math.max(0, Math.ceil((count - nth + 1) / of))
}
