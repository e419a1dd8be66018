import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify } from 'vite'

const SCRIPTS = ['first-paint.js', 'first-card.js']

/**
 * Takes comments and long names out of the built site's scripts that no bundler sees: one holds up the first paint, the other is what
 * asks for the picture of home's card.
 * @throws {Error} if one of them cannot be read as a script
 */
export async function shrinkScripts(folder: string): Promise<void> {
  for (const name of SCRIPTS) {
    const path = join(folder, name)
    const { code, errors } = await minify(name, await readFile(path, 'utf8'), { module: false })
    if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ message }) => message).join('; ')}`)
    await writeFile(path, code)
  }
}
