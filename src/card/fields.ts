/**
 * A card's data, field by field: an entry says all there is to know of a value. Its type, its default, how it is restored, its key in
 * links and its JSON Schema follow from that; the schema's descriptions are the comments above the entries.
 */
import type { Ids } from './ids'
import type { Placements } from './placements'

/** `of`: a registry's name, or the words themselves. */
type Choice = { kind: 'choice'; of: keyof Ids | readonly string[]; default: string }

type Kind =
  | { kind: 'flag'; default: boolean | null }
  | Choice
  | { kind: 'choices'; of: keyof Ids; default: readonly string[] } // each once, in any order, at least one
  | { kind: 'number'; min: number; max: number; isWhole?: true; default: number | null }
  | { kind: 'year'; default: number | null }
  | { kind: 'text'; longest: number; default: string | null }
  | { kind: 'texts'; longest: number; most: number; default: readonly string[] }
  | { kind: 'letters'; longest: number; default: string } // a to z
  | { kind: 'gradient'; default: string } // utility classes
  | { kind: 'day'; default: string } // yyyy-mm-dd
  | { kind: 'colour'; default: string } // hex
  | { kind: 'colours'; default: Readonly<Record<string, string>> } // hex by name
  | { kind: 'placements'; default: Placements }
  | { kind: 'record'; fields: Fields; default?: null } // by default that of its fields

export type Field = Kind & {
  key: string // in links, for ever: no other field of the record may have it
  orNone?: null | '' | 0 | 'anything' // the value that says that nothing was chosen
  name?: string // of the command's option and of the address's parameter
  isOfCard?: true // not of its look: it stays when a look is applied
}

export type Fields = Readonly<Record<string, Field>>

/** The type of the values that these fields describe. */
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
}

/** The values that nobody has chosen yet. */
export function defaultsOf<Of extends Fields>(fields: Of): ValuesOf<Of> {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    field.kind === 'record' && field.default === undefined ? defaultsOf(field.fields) : field.default,
  ])
  return Object.fromEntries(entries) as ValuesOf<Of>
}
