/** One entry both reads a parameter of an address and describes it to others (openApi/document.ts). */
import { isDayName, isCalendarDay } from '../calendar/dayPaths'
import type { JsonSchema } from '../card/jsonSchema'
import type { HonoRequest } from 'hono'
import { refused } from './answers'
import { zoneNamed } from './zones'

export interface Parameter<Value = unknown> {
  says: string // a sentence for developers
  schema: JsonSchema // describes the written value
  allowed: string // after “must be”
  read: (written: string) => Value | undefined // undefined: not allowed
  example?: string
  needs?: Readonly<Record<string, string>> // it is refused without one such as these
  isRequired?: true
}

export type Parameters = Readonly<Record<string, Parameter>>

/** In the table's order; what is required is there. */
export type Asked<Of extends Parameters> = {
  [Name in keyof Of]?: Of[Name] extends Parameter<infer Value> ? Value | undefined : never
}

/** Ignores unknown parameters: trackers add theirs to links. @throws {RefusedError} */
export function readParameters<Of extends Parameters>(request: HonoRequest, parameters: Of): Asked<Of> {
  const asked: Record<string, unknown> = {}
  for (const [name, { read, allowed, isRequired }] of Object.entries<Parameter>(parameters)) {
    const [written, another] = request.queries(name) ?? []
    if (another !== undefined) throw refused(name, 'must be given once')
    if (written === undefined && !isRequired) continue
    const value = written === undefined ? undefined : read(written)
    if (value === undefined) throw refused(name, `must be ${allowed}`)
    asked[name] = value
  }
  return asked as Asked<Of>
}

export function oneOf<Choice extends string>(choices: readonly Choice[], says: string): Parameter<Choice> {
  const read = (written: string) => choices.find((one) => one === written)
  return { says, schema: { type: 'string', enum: choices }, allowed: `one of ${choices.join(', ')}`, read }
}

export function wholeNumber(
  { min, max }: { min: number; max: number },
  says: string,
  example = String(max),
  unit = '',
): Parameter<number> {
  const read = (written: string) => {
    const number = /^\d+$/.test(written) ? Number(written) : -1
    return number >= min && number <= max ? number : undefined
  }
  const schema = { type: 'integer', minimum: min, maximum: max }
  return { says, schema, allowed: `a whole number${unit} from ${min} to ${max}`, read, example }
}

/** Whether it is right shows only once it was read. */
export function anyText(says: string, example: string, format?: string): Parameter<string> {
  return {
    says,
    schema: { type: 'string', ...(format && { format }) },
    allowed: 'text',
    read: (written) => written,
    example,
  }
}

export const DATE: Parameter<string> = {
  says: 'The day; without it, today.',
  schema: { type: 'string', format: 'date' },
  allowed: 'a real calendar day, written YYYY-MM-DD',
  read: (written) => (isCalendarDay(written) ? written : undefined),
  example: '2026-11-21',
}

const DAY_OF_ANY_YEAR =
  '^(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\\d|2\\d)|(?:0[13-9]|1[0-2])-30|(?:0[13578]|1[02])-31)$'

export const DAY_NAME: Parameter<string> = {
  says: 'The day, or the almanac’s day of any year; without it, today.',
  schema: { anyOf: [DATE.schema, { type: 'string', pattern: DAY_OF_ANY_YEAR }] },
  allowed: 'a real calendar day, written YYYY-MM-DD, or MM-DD for the almanac’s day of any year',
  read: (written) => (isDayName(written) ? written : undefined),
  example: '2026-11-21',
}

export const ZONE: Parameter<string> = {
  says: 'Where it is today, by the name of a time zone; without it, by the server’s clock.',
  schema: { type: 'string', format: 'time-zone' },
  allowed: 'the name of a time zone, as in tz=Asia/Shanghai',
  read: (written) => zoneNamed(written) ?? undefined,
  example: 'Asia/Shanghai',
}
