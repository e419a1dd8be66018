/** Debian's redis-server, for the tests of what instances and machines share. */
import { installByApt, onPath } from './programs.mjs'

export const HOW_TO_INSTALL =
  'redis-server is missing. On Debian: apt-get install redis-server; elsewhere put it on the PATH.'

/** Its path; null where there is none. */
export function findRedis() {
  return onPath(['redis-server'])[0] ?? null
}

/** The same, installed where that is possible. */
export function obtainRedis() {
  const found = findRedis()
  if (found) return found
  installByApt(['redis-server'])
  return findRedis()
}
