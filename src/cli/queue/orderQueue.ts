/** A BullMQ queue with one job per line. */
import { Queue } from 'bullmq'
import type { Redis } from 'ioredis'

export interface OrderJob {
  batch: string
  line: number
  text: string
  cards?: number[] // indices of wanted cards; absent: all
}

export const QUEUE = { name: 'orders', prefix: 'quotidian' }

/**
 * After 1, 2, 4 … 64 s, half of it random: two minutes for a disk or store to recover. Then the order has
 * failed.
 */
export const TRIES = 8
const JOB_OPTIONS = {
  attempts: TRIES,
  backoff: { type: 'exponential', delay: 1_000, jitter: 0.5 },
  removeOnComplete: true, // the batch records that it is drawn
}

export type OrderQueue = Queue<OrderJob, void, string>

export function openQueue(connection: Redis): OrderQueue {
  const queue: OrderQueue = new Queue(QUEUE.name, {
    connection,
    prefix: QUEUE.prefix,
    defaultJobOptions: JOB_OPTIONS,
  })
  queue.on('error', () => {}) // The connection reports its own errors.
  return queue
}

export async function countDead(redis: Redis, queue: OrderQueue, jobIds: readonly string[]): Promise<number> {
  const asked = jobIds.map((id) => ['zscore', queue.toKey('failed'), id])
  const answers = (await redis.pipeline(asked).exec()) ?? []
  return answers.filter(([error, at]) => {
    if (error) throw error
    return at !== null
  }).length
}

/** The same order is queued once however often it is sent. */
export function jobIdOf({ batch, line }: Pick<OrderJob, 'batch' | 'line'>): string {
  return `${batch}-${line}`
}
