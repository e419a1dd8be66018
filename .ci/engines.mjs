/**
 * Finds or installs the other engines for their tests: Firefox, and WebKit from WebKitGTK (Linux only): its driver,
 * the browser that the driver starts, and a display for it.
 */
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { answersAs, foundOrInstalled, onPath } from './programs.mjs'

const VARIABLE = 'QUOTIDIAN_FIREFOX'
const VERSIONS = ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0']

export const HOW_TO_INSTALL_FIREFOX = `No Firefox was found, and none could be installed from here. Install one:
  any system   https://www.mozilla.org/firefox/
  Debian       sudo apt-get install firefox-esr
  or set ${VARIABLE} to the path of a Firefox.`

export const obtainFirefox = () => foundOrInstalled(findFirefox, ['firefox-esr', 'fonts-noto-cjk'])

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

export const HOW_TO_INSTALL_WEBKIT = `No WebKit was found, and none could be installed from here. WebKitGTK is available on Linux:
  Debian       sudo apt-get install webkit2gtk-driver xvfb
  It needs WebKitWebDriver and Xvfb on the PATH, and WebKitGTK's MiniBrowser.`

export const obtainWebkit = () =>
  foundOrInstalled(findWebkit, ['webkit2gtk-driver', 'xvfb', 'fonts-noto-cjk'])

/** null if one is missing */
export function findWebkit() {
  const [driver] = onPath(['WebKitWebDriver'])
  const [display] = onPath(['Xvfb'])
  const browser = libraryFolders()
    .flatMap((folder) => VERSIONS.map((version) => join(folder, version, 'MiniBrowser')))
    .find(existsSync)
  return driver && display && browser ? { driver, browser, display } : null
}

/** Debian has library folders per architecture in /usr/lib; Fedora has library programs in /usr/libexec. */
function libraryFolders() {
  const roots = ['/usr/lib', '/usr/libexec', '/usr/lib64'].filter(existsSync)
  return roots.flatMap((root) => [
    root,
    ...readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(root, name)),
  ])
}
