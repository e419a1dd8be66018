/** The queue of orders in Redis: a BullMQ queue with a job for each line. */
import { Queue } from 'bullmq'
import type { Redis } from 'ioredis'

/** What a job holds of its order; what is the same for all is in the batch. */
export interface OrderJob {
  batch: string
  line: number
  text: string
  cards?: number[] // of the line's cards those that are wanted, where not all are
}

export const QUEUE = { name: 'orders', prefix: 'quotidian' }

/** Tried so often, after 1, 2, 4 … 64 s, half of it by chance: two minutes for a disk or a store to come back. Then it is dead. */
export const TRIES = 8
const JOB_OPTIONS = {
  attempts: TRIES,
  backoff: { type: 'exponential', delay: 1_000, jitter: 0.5 },
  removeOnComplete: true, // the batch knows that it is drawn
}

export type OrderQueue = Queue<OrderJob, void, string>

export function openQueue(connection: Redis): OrderQueue {
  const queue: OrderQueue = new Queue(QUEUE.name, {
    connection,
    prefix: QUEUE.prefix,
    defaultJobOptions: JOB_OPTIONS,
  })
  queue.on('error', () => {}) // of the connection, which says so itself
  return queue
}

/** How many of these orders are dead. */
export async function countDead(redis: Redis, queue: OrderQueue, jobIds: readonly string[]): Promise<number> {
  const asked = jobIds.map((id) => ['zscore', queue.toKey('failed'), id])
  const answers = (await redis.pipeline(asked).exec()) ?? []
  return answers.filter(([error, at]) => {
    if (error) throw error
    return at !== null
  }).length
}

/** An order has one place in the queue however often it is sent. */
export function jobIdOf({ batch, line }: Pick<OrderJob, 'batch' | 'line'>): string {
  return `${batch}-${line}`
}
