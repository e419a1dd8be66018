import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Everything that determines a card's pixels: code, text, fonts, and the packages that draw. */
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
 * Eight hex digits that change whenever a card's pixels may, equal on every machine. Card URLs contain them,
 * so caches may keep cards forever.
 */
export function editionOf(root: string): string {
  const hash = createHash('sha256')
  for (const file of DRAWN_BY.flatMap((path) => filesAt(root, path)).toSorted()) {
    const content = readFileSync(join(root, file))
    hash.update(`${file} ${content.byteLength}\n`).update(content)
  }
  return hash.digest('hex').slice(0, 8)
}

function filesAt(root: string, path: string): string[] {
  if (path.endsWith('.json')) return [path]
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
}
