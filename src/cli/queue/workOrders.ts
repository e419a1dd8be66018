import { Worker, UnrecoverableError } from 'bullmq'
import type { Redis } from 'ioredis'
import { CommandError, reasonOf } from '../card/commandError'
import { createWorkerPool, rendererHere, type WorkerPool } from '../card/drawing/workerPool'
import type { ExitCode } from '../card/run'
import { type Batch, createBatches, type Batches, openQueue, type OrderJob, QUEUE, TRIES } from './orderQueue'
import type { QueueDependencies } from './command'
import { type OutputStore, outputStoreOf } from './outputStore'
import { type OrderNeeds, tasksOf } from '../card/orders/orderTasks'
import { parseOutput } from '../card/output'
import { isLeftOut, type Task } from '../card/task'

/** Lock timeout: then another machine takes over a dead machine's order. */
const LOCK_MS = 15_000
const STALLED_CHECK_MS = 5_000
/** It says nothing of the order: cards that end a process end a renderer's. */
const MOST_STALLED = 50
const PER_DRAWER = 2 // orders: one is drawn while the other is fetched or written
const EMPTY_CHECK_MS = 500
const TELLING_MS = 2_000 // to report the last orders to Redis

export interface WorkOptions {
  jobs: number // renderers
  untilDone: boolean // ends once no order is waiting
  isQuiet: boolean
}

/** When stopped, finishes current work and leaves the rest to others. */
export async function workOrders(
  redis: Redis,
  { jobs, untilDone, isQuiet }: WorkOptions,
  dependencies: QueueDependencies,
): Promise<ExitCode> {
  const { warn, writeError, environment, processes, onStop } = dependencies
  const batches = createBatches(redis)
  const pool = createWorkerPool(jobs, processes?.start ?? rendererHere)
  const underWay = new Set<Promise<unknown>>() // drawn or stored
  const noted = <T>(work: Promise<T>): Promise<T> => {
    underWay.add(work)
    return work.finally(() => underWay.delete(work))
  }
  const openPlace = keptPlaces(environment)
  const drawing: OrderDrawing = {
    batches,
    batchOf: kept((id: string) => batches.find(id)),
    placeOf: async (batch) => {
      const place = await openPlace(batch)
      return { put: (...file) => noted(place.put(...file)) }
    },
    pool: { draw: (request) => noted(pool.draw(request)) },
    warn,
  }
  let fatal: CommandError | null = null
  let isTold = false // Redis knows all that was drawn
  let end: () => void = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))

  const worker = new Worker<OrderJob, void, string>(
    QUEUE.name,
    async (job) => {
      const isAgain = job.attemptsStarted > 1
      const outcome = await drawOrder(job.data, isAgain, drawing).catch((error: unknown) => {
        if (error instanceof CommandError) {
          fatal ??= error
          end()
        }
        throw error
      })
      if (typeof outcome === 'object' && !isQuiet) for (const file of outcome.files) writeError(`${file}\n`)
    },
    {
      connection: redis,
      prefix: QUEUE.prefix,
      concurrency: jobs * PER_DRAWER,
      lockDuration: LOCK_MS,
      stalledInterval: STALLED_CHECK_MS,
      maxStalledCount: MOST_STALLED,
    },
  )
  worker.on('failed', (job, error) => {
    const label = job ? `line ${job.data.line} of batch ${job.data.batch}` : 'an order'
    const isDead = !job || job.finishedOn !== undefined
    warn(
      `${label}: ${isDead ? 'it is dead' : `try ${job.attemptsMade} of ${TRIES} failed`}: ${reasonOf(error)}`,
    )
  })
  worker.on('error', () => {}) // The connection reports its own errors.
  onStop(end)
  const queue = openQueue(redis)
  const stopLooking = untilDone ? whenEmpty(async () => (await waitingIn(queue)) === 0, end) : () => {}
  try {
    await ended
    stopLooking()
    worker.backend.reconnectBlocking = async () => {} // after the final pause
    const finished = worker.pause()
    do isTold = await isSettledWithin(TELLING_MS, finished)
    while (!isTold && underWay.size > 0)
  } finally {
    await worker.close(!isTold) // forced if Redis is gone, else closing would wait for it
    pool.end()
    await queue.close()
  }
  if (fatal) throw fatal as CommandError
  return 0
}

