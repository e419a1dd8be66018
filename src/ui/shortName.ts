import { cutToLength } from '../text/graphemes'

const LONGEST = 40 // of a name: a card without one has the name of its first sentence

/** A message whose name, in the quotation marks of either language, is cut to what tells it from others. */
export function withShortName(text: string): string {
  return text.replace(/([“「])(.+)(?=[”」])/su, (_, mark: string, name: string) => mark + short(name))
}

function short(name: string): string {
  if (name.length <= LONGEST) return name
  return `${cutToLength(name, LONGEST).replace(/[\p{P}\s]+$/u, '')}…`
}
