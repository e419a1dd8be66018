/** Makes two builds, the running and the deployed one, below dist/, where they find their packages. */
import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildProduct, ROOT, runProgram } from '../../.ci/runProgram.mjs'

const FOLDER = join(ROOT, 'dist/cluster')

/** @param reuse keeps an earlier run's builds. @throws {Error} if a build fails */
export function twoBuilds({ reuse }) {
  const [first, second] = ['first', 'second'].map((name) => join(FOLDER, name))
  if (reuse && existsSync(join(second, 'server/main.js'))) return { first, second }
  rmSync(FOLDER, { recursive: true, force: true })
  if (!buildProduct()) throw new Error('The product could not be built.')
  for (const part of ['client', 'server'])
    cpSync(join(ROOT, 'dist', part), join(first, part), { recursive: true })
  cpSync(first, second, { recursive: true })
  // Another contact address changes a script, and so file names, as any change would.
  const changed = { VITE_CONTACT_EMAIL: 'deploy@example.com' }
  const args = ['build', '--outDir', join(second, 'client'), '--emptyOutDir', '--logLevel', 'warn']
  if (runProgram('vite', 'bin/vite.js', args, changed) !== 0) throw new Error('The second build failed.')
  return { first, second }
}
