import { nearestRatio } from '../../../look/targets'
import type { CardSettings } from '../../../card/settings'
import { MOST_NAME_BYTES, nameBytes } from '../atomicWrite'
import { type CardJob, madeFor } from '../job'
import { isLeftOut, type Item, type Task, taskFor } from '../task'
import type { Line } from './readOrders'
import { OrderError, readOrder, type Order } from './order'

export interface OrderNeeds {
  job: Pick<CardJob, 'look' | 'targets' | 'options' | 'output'>
  today: string
  linkOrigin: string | null
  picturesIn: string | null
}

/** Invalid lines yield errors; blank ones count but are skipped. */
export async function* orderTasks(lines: AsyncIterable<Line>, needs: OrderNeeds): AsyncGenerator<Item> {
  for await (const { items } of ordersIn(lines, needs)) yield* items
}

export interface OrderLine {
  line: Line
  items: Item[]
}

export async function* ordersIn(lines: AsyncIterable<Line>, needs: OrderNeeds): AsyncGenerator<OrderLine> {
  const taken = new Map<string, number>()
  for await (const line of lines) {
    const { number } = line
    if (line.text?.trim() === '') continue
    const label = `line ${number}`
    const items = line.text === null ? [{ label, reason: line.reason }] : tasksOf(number, line.text, needs)
    yield { line, items: items.map((item) => unlessTaken(item, number, taken)) }
  }
}

function unlessTaken(item: Item, number: number, taken: Map<string, number>): Item {
  // On many disks A is a, and é one character or two.
  const file = isLeftOut(item) ? undefined : item.file?.toLowerCase().normalize()
  if (file === undefined) return item
  const before = taken.get(file)
  if (before !== undefined)
    return { label: `line ${number}`, reason: `its file, ${(item as Task).file}, is that of line ${before}` }
  taken.set(file, number)
  return item
}

export function tasksOf(number: number, text: string, needs: OrderNeeds): Item[] {
  const label = `line ${number}`
  try {
    const order = readOrder(text, needs.job.look, needs.today)
    const looks = lookOfEach(order, needs.job)
    return looks.map((settings, at) => unlessTooLong(taskOf(order, settings, number, at, needs)))
  } catch (error) {
    if (error instanceof OrderError) return [{ label, reason: error.message }]
    throw error
  }
}

/** Writing would fail and end the run. */
function unlessTooLong(task: Task): Item {
  const bytes = nameBytes(task.file ?? '')
  if (bytes <= MOST_NAME_BYTES) return task
  return { label: task.label, reason: `its file's name has ${bytes} bytes: it may have ${MOST_NAME_BYTES}` }
}

function lookOfEach({ targets, settings, size }: Order, job: OrderNeeds['job']): CardSettings[] {
  if (size) return [{ ...settings, target: 'anything', aspectRatio: nearestRatio(size) }]
  const places = targets ?? job.targets
  return places ? places.map((target) => ({ ...settings, ...madeFor(target) })) : [settings]
}

function taskOf(
  order: Order,
  settings: CardSettings,
  number: number,
  at: number,
  { job, linkOrigin, picturesIn }: OrderNeeds,
): Task {
  const { quote, size, warnings, targets } = order
  const several = (targets ?? job.targets ?? []).length > 1
  const ofTarget = several && (job.targets ?? []).length < 2 ? `-${settings.target}` : ''
  const named = {
    label: several ? `line ${number} ${settings.target}` : `line ${number}`,
    day: quote.date,
    name: (order.name ?? String(number).padStart(5, '0')) + ofTarget,
    warnings: at === 0 ? warnings : [],
  }
  return taskFor({ kind: 'quote', quote, settings }, job, named, { size, picturesIn, linkOrigin })
}
