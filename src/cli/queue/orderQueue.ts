/** Redis has a BullMQ queue with one job per line, and a record of each batch. */
import { Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import { restoreSettings } from '../../card/restore'
import type { CardSettings } from '../../card/settings'
import { storedSettings } from '../../card/stored'
import type { TargetId } from '../../look/targets'
import { isRecord, parsedJson } from '../../scene/values'
import type { CardJob } from '../card/job'

export interface OrderJob {
  batch: string
  line: number
  text: string
  cards?: number[] // indices of wanted cards; absent: all
}

export const QUEUE = { name: 'orders', prefix: 'quotidian' }

/** After 1, 2, 4 … 64 s, half of it random: two minutes for a disk or store to recover. */
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

/** One bit per drawn line, however often an order is tried: 125 KB for a million. */
export interface Batch {
  id: string // '3f9a1c02'
  sentAt: string // ISO 8601
  source: string // the name of its file, or 'stdin'
  place: 'folder' | 's3'
  out: string // an absolute path, or a bucket and a prefix
  format: string | null
  targets: readonly TargetId[] | null
  look: CardSettings
  options: CardJob['options']
  today: string
  picturesIn: string | null
}

export interface Batches {
  put(batch: Batch): Promise<void>
  find(id: string): Promise<Batch | null>
  all(): Promise<Batch[]>
  noteSent(id: string, lines: readonly number[]): Promise<void>
  noteDrawn(id: string, line: number): Promise<void>
  areDrawn(id: string, lines: readonly number[]): Promise<boolean[]>
  countsOf(id: string): Promise<{ sent: number; drawn: number }>
  forget(id: string): Promise<void>
}

const ROOT = 'quotidian:orders'
const KEPT_S = 90 * 86_400 // after the last sending or work

export function createBatches(redis: Redis): Batches {
  const keyOf = (id: string) => `${ROOT}:batch:${id}`
  const keysOf = (id: string) => ({
    record: keyOf(id),
    sent: `${keyOf(id)}:sent`,
    drawn: `${keyOf(id)}:drawn`,
  })

  async function keepLonger(id: string): Promise<void> {
    const keys = Object.values(keysOf(id))
    await inOne(keys.map((key) => ['expire', key, KEPT_S]))
  }

  /** Takes one round trip. @throws the first that failed */
  async function inOne(commands: (string | number)[][]): Promise<unknown[]> {
    const answers = (await redis.pipeline(commands).exec()) ?? []
    return answers.map(([error, answer]) => {
      if (error) throw error
      return answer
    })
  }

  async function find(id: string): Promise<Batch | null> {
    return batchIn((await redis.get(keysOf(id).record)) ?? '')
  }

  return {
    async put(batch) {
      await inOne([
        ['set', keysOf(batch.id).record, JSON.stringify({ ...batch, look: storedSettings(batch.look) })],
        ['zadd', ROOT, Date.parse(batch.sentAt), batch.id],
      ])
      await keepLonger(batch.id)
    },
    async find(id) {
      const batch = await find(id)
      if (batch) await keepLonger(id)
      return batch
    },
    async all() {
      const batches = await Promise.all((await redis.zrevrange(ROOT, 0, -1)).map(find))
      return batches.filter((batch) => batch !== null)
    },
    async noteSent(id, lines) {
      const { sent, drawn } = keysOf(id)
      await inOne([
        ...lines.map((line) => ['setbit', sent, line, 1]),
        ['expire', sent, KEPT_S],
        ['expire', drawn, KEPT_S],
      ])
    },
    async noteDrawn(id, line) {
      const { drawn } = keysOf(id)
      await inOne([
        ['setbit', drawn, line, 1],
        ['expire', drawn, KEPT_S],
      ])
    },
    async areDrawn(id, lines) {
      const { drawn } = keysOf(id)
      return (await inOne(lines.map((line) => ['getbit', drawn, line]))).map((bit) => bit === 1)
    },
    async countsOf(id) {
      const { sent, drawn } = keysOf(id)
      const [of, are] = (await inOne([
        ['bitcount', sent],
        ['bitcount', drawn],
      ])) as [number, number]
      return { sent: of, drawn: are }
    },
    async forget(id) {
      await inOne([
        ['del', ...Object.values(keysOf(id))],
        ['zrem', ROOT, id],
      ])
    },
  }
}

/** Returns null if another version wrote something else. */
function batchIn(text: string): Batch | null {
  const data = parsedJson(text)
  if (!isRecord(data) || typeof data.id !== 'string' || typeof data.out !== 'string') return null
  return { ...(data as unknown as Batch), look: restoreSettings(data.look) }
}
