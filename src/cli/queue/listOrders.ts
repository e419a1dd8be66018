import type { Redis } from 'ioredis'
import { usageError } from '../card/commandError'
import { createBatches, type Batch, type Batches, openQueue, type OrderQueue } from './orderQueue'

const AT_ONCE = 1_000

export const ORDER_ACTIONS = {
  list: { help: 'names the batches: sent, drawn, waiting, dead', needsBatch: 'no' },
  dead: { help: 'names the dead orders of a batch, or of all, with the reason', needsBatch: 'may' },
  retry: { help: 'has dead orders tried again', needsBatch: 'may' },
  pause: { help: 'no further order is begun, on any machine', needsBatch: 'no' },
  resume: { help: 'orders are begun again', needsBatch: 'no' },
  forget: { help: 'drops a batch: what waits of it is not drawn', needsBatch: 'must' },
} as const satisfies Record<string, { help: string; needsBatch: 'no' | 'may' | 'must' }>

export type OrderAction = keyof typeof ORDER_ACTIONS

type Run = (opened: { queue: OrderQueue; batches: Batches }, batch: Batch | null) => Promise<string>

const RUNS: Readonly<Record<OrderAction, Run>> = {
  list: listText,
  dead: deadText,
  async retry({ queue }, batch) {
    let count = 0
    for (const id of await deadIds(queue, batch)) {
      const job = await queue.getJob(id)
      await job?.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true })
      if (job) count++
    }
    return `${count} orders are tried again\n`
  },
  async pause({ queue }) {
    await queue.pause()
    return 'paused: no further order is begun until quotidian orders resume\n'
  },
  async resume({ queue }) {
    await queue.resume()
    return 'orders are begun again\n'
  },
  async forget({ queue, batches }, batch) {
    for (const id of await deadIds(queue, batch)) await (await queue.getJob(id))?.remove()
    await batches.forget(batch!.id)
    return `batch ${batch!.id} is forgotten: what waits of it is passed over\n`
  },
}

export async function runOrderAction(
  redis: Redis,
  action: OrderAction,
  id: string | undefined,
): Promise<string> {
  const batches = createBatches(redis)
  const batch = id === undefined ? null : await batches.find(id)
  if (id !== undefined && !batch) throw usageError(`there is no batch ${id}: quotidian orders names them`)
  const queue = openQueue(redis)
  try {
    return await RUNS[action]({ queue, batches }, batch)
  } finally {
    await queue.close()
  }
}

async function listText({ queue, batches }: { queue: OrderQueue; batches: Batches }): Promise<string> {
  const all = await batches.all()
  const [isPaused, workers] = [await queue.isPaused(), await queue.getWorkersCount()]
  const dead = new Map<string, number>()
  for (const id of await deadIds(queue, null)) dead.set(batchIn(id), (dead.get(batchIn(id)) ?? 0) + 1)
  const rows = await Promise.all(
    all.map(async ({ id, source, sentAt }) => {
      const { sent, drawn } = await batches.countsOf(id)
      const failed = dead.get(id) ?? 0
      const figures = [sent, drawn, Math.max(0, sent - drawn - failed), failed].map(String)
      return [id, sentAt.slice(0, 16).replace('T', ' '), ...figures, source]
    }),
  )
  const head = ['batch', 'sent at (UTC)', 'orders', 'drawn', 'waiting', 'dead', 'from']
  const state = `${workers} at work${isPaused ? '; paused: quotidian orders resume' : ''}\n`
  return rows.length === 0 ? `no orders were sent\n${state}` : tableOf([head, ...rows]) + state
}

async function deadText(
  { queue, batches }: { queue: OrderQueue; batches: Batches },
  batch: Batch | null,
): Promise<string> {
  const sources = new Map((await batches.all()).map(({ id, source }) => [id, source]))
  const lines: string[] = []
  for (const id of await deadIds(queue, batch)) {
    const job = await queue.getJob(id)
    if (!job) continue
    const { line, batch: of } = job.data
    const reason = (job.failedReason ?? '').replaceAll(/\p{Cc}/gu, ' ')
    lines.push(`${of} line ${line} of ${sources.get(of) ?? 'a batch that is forgotten'}: ${reason}\n`)
  }
  return lines.length === 0 ? 'no order is dead\n' : lines.join('')
}

/** Reads pages, as there may be a million. */
async function deadIds(queue: OrderQueue, batch: Batch | null): Promise<string[]> {
  const ids: string[] = []
  for (let from = 0; ; from += AT_ONCE) {
    const some = await queue.getRanges(['failed'], from, from + AT_ONCE - 1, true)
    ids.push(...some)
    if (some.length < AT_ONCE) break
  }
  return batch === null ? ids : ids.filter((id) => batchIn(id) === batch.id)
}

function batchIn(jobId: string): string {
  return jobId.slice(0, jobId.lastIndexOf('-'))
}

function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const isFigure = (column: number) => column >= 2 && column <= 5
  const line = (row: readonly string[]) =>
    row.map((cell, at) => (isFigure(at) ? cell.padStart(widths[at]!) : cell.padEnd(widths[at]!))).join('  ')
  return rows.map((row) => `${line(row).trimEnd()}\n`).join('')
}
