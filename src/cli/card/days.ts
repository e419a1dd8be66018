import { isCalendarDay } from '../../calendar/dayPaths'
import { dayAfter } from '../../quotes/dates'
import { usageError } from './commandError'
import type { CardJob } from './job'
import { parseDay } from './optionValues'
import type { OptionValues } from './options'
import { type Task, taskFor } from './task'

const MAX_DAYS = 3_653 // more is probably a mistake, and would fill the disk

export function isRangeOfDays({ from, to, days }: OptionValues): boolean {
  return from !== undefined || to !== undefined || days !== undefined
}

export function parseDays(values: OptionValues, otherwise: string): string[] {
  const { date } = values
  if (!isRangeOfDays(values)) return [date === undefined ? otherwise : parseDay('date', date)]
  const { from, to, names } = rangeOf(values)
  const days = daysBetween(from, to)
  if (days.length <= MAX_DAYS) return days
  throw usageError(`${names} are ${days.length} days: a range may have ${MAX_DAYS}, ten years`)
}

export function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = dayAfter(day, 1)) days.push(day)
  return days
}

interface Range {
  from: string
  to: string
  names: string // as written in the options
}

function rangeOf({ date, from, to, days }: OptionValues): Range {
  if (days !== undefined) {
    const other = [['date', date] as const, ['from', from] as const, ['to', to] as const]
    const clashing = other.find(([, value]) => value !== undefined)
    if (clashing) throw usageError(`--days and --${clashing[0]}: ask for days in one way`)
    return daysNamed(days)
  }
  if (date !== undefined) throw usageError('--date and --from: ask for a day or for a range')
  if (from === undefined || to === undefined) throw usageError('--from and --to: a range needs both')
  const [first, last] = [parseDay('from', from), parseDay('to', to)]
  if (last < first) throw usageError(`--to is "${to}": it must not be before --from, ${from}`)
  return { from: first, to: last, names: `--from ${from} --to ${to}` }
}

/** `2026`, `2026-11`, `2026-11-21`, or two joined by .. */
function daysNamed(value: string): Range {
  const [start = '', end = start, ...more] = value.split('..')
  const [from, to] = [edgeOf(start, 'first'), edgeOf(end, 'last')]
  if (from === null || to === null || more.length > 0)
    throw usageError(
      `--days is "${value}": it must be a year, a month or a day, such as 2026-11, or two of them, 2026-11-03..2026-12`,
    )
  if (to < from) throw usageError(`--days is "${value}": its end must not be before its start`)
  return { from, to, names: `--days ${value}` }
}

function edgeOf(text: string, edge: 'first' | 'last'): string | null {
  if (isCalendarDay(text)) return text
  if (/^\d{4}$/.test(text)) return edgeOf(`${text}-${edge === 'first' ? '01' : '12'}`, edge)
  if (!/^\d{4}-\d\d$/.test(text) || !isCalendarDay(`${text}-01`)) return null
  if (edge === 'first') return `${text}-01`
  return ['31', '30', '29', '28'].map((day) => `${text}-${day}`).find(isCalendarDay) ?? null
}

export function* dayTasks(job: CardJob, linkOrigin: string | null): Generator<Task> {
  const { days, targets, cardOf, isGiven } = job
  for (const day of days) {
    for (const target of targets ?? [undefined]) {
      const card = cardOf(day, target)
      const label = targets && targets.length > 1 ? `${day} ${card.settings.target}` : day
      yield taskFor(card, job, { label, day }, { isChosen: !isGiven, linkOrigin })
    }
  }
}
