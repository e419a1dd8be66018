import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const APT_LIMIT_MS = 600_000

export function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((path) => existsSync(path))
}

export function answersAs(pattern, path) {
  if (!path || !existsSync(path)) return false
  if (process.platform === 'win32') return true // There, --version opens a window.
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return status === 0 && pattern.test(stdout)
}

/**
 * Installs packages on Debian-based systems, as root; does nothing elsewhere. The caller checks the result.
 */
export function installByApt(packages) {
  if (process.platform !== 'linux' || process.getuid() !== 0 || onPath(['apt-get']).length === 0) return
  console.log(`Installing Debian’s ${packages.join(', ')} …`)
  attempt('apt-get', ['update', '-qq'], APT_LIMIT_MS)
  attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], APT_LIMIT_MS)
}

/** Asks `find` again once Debian's packages are installed. */
export function foundOrInstalled(find, packages) {
  const found = find()
  if (found) return found
  installByApt(packages)
  return find()
}

export function attempt(command, args, limitMs) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const stdio = ['ignore', 'inherit', 'inherit']
  try {
    execFileSync(command, args, { stdio, timeout: limitMs, killSignal: 'SIGKILL', env })
  } catch (error) {
    console.log(`${command} ${args.join(' ')}: ${error.message}`)
  }
}

/** Tests of what instances and machines share need a redis-server. */
export const HOW_TO_INSTALL_REDIS =
  'redis-server is missing. On Debian: apt-get install redis-server; elsewhere put it on the PATH.'

/** The path of redis-server; null where there is none. */
export function findRedis() {
  return onPath(['redis-server'])[0] ?? null
}

export const obtainRedis = () => foundOrInstalled(findRedis, ['redis-server'])

/** Programs that judge the files we write, and their packages: tests skip those that are missing. */
const FILE_CHECKERS = {
  exiftool: 'libimage-exiftool-perl',
  pngcheck: 'pngcheck',
  webpinfo: 'webp',
  unzip: 'unzip',
  pdftoppm: 'poppler-utils',
}

export function obtainFileCheckers() {
  const missing = Object.keys(FILE_CHECKERS).filter((program) => !hasFileChecker(program))
  if (missing.length > 0) installByApt(missing.map((program) => FILE_CHECKERS[program]))
}

export function hasFileChecker(program) {
  return onPath([program]).length > 0
}
