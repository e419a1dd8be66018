import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import type { Redis } from 'ioredis'
import { isRecord, parsedJson } from '../../scene/values'
import { usageError } from '../card/commandError'
import { parseJob } from '../card/job'
import type { OptionValues } from '../card/options'
import { type OrderLine, ordersIn } from '../card/orders/orderTasks'
import { linesOf, countLines, orderLines } from '../card/orders/readOrders'
import { progressLine, SILENT } from '../card/progress'
import type { ExitCode } from '../card/run'
import { isLeftOut } from '../card/task'
import {
  type Batch,
  type Batches,
  createBatches,
  countDead,
  jobIdOf,
  openQueue,
  type OrderJob,
} from './orderQueue'
import type { QueueDependencies } from './command'
import { needsOf } from './workOrders'
import { isFolderOfMany } from '../card/output'

const S3 = 's3://'

const AT_ONCE = 500

/** Sending the same again skips what is queued or drawn. */
export async function sendOrders(
  redis: Redis,
  file: string,
  values: OptionValues,
  dependencies: QueueDependencies,
): Promise<ExitCode> {
  const { isTerminal, writeError, nowMs, warn } = dependencies
  await refuseUnlessFile(file)
  const count = await countLines(file)
  const batches = createBatches(redis)
  const batch = await batchOf(file, values, batches, dependencies)
  const queue = openQueue(redis)
  const hasLine = isTerminal.stderr && !values.quiet
  const progress = hasLine ? progressLine({ write: writeError, nowMs, count }) : SILENT
  const totals = { waiting: 0, drawnBefore: 0, dead: 0, leftOut: 0 }

  async function send(jobs: readonly OrderJob[]): Promise<void> {
    const lines = jobs.map(({ line }) => line)
    const areDrawn = await batches.areDrawn(batch.id, lines)
    const wanted = jobs.filter((_, at) => !areDrawn[at])
    await batches.noteSent(batch.id, lines)
    await queue.addBulk(wanted.map((data) => ({ name: 'order', data, opts: { jobId: jobIdOf(data) } })))
    const dead = await countDead(redis, queue, wanted.map(jobIdOf)) // from an earlier sending, unchanged
    totals.dead += dead
    totals.waiting += wanted.length - dead
    totals.drawnBefore += jobs.length - wanted.length
  }

  try {
    await batches.put(batch)
    let jobs: OrderJob[] = []
    for await (const order of ordersIn(orderLines(file), needsOf(batch))) {
      for (const item of order.items) {
        if (!isLeftOut(item)) continue
        totals.leftOut++
        progress.pause()
        warn(`${item.label}: it is left out: ${item.reason}`)
      }
      const job = jobOf(order, batch.id)
      if (job) jobs.push(job)
      progress.step(`line ${order.line.number}`)
      if (jobs.length < AT_ONCE) continue
      await send(jobs)
      jobs = []
    }
    await send(jobs)
  } finally {
    progress.pause()
    await queue.close()
  }
  if (!values.quiet) writeError(`${told(batch, totals)}\n`)
  if (totals.dead > 0)
    warn(
      `${totals.dead} orders of batch ${batch.id} are dead: quotidian orders retry ${batch.id} has them tried again`,
    )
  if (totals.leftOut > 0) warn(`${totals.leftOut} left out, named above`)
  return totals.leftOut > 0 ? 3 : 0
}

function told(
  { id, source }: Batch,
  { waiting, drawnBefore }: Record<'waiting' | 'drawnBefore', number>,
): string {
  const before = drawnBefore > 0 ? `; ${drawnBefore} were drawn already` : ''
  return `${waiting} orders of ${source} wait as batch ${id}${before}`
}

/** The file is read several times; its reader reports a missing one. */
async function refuseUnlessFile(file: string): Promise<void> {
  const found = file === '-' ? null : await stat(file).catch(() => null)
  if (found?.isFile() === false)
    throw usageError(`send ${file}: it must be a file, or - for what another program writes to stdin`)
}

function jobOf({ line: { number, text }, items }: OrderLine, batch: string): OrderJob | null {
  const cards = items.flatMap((item, at) => (isLeftOut(item) ? [] : [at]))
  if (cards.length === 0 || text === null) return null
  return { batch, line: number, text, ...(cards.length < items.length && { cards }) }
}

/** A hash of the content, with the day of sending only if an order uses that day's quote. */
async function batchOf(
  file: string,
  values: OptionValues,
  batches: Pick<Batches, 'find'>,
  { today, now }: QueueDependencies,
): Promise<Batch> {
  const { place, out } = destinationOf(values.out)
  const { look, targets, options } = parseJob({ ...values, orders: file, out }, today)
  const isStdin = file === '-'
  const facts = {
    source: isStdin ? 'stdin' : basename(file),
    place,
    out,
    format: values.format ?? null,
    targets,
    look,
    options,
    picturesIn: resolve(isStdin ? 'stdin' : file), // relative to the file; for stdin, to the current folder
  }
  const content = isStdin ? randomUUID() : await contentOf(file, today) // stdin's content cannot be sent again
  const id = createHash('sha256').update(JSON.stringify(facts)).update(content).digest('hex').slice(0, 8)
  const before = await batches.find(id)
  return { ...facts, id, today: before?.today ?? today, sentAt: now().toISOString() }
}

async function contentOf(file: string, today: string): Promise<string> {
  const { digest, takesQuoteOfToday } = await readSentFile(file)
  return takesQuoteOfToday ? digest + today : digest
}

export interface SentFile {
  digest: string // SHA-256, in hex
  takesQuoteOfToday: boolean
}

export async function readSentFile(file: string): Promise<SentFile> {
  const hash = createHash('sha256')
  const parts = createReadStream(file).on('data', (part) => hash.update(part))
  let takesQuoteOfToday = false
  for await (const { text } of linesOf(parts)) takesQuoteOfToday ||= isOfToday(text ?? '')
  return { digest: hash.digest('hex'), takesQuoteOfToday }
}

function isOfToday(text: string): boolean {
  const data = parsedJson(text)
  return isRecord(data) && (data.date ?? data.content ?? null) === null
}

/** Means the same on every machine. Folders end in a slash. */
function destinationOf(out: string | undefined): Pick<Batch, 'place' | 'out'> {
  if (out === '-')
    throw usageError('--out is "-": cards that are sent are drawn elsewhere; name a folder or s3://bucket/')
  if (out?.startsWith(S3)) {
    const rest = out.slice(S3.length)
    if (!/^[a-z0-9][a-z0-9.-]{1,62}(?:\/|$)/.test(rest))
      throw usageError(`--out is "${out}": it must begin with a bucket, such as s3://cards/2026/`)
    return { place: 's3', out: isFolderOfMany(rest) ? withSlash(rest) : rest }
  }
  const path = resolve(out ?? '')
  return { place: 'folder', out: out === undefined || isFolderOfMany(out) ? withSlash(path) : path }
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`
}
