import { UnrecoverableError } from 'bullmq'
import type { WorkerPool } from '../card/drawing/workerPool'
import { type OrderNeeds, tasksOf } from '../card/orders/orderTasks'
import { parseOutput } from '../card/output'
import { isLeftOut, type Task } from '../card/task'
import type { Batch, Batches } from './batches'
import type { OrderJob } from './orderQueue'
import type { OutputStore } from './outputs/outputStore'

export interface OrderDrawing {
  batches: Pick<Batches, 'areDrawn' | 'noteDrawn'>
  batchOf: (id: string) => Promise<Batch | null>
  placeOf: (batch: Batch) => Promise<OutputStore>
  pool: Pick<WorkerPool, 'draw'>
  warn: (message: string) => void
}

export type OrderOutcome = { files: string[] } | 'drawn-before' | 'forgotten'

/**
 * Draws, stores, then marks the order as drawn, so a retry only rewrites files.
 * @throws {UnrecoverableError} if retrying is useless; {CommandError} if no order can be drawn here; Error
 * with the reason
 */
export async function drawOrder(
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

/** @throws {CommandError} for another version's batch */
export function needsOf({ look, targets, options, out, format, today, picturesIn }: Batch): OrderNeeds {
  const several = targets !== null && targets.length > 1 ? (['name', 'target'] as const) : (['name'] as const)
  const output = parseOutput({ out, format: format ?? undefined, pack: undefined, several })
  return { job: { look, targets, options, output }, today, linkOrigin: null, picturesIn }
}
