/** Sets a process's clock and time zone with libfaketime. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installByApt } from '../../.ci/programs.mjs'

const HOW_TO_INSTALL =
  'libfaketime was not found, and could not be installed from here: sudo apt-get install faketime'

/** Path of the library, installed if possible. @throws {Error} saying what to install */
export function obtainFaketime() {
  const found = findFaketime()
  if (found) return found
  installByApt(['faketime'])
  const installed = findFaketime()
  if (!installed) throw new Error(HOW_TO_INSTALL)
  return installed
}

export function environmentAt(library, aheadMs, zone) {
  return {
    ...process.env,
    TZ: zone,
    LD_PRELOAD: library,
    FAKETIME: `${aheadMs < 0 ? '' : '+'}${aheadMs / 1000}`,
  }
}

function findFaketime() {
  const roots = ['/usr/lib', '/usr/lib64', '/usr/local/lib']
  const folders = roots
    .filter(existsSync)
    .flatMap((root) => [
      join(root, 'faketime'),
      ...readdirSync(root).map((name) => join(root, name, 'faketime')),
    ])
  return folders.map((folder) => join(folder, 'libfaketimeMT.so.1')).find(existsSync)
}
