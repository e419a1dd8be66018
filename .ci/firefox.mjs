/** A Firefox for the engine tests: named in the environment, or of the system, or installed now. */
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { answersAs, installByApt, onPath } from './programs.mjs'

const VARIABLE = 'QUOTIDIAN_FIREFOX'

export const HOW_TO_INSTALL = `No Firefox was found, and none could be installed from here. Install one:
  any system   https://www.mozilla.org/firefox/
  Debian       sudo apt-get install firefox-esr
  or set ${VARIABLE} to the path of a Firefox.`

/** The path of a Firefox that runs, installing one if need be; null when that fails too. */
export function obtainFirefox() {
  const found = findFirefox()
  if (found) return found
  installByApt(['firefox-esr', 'fonts-noto-cjk'])
  return findFirefox()
}

/** One that is already here and runs, or null. A wrong path in the environment stops the search. */
export function findFirefox() {
  const named = process.env[VARIABLE]
  if (named && !runs(named)) throw new Error(`${VARIABLE} is "${named}": no Firefox runs there`)
  return named ?? [...onPath(['firefox', 'firefox-esr']), ...usualPlaces()].find(runs) ?? null
}

function usualPlaces() {
  if (process.platform === 'darwin') {
    return ['/Applications', join(homedir(), 'Applications')].map((folder) =>
      join(folder, 'Firefox.app/Contents/MacOS/firefox'),
    )
  }
  const { PROGRAMFILES } = process.env
  return PROGRAMFILES ? [join(PROGRAMFILES, 'Mozilla Firefox', 'firefox.exe')].filter(existsSync) : []
}

function runs(path) {
  return answersAs(/firefox/i, path)
}
