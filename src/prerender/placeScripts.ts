import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify } from 'vite'

/** Of public/, which no bundler sees. */
const PLAIN_SCRIPTS = ['first-paint.js', 'first-card.js'] as const

/** The address of each in the built site. */
type ScriptAddresses = Readonly<Record<(typeof PLAIN_SCRIPTS)[number], string>>

/**
 * Puts the built site's plain scripts among its assets: without comments and long names, because one holds up the first paint and the
 * other asks for the picture of home's card; and named by what they contain, because a page needs those that were built with it, not
 * those of an earlier build that a browser has kept.
 * @throws {Error} if one of them cannot be read as a script
 */
export async function placeScripts(folder: string): Promise<ScriptAddresses> {
  const placed = PLAIN_SCRIPTS.map(async (name) => {
    const { code, errors } = await minify(name, await readFile(join(folder, name), 'utf8'), { module: false })
    if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ message }) => message).join('; ')}`)
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 7)
    const address = `/assets/${name.replace(/\.js$/, `-${hash}.js`)}`
    await writeFile(join(folder, address), code)
    await rm(join(folder, name))
    return [name, address] as const
  })
  return Object.fromEntries(await Promise.all(placed)) as ScriptAddresses
}
