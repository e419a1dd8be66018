/** Finds a Firefox for the engine tests: from the environment or the system, else installs one. */
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { answersAs, installByApt, onPath } from './programs.mjs'

const VARIABLE = 'QUOTIDIAN_FIREFOX'

export const HOW_TO_INSTALL = `No Firefox was found, and none could be installed from here. Install one:
  any system   https://www.mozilla.org/firefox/
  Debian       sudo apt-get install firefox-esr
  or set ${VARIABLE} to the path of a Firefox.`

/** The path of a working Firefox, installed if necessary; null if that fails too. */
export function obtainFirefox() {
  const found = findFirefox()
  if (found) return found
  installByApt(['firefox-esr', 'fonts-noto-cjk'])
  return findFirefox()
}

/** The path of an installed, working Firefox, or null. A wrong path in the environment stops the search. */
export function findFirefox() {
  const named = process.env[VARIABLE]
  if (named && !runs(named)) throw new Error(`${VARIABLE} is "${named}": this is not a working Firefox`)
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
