import { manifestEntry } from '../../../card/set/manifest'
import { placeOf } from '../../../card/set/places'
import type { DrawnCard, Task } from '../task'

/** A file of a pack, as the manifest of every set says it (card/set/manifest.ts): a line of JSON. */
export function manifestLine(
  { day, file, request: { card } }: Task,
  { widthPx: width, heightPx: height, bytes, link }: DrawnCard,
): string {
  const facts = { file: file ?? '', day, madeFor: placeOf(card.settings), width, height, bytes: bytes.length }
  return JSON.stringify({ ...manifestEntry(card, facts, 'en'), ...(link !== null && { link }) })
}

/** The file's text, a picture a line: of thousands none but these lines is held. */
export function manifestText(lines: readonly string[]): string {
  const pictures = lines.map((line) => `    ${line}`).join(',\n')
  return `{\n  "language": "en",\n  "pictures": [\n${pictures}\n  ]\n}\n`
}
