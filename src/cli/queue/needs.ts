import type { OrderNeeds } from '../card/orders/orderTasks'
import { parseOutput } from '../card/output'
import type { Batch } from './batches'

/** What drawing an order of a batch needs, on whatever machine. @throws {CommandError} for another version's batch */
export function needsOf({ look, targets, options, out, format, today, picturesIn }: Batch): OrderNeeds {
  const several = targets !== null && targets.length > 1 ? (['name', 'target'] as const) : (['name'] as const)
  const output = parseOutput({ out, format: format ?? undefined, pack: undefined, several })
  return { job: { look, targets, options, output }, today, linkOrigin: null, picturesIn }
}
