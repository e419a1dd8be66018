import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Whatever decides the pixels of a card: its code, words, type, and the packages that draw. */
const DRAWN_BY = [
  'package-lock.json',
  'src/scene',
  'src/calendar',
  'src/language',
  'src/text',
  'src/look',
  'src/card',
  'src/layout',
  'src/draw',
  'src/quotes',
  'src/export',
  'src/server/cardImage',
]

/**
 * Eight hexadecimal digits that change with what draws a card, the same on every machine: cards' addresses carry them, so that a cache may
 * keep a card for ever. More than the engine changes them, and never less.
 */
export function editionOf(root: string): string {
  const hash = createHash('sha256')
  for (const file of DRAWN_BY.flatMap((path) => filesAt(root, path)).toSorted()) {
    const content = readFileSync(join(root, file))
    hash.update(`${file} ${content.byteLength}\n`).update(content)
  }
  return hash.digest('hex').slice(0, 8)
}

/** Paths from the root, with `/` on every system. */
function filesAt(root: string, path: string): string[] {
  if (path.endsWith('.json')) return [path]
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
}
