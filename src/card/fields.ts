/** Types, defaults, restoring, link keys and the JSON Schema, with its descriptions, follow from an entry. */
import type { Mark } from './emphasis'
import type { Ids } from './ids'
import type { Placements } from './placements'

/** nothing was chosen */
type None = null | '' | 0 | 'anything'
/** Without a default, `orNone` is the default. */
type Default<Value> = { default: Value; orNone?: None } | { default?: never; orNone: None }

type Kind =
  | ({ kind: 'flag' } & Default<boolean>)
  | ({ kind: 'choice'; of: keyof Ids | readonly string[] } & Default<string>) // from a registry, or of these strings
  | ({ kind: 'choices'; of: keyof Ids } & Default<readonly string[]>) // each once, in any order, at least one
  | ({ kind: 'number'; min: number; max: number; isWhole?: true } & Default<number>)
  | ({ kind: 'year' } & Default<number>)
  | ({ kind: 'text'; longest: number } & Default<string>)
  | ({ kind: 'texts'; longest: number; most: number } & Default<readonly string[]>)
  | ({ kind: 'letters'; longest: number } & Default<string>) // a to z
  | ({ kind: 'gradient' } & Default<string>) // utility classes
  | ({ kind: 'day' } & Default<string>) // yyyy-mm-dd
  | ({ kind: 'colour' } & Default<string>) // hex
  | ({ kind: 'colours' } & Default<Readonly<Record<string, string>>>) // hex by name
  | ({ kind: 'placements' } & Default<Placements>)
  | ({ kind: 'marks' } & Default<readonly Mark[]>)
  | { kind: 'record'; fields: Fields; default?: never; orNone?: null }

export type Field = Kind & {
  key: string // in links, permanently: never reuse it in this record
  name?: string // the CLI option and the URL parameter
  isOfCard?: true // kept when a look is applied
}

export type Fields = Readonly<Record<string, Field>>

export type ValuesOf<Of extends Fields> = { -readonly [Name in keyof Of]: ValueOf<Of[Name]> }

type ValueOf<One extends Field> =
  KindsValue<One> | (One extends { orNone: infer None } ? (None extends 0 ? never : None) : never)

type KindsValue<One extends Field> = One extends { kind: 'record'; fields: infer Inner extends Fields }
  ? ValuesOf<Inner>
  : One extends { kind: 'choice'; of: infer Of }
    ? IdOf<Of>
    : One extends { kind: 'choices'; of: infer Of }
      ? readonly IdOf<Of>[]
      : One extends { kind: infer Name extends keyof PlainValues }
        ? PlainValues[Name]
        : never

type IdOf<Of> = Of extends keyof Ids ? Ids[Of] : Of extends readonly (infer Word)[] ? Word : never

interface PlainValues {
  flag: boolean
  number: number
  year: number
  text: string
  texts: readonly string[]
  letters: string
  gradient: string
  day: string
  colour: string
  colours: Readonly<Record<string, string>>
  placements: Placements
  marks: readonly Mark[]
}

export function defaultsOf<Of extends Fields>(fields: Of): ValuesOf<Of> {
  const entries = Object.entries(fields).map(([name, field]) => [name, defaultOf(field)])
  return Object.fromEntries(entries) as ValuesOf<Of>
}

export function defaultOf(field: Field): unknown {
  if (field.default !== undefined) return field.default
  return field.kind === 'record' && field.orNone === undefined ? defaultsOf(field.fields) : field.orNone
}
