import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** The URL paths of all files below a folder that are not hidden: `/assets/main.js`. */
export async function urlPaths(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
}
