import { isRecord, parsedJson } from '../scene/values'

/** One entry of a list or record in the outermost object, or one plain value of it. */
export interface JsonEntry {
  key: string // in the outermost object
  value: unknown // null if invalid; for an entry of a record, a record of it alone
}

const MAX_ENTRY = 150_000_000 // UTF-16; a picture of 80 MB as base64 has 107 million
const OUTSIDE = /["{}[\],]/g
const INSIDE = /["\\]/g

/** @throws {RangeError} for an entry longer than anything that we write, {SyntaxError} if it is no whole object */
export async function* jsonEntries(
  pieces: AsyncIterable<string>,
  isWanted: (key: string) => boolean,
): AsyncGenerator<JsonEntry> {
  let [depth, isInText, isEnded, isList] = [0, false, false, false]
  let [key, held, skipped] = ['', '', 0]
  for await (const piece of pieces) {
    let [at, from] = [skipped, 0]
    for (;;) {
      const signs = isInText ? INSIDE : OUTSIDE
      signs.lastIndex = at
      const found = signs.exec(piece)
      if (!found) break
      const [sign] = found
      at = found.index + 1
      if (sign === '\\') at += 1
      if (sign === '"') isInText = !isInText
      if (sign === '"' || sign === '\\') continue
      const isOpened = sign === '{' || sign === '['
      const isClosed = sign === '}' || sign === ']'
      depth += Number(isOpened) - Number(isClosed)
      if (depth > 2 || (isClosed && depth === 2)) continue
      const text = held + piece.slice(from, found.index)
      held = ''
      from = at
      if (isOpened && depth === 2) {
        key = keyIn(text)
        isList = sign === '['
      } else if (isOpened ? sign === '[' || isEnded || text.trim() !== '' : depth < 0)
        throw new SyntaxError('not one object')
      else if (!isOpened) {
        const isOfInner = depth === (isClosed ? 1 : 2)
        if (isClosed && (sign === ']') !== (isOfInner && isList)) throw new SyntaxError('closed otherwise')
        if (isOfInner && isWanted(key) && text.trim() !== '')
          yield { key, value: parsedJson(isList ? text : `{${text}}`) }
        if (!isOfInner && text.trim() !== '') yield memberIn(text)
        isEnded ||= depth === 0
      }
    }
    skipped = Math.max(0, at - piece.length)
    if (depth === 0 && piece.slice(from).trim() !== '') throw new SyntaxError('not one object')
    if (depth === 1 || (depth >= 2 && isWanted(key))) held += piece.slice(from)
    if (held.length > MAX_ENTRY) throw new RangeError('an entry is too long')
  }
  if (!isEnded) throw new SyntaxError('cut short')
}

/** `"cards":` */
function keyIn(text: string): string {
  return memberIn(`${text}0`).key
}

function memberIn(text: string): JsonEntry {
  const member = parsedJson(`{${text}}`)
  const [entry] = isRecord(member) ? Object.entries(member) : []
  if (!entry) throw new SyntaxError('not a member of an object')
  return { key: entry[0], value: entry[1] }
}
