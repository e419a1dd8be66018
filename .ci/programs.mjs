/** Programs of the system that tests need: found where they usually are, or installed by Debian's apt. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const APT_LIMIT_MS = 600_000

/** Where programs of these names are on the PATH, name by name. */
export function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((path) => existsSync(path))
}

/** Whether what is there answers `--version` as that program does. Nothing is taken on trust. */
export function answersAs(pattern, path) {
  if (!path || !existsSync(path)) return false
  if (process.platform === 'win32') return true // --version opens a window there
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return status === 0 && pattern.test(stdout)
}

/** Installs packages on Debian and its kin, as root; does nothing elsewhere. What came of it is for the caller to find out. */
export function installByApt(packages) {
  if (process.platform !== 'linux' || process.getuid() !== 0 || onPath(['apt-get']).length === 0) return
  console.log(`Installing Debian’s ${packages.join(', ')} …`)
  attempt('apt-get', ['update', '-qq'], APT_LIMIT_MS)
  attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], APT_LIMIT_MS)
}

/** Runs a command; a failure is printed, and no more. */
export function attempt(command, args, limitMs) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const stdio = ['ignore', 'inherit', 'inherit']
  try {
    execFileSync(command, args, { stdio, timeout: limitMs, killSignal: 'SIGKILL', env })
  } catch (error) {
    console.log(`${command} ${args.join(' ')}: ${error.message}`)
  }
}
