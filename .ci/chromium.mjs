/**
 * Finds Chromium in the environment, the system or Playwright's cache, else installs it. Tests prefer the
 * headless shell, a quarter faster.
 */
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'
import { answersAs, attempt, installByApt, onPath } from './programs.mjs'

const VARIABLES = ['QUOTIDIAN_CHROMIUM', 'CHROMIUM_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH']
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell']
const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]
const PLAYWRIGHT_LIMIT_MS = 120_000

export const HOW_TO_INSTALL = `No Chromium was found, and none could be installed from here. Install one:
  any system   npx playwright install chromium
  Debian       sudo apt-get install chromium
  or set QUOTIDIAN_CHROMIUM to the path of a Chromium, Chrome or Edge.`

/** For every Chromium we start. */
export const CHROMIUM_ARGS = [
  '--disable-gpu',
  '--disable-quic',
  // no network requests of its own
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=slight', // as on a desktop; the headless shell defaults to another hinting
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), // Chromium's sandbox does not run as root.
]

/** Path of a working Chromium, installed if necessary, or null. `isWhole`: not the headless shell. */
export function obtainChromium({ isWhole = false } = {}) {
  return findChromium(isWhole) ?? installByPlaywright(isWhole) ?? installFromDebian(isWhole)
}

/** Path of an installed, working Chromium, or null. A wrong path in the environment stops the search. */
function findChromium(isWhole) {
  const variable = VARIABLES.find((name) => process.env[name])
  if (variable) {
    const path = process.env[variable]
    if (runs(path)) return path
    throw new Error(`${variable} is "${path}": this is not a working Chromium`)
  }
  const shells = isWhole ? [] : [...onPath(SHELL_NAMES), ...playwrightCache('chromium_headless_shell')]
  return [...shells, ...onPath(NAMES), ...usualPlaces(), ...playwrightCache('chromium')].find(runs) ?? null
}

function usualPlaces() {
  if (process.platform === 'darwin') {
    const bundles = ['Chromium', 'Google Chrome', 'Microsoft Edge']
    return ['/Applications', join(homedir(), 'Applications')].flatMap((folder) =>
      bundles.map((name) => join(folder, `${name}.app/Contents/MacOS/${name}`)),
    )
  }
  if (process.platform === 'win32') {
    const { PROGRAMFILES, LOCALAPPDATA } = process.env
    const roots = [PROGRAMFILES, process.env['PROGRAMFILES(X86)'], LOCALAPPDATA].filter(Boolean)
    const programs = [
      'Chromium/Application/chrome',
      'Google/Chrome/Application/chrome',
      'Microsoft/Edge/Application/msedge',
    ]
    return roots.flatMap((root) => programs.map((program) => join(root, `${program}.exe`)))
  }
  return ['/usr/lib/chromium/chromium', '/opt/google/chrome/chrome', '/snap/bin/chromium']
}

function playwrightCache(kind) {
  const folders = {
    linux: join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'ms-playwright'),
    darwin: join(homedir(), 'Library/Caches/ms-playwright'),
    win32: join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright'),
  }
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH || folders[process.platform]
  const build = new RegExp(`^${kind}-\\d+$`)
  const builds = cache && existsSync(cache) ? readdirSync(cache).filter((name) => build.test(name)) : []
  const newestFirst = builds.sort((a, b) => Number(b.split('-')[1]) - Number(a.split('-')[1]))
  const own = kind === 'chromium' ? [playwrightExecutable()] : []
  return [...own, ...newestFirst.flatMap((name) => PROGRAMS.map((program) => join(cache, name, program)))]
}

const PROGRAMS = [
  'chrome-linux64/chrome',
  'chrome-linux/chrome',
  'chrome-win64/chrome.exe',
  'chrome-win/chrome.exe',
  'chrome-headless-shell-linux64/chrome-headless-shell',
  'chrome-headless-shell-mac-arm64/chrome-headless-shell',
  'chrome-headless-shell-mac-x64/chrome-headless-shell',
  'chrome-headless-shell-win64/chrome-headless-shell.exe',
]

function playwrightExecutable() {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath()
  } catch {
    return ''
  }
}

function runs(path) {
  return answersAs(/chrom|edge/i, path)
}

function installByPlaywright(isWhole) {
  console.log('No Chromium found: installing one by Playwright …')
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js')
  const args = [cli, 'install', 'chromium', isWhole ? '--no-shell' : '--only-shell']
  attempt(process.execPath, args, PLAYWRIGHT_LIMIT_MS)
  const shells = isWhole ? [] : playwrightCache('chromium_headless_shell')
  return [...shells, ...playwrightCache('chromium')].find(runs) ?? null
}

/** Adds Noto's CJK fonts for the browser's own text. Falls back to the whole browser. */
function installFromDebian(isWhole) {
  for (const name of isWhole ? ['chromium'] : ['chromium-headless-shell', 'chromium']) {
    installByApt([name, 'fonts-noto-cjk'])
    const path = onPath([...SHELL_NAMES, ...NAMES]).find(runs)
    if (path) return path
  }
  return null
}