async function isSettledWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, ms, false)))
  const settled = work.then(
    () => true,
    () => true,
  )
  return Promise.race([settled, late]).finally(() => clearTimeout(timer))
}

async function waitingIn(queue: ReturnType<typeof openQueue>): Promise<number> {
  return queue.getJobCountByTypes('wait', 'active', 'delayed', 'prioritized')
}

function whenEmpty(isEmpty: () => Promise<boolean>, then: () => void): () => void {
  const timer = setInterval(() => {
    isEmpty().then(
      (is) => is && then(),
      () => {}, // Redis is gone; the connection reports it.
    )
  }, EMPTY_CHECK_MS)
  return () => clearInterval(timer)
}

/** It may be deleted meanwhile, so seconds. A miss is not cached: the batch may be resent. */
function kept(find: (id: string) => Promise<Batch | null>): (id: string) => Promise<Batch | null> {
  const KEPT_MS = 5_000
  const known = new Map<string, { batch: Promise<Batch | null>; untilMs: number }>()
  return (id) => {
    const nowMs = performance.now()
    const last = known.get(id)
    if (last && last.untilMs > nowMs) return last.batch
    const batch = find(id)
    const drop = () => known.delete(id)
    batch.then((found) => found ?? drop(), drop)
    known.set(id, { batch, untilMs: nowMs + KEPT_MS })
    return batch
  }
}

function keptPlaces(environment: QueueDependencies['environment']): (batch: Batch) => Promise<OutputStore> {
  const known = new Map<Batch['place'], Promise<OutputStore>>()
  return ({ place }) => {
    const opened = known.get(place) ?? outputStoreOf({ place }, environment)
    known.set(place, opened)
    return opened
  }
}

interface OrderDrawing {
  batches: Pick<Batches, 'areDrawn' | 'noteDrawn'>
  batchOf: (id: string) => Promise<Batch | null>
  placeOf: (batch: Batch) => Promise<OutputStore>
  pool: Pick<WorkerPool, 'draw'>
  warn: (message: string) => void
}

type OrderOutcome = { files: string[] } | 'drawn-before' | 'forgotten'

/** @throws {UnrecoverableError} if retrying is useless */
async function drawOrder(
  { batch: id, line, text, cards }: OrderJob,
  isAgain: boolean,
  { batches, batchOf, placeOf, pool, warn }: OrderDrawing,
): Promise<OrderOutcome> {
  const batch = await batchOf(id)
  if (!batch) return 'forgotten'
  const [isDrawn] = await batches.areDrawn(id, [line])
  if (isDrawn) return 'drawn-before'
  const place = await placeOf(batch)
  const files: string[] = []
  for (const task of wantedTasks(line, text, cards, needsOf(batch))) {
    const { bytes, problems, lacksPictures } = await pool.draw(task.request)
    if (lacksPictures) throw new Error(problems.join('; '))
    for (const problem of [...task.warnings, ...problems])
      warn(`${task.label} of ${batch.source}: ${problem}`)
    await place.put(task.file!, bytes, task.request.options.format, isAgain)
    files.push(task.file!)
  }
  await batches.noteDrawn(id, line)
  return { files }
}

/** The sender could read them, perhaps with another version. */
function wantedTasks(line: number, text: string, cards: OrderJob['cards'], needs: OrderNeeds): Task[] {
  const items = tasksOf(line, text, needs)
  const wanted = cards === undefined ? items : items.filter((_, at) => cards.includes(at))
  return wanted.map((item) => {
    if (isLeftOut(item)) throw new UnrecoverableError(item.reason)
    return item
  })
}

export function needsOf({ look, targets, options, out, format, today, picturesIn }: Batch): OrderNeeds {
  const several = targets !== null && targets.length > 1 ? (['name', 'target'] as const) : (['name'] as const)
  const output = parseOutput({ out, format: format ?? undefined, pack: undefined, several })
  return { job: { look, targets, options, output }, today, linkOrigin: null, picturesIn }
}
