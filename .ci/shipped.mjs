/** The packages that ship: what `npm ci --omit=dev` installs on any system, from the lockfile alone. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './runProgram.mjs'

export function readLock() {
  return JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages
}

/** `{ path, name, version, license }` by name; the licence is '' if the lockfile lacks it. */
export function shippedPackages(lock = readLock()) {
  return Object.entries(lock)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, entry]) => ({
      path,
      name: nameAt(path),
      version: entry.version,
      license: entry.license ?? licenceOfOwner(lock, path, entry),
    }))
    .toSorted((one, other) => (one.name + one.version < other.name + other.version ? -1 : 1))
}

export function nameAt(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/**
 * The licence of a package that `npm run deps:lock` added for other systems: its owner names it with the same
 * version.
 */
function licenceOfOwner(lock, path, { version, optional }) {
  if (!optional) return ''
  const owner = Object.values(lock).find(
    (entry) => entry.version === version && entry.optionalDependencies?.[nameAt(path)] === version,
  )
  return owner?.license ?? ''
}
