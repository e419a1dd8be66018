/**
 * Finds or installs WebKit for the engine tests, from WebKitGTK: its driver, the browser that the driver
 * starts, and a display for it. Linux only.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installByApt, onPath } from './programs.mjs'

const VERSIONS = ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0']

export const HOW_TO_INSTALL = `No WebKit was found, and none could be installed from here. WebKitGTK is available on Linux:
  Debian       sudo apt-get install webkit2gtk-driver xvfb
  It needs WebKitWebDriver and Xvfb on the PATH, and WebKitGTK's MiniBrowser.`

/** `{driver, browser, display}`: paths of the programs, installed if necessary; null if that fails too. */
export function obtainWebkit() {
  const found = findWebkit()
  if (found) return found
  installByApt(['webkit2gtk-driver', 'xvfb', 'fonts-noto-cjk'])
  return findWebkit()
}

/** The installed programs, or null if one is missing. */
export function findWebkit() {
  const [driver] = onPath(['WebKitWebDriver'])
  const [display] = onPath(['Xvfb'])
  const browser = libraryFolders()
    .flatMap((folder) => VERSIONS.map((version) => join(folder, version, 'MiniBrowser')))
    .find(existsSync)
  return driver && display && browser ? { driver, browser, display } : null
}

/**
 * Debian has library folders per architecture below /usr/lib; Fedora has programs of libraries in
 * /usr/libexec.
 */
function libraryFolders() {
  const roots = ['/usr/lib', '/usr/libexec', '/usr/lib64'].filter(existsSync)
  return roots.flatMap((root) => [
    root,
    ...readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(root, name)),
  ])
}
