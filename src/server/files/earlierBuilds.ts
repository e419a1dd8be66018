/** A tab opened before a deploy still requests them. Hashed names let builds coexist. */
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { contentHash, HASHES } from './packFiles.ts'

export const DEFAULT_KEPT_BUILDS = 2
const MAX_KEPT_BUILDS = 20
const ASSETS = 'assets'

export function keptBuilds(value: string | undefined): number {
  const text = value?.trim() || String(DEFAULT_KEPT_BUILDS)
  if (/^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_KEPT_BUILDS) return Number(text)
  throw new Error(`KEEP_BUILDS is "${text}": it must be a whole number from 1 to ${MAX_KEPT_BUILDS}`)
}

export function earlierFolder(client: string): string {
  return resolve(client, '../earlier')
}

/** Moves the client's assets to the earlier ones before a build, keeping `count` builds with the next. */
export async function keepBuild(client: string, count: number): Promise<void> {
  const earlier = earlierFolder(client)
  if (count > 1 && existsSync(join(client, 'index.html')) && existsSync(join(client, ASSETS))) {
    const kept = join(earlier, contentHash(join(client, 'index.html')).slice(0, 12))
    if (!existsSync(kept)) await copied(client, kept)
    await utimes(kept, new Date(), new Date())
  }
  for (const folder of (await earlierBuilds(client)).slice(count - 1))
    await rm(folder, { recursive: true, force: true })
}

export async function earlierBuilds(client: string): Promise<string[]> {
  const earlier = earlierFolder(client)
  const names = await readdir(earlier).catch(() => [])
  const paths = names.filter((name) => !name.startsWith('.')).map((name) => join(earlier, name))
  const found = await Promise.all(paths.map(async (path) => ({ path, stats: await stat(path) })))
  return found
    .filter(({ stats }) => stats.isDirectory()) // some systems add files: desktop.ini
    .toSorted((one, other) => other.stats.mtimeMs - one.stats.mtimeMs)
    .map(({ path }) => path)
}

/** Under a hidden name first: an interrupted copy is no build. */
async function copied(client: string, kept: string): Promise<void> {
  const begun = join(kept, '..', '.begun')
  await rm(begun, { recursive: true, force: true })
  await mkdir(begun, { recursive: true })
  await cp(join(client, ASSETS), join(begun, ASSETS), { recursive: true })
  if (existsSync(join(client, HASHES))) await cp(join(client, HASHES), join(begun, HASHES))
  await rename(begun, kept)
}
