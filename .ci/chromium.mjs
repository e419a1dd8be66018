/**
 * A Chromium for the browser tests and the benchmark: named in the environment, or of the system, or Playwright's
 * own, or installed now. Nothing is taken on trust: what is found must answer `--version`.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { createRequire } from 'node:module'

const VARIABLES = ['QUOTIDIAN_CHROMIUM', 'CHROMIUM_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH']
const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]
const PLAYWRIGHT_LIMIT_MS = 120_000
const APT_LIMIT_MS = 600_000

export const HOW_TO_INSTALL = `No Chromium was found, and none could be installed from here. Install one:
  any system   npx playwright install chromium
  Debian       sudo apt-get install chromium
  or set QUOTIDIAN_CHROMIUM to the path of a Chromium, Chrome or Edge.`

/** The path of a Chromium that runs, installing one if need be; null when that fails too. */
export function obtainChromium() {
  return findChromium() ?? installByPlaywright() ?? installByApt()
}

/** The path of a Chromium that is already here and runs, or null. A wrong path in the environment stops the search. */
export function findChromium() {
  const variable = VARIABLES.find((name) => process.env[name])
  if (variable) {
    const path = process.env[variable]
    if (runs(path)) return path
    throw new Error(`${variable} is "${path}": no Chromium runs there`)
  }
  return [...onPath(), ...usualPlaces(), ...playwrightCache()].find(runs) ?? null
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
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

/** The build that this Playwright wants first, then any other, newest first. */
function playwrightCache() {
  const own = playwrightExecutable()
  const folders = {
    linux: join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'ms-playwright'),
    darwin: join(homedir(), 'Library/Caches/ms-playwright'),
    win32: join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright'),
  }
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH || folders[process.platform]
  const builds =
    cache && existsSync(cache) ? readdirSync(cache).filter((name) => /^chromium-\d+$/.test(name)) : []
  const newestFirst = builds.sort((a, b) => Number(b.split('-')[1]) - Number(a.split('-')[1]))
  const programs = [
    'chrome-linux64/chrome',
    'chrome-linux/chrome',
    'chrome-win64/chrome.exe',
    'chrome-win/chrome.exe',
  ]
  return [own, ...newestFirst.flatMap((build) => programs.map((program) => join(cache, build, program)))]
}

function playwrightExecutable() {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath()
  } catch {
    return ''
  }
}

function runs(path) {
  if (!path || !existsSync(path)) return false
  if (process.platform === 'win32') return true // --version opens a window there
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return status === 0 && /chrom|edge/i.test(stdout)
}

function installByPlaywright() {
  console.log('No Chromium here: asking Playwright for one …')
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js')
  attempt(process.execPath, [cli, 'install', 'chromium'], PLAYWRIGHT_LIMIT_MS)
  return playwrightCache().find(runs) ?? null
}

/** On Debian and its kin, as root; with Noto's CJK faces where they can be had, for the browser's own texts. */
function installByApt() {
  if (process.platform !== 'linux' || process.getuid() !== 0 || !onPathNamed('apt-get')) return null
  console.log('Playwright has none for us: installing Debian’s …')
  const install = ['install', '-y', '--no-install-recommends']
  attempt('apt-get', ['update'], APT_LIMIT_MS)
  attempt('apt-get', [...install, 'chromium'], APT_LIMIT_MS)
  const path = onPath().find(runs) ?? null
  if (path) attempt('apt-get', [...install, 'fonts-noto-cjk'], APT_LIMIT_MS)
  return path
}

function onPathNamed(name) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)))
}

function attempt(command, args, limitMs) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    execFileSync(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: limitMs,
      killSignal: 'SIGKILL',
      env,
    })
  } catch (error) {
    console.log(`${command} ${args.join(' ')}: ${error.message}`)
  }
}
