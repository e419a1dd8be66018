/** The runtimes for `npm run test:edge`: 100 MB each, so npm fetches them to .cache/edge on the first run. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './runProgram.mjs'

const VERSIONS = { workerd: '1.20261117.1', deno: '2.9.6' }
const HOME = join(ROOT, '.cache', 'edge')
const MODULES = join(HOME, 'node_modules')

export const HOW_TO_INSTALL = `workerd and deno could not be installed: npm install --prefix ${join('.cache', 'edge')} ${packages().join(' ')}`

/** Paths of both programs, installed if missing; null if npm has none for this machine. */
export function obtainEdgeEngines() {
  return found() ?? (install() ? found() : null)
}

function install() {
  console.log(`Fetching ${packages().join(' and ')} …`)
  const args = [
    'install',
    '--no-save',
    '--no-package-lock',
    '--ignore-scripts',
    '--prefix',
    HOME,
    ...packages(),
  ]
  return spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
}

function packages() {
  return Object.entries(VERSIONS).map(([name, version]) => `${name}@${version}`)
}

function found() {
  const workerd = programIn('@cloudflare', /^workerd-/, 'bin/workerd')
  const deno = programIn('@deno', new RegExp(`^${process.platform}-${process.arch}`), 'deno')
  return workerd && deno ? { workerd, deno } : null
}

/** npm installs only the program's package for this machine. */
function programIn(scope, name, program) {
  const folder = join(MODULES, scope)
  const packageName = existsSync(folder) ? readdirSync(folder).find((entry) => name.test(entry)) : undefined
  const path =
    packageName && join(folder, packageName, process.platform === 'win32' ? `${program}.exe` : program)
  return path && existsSync(path) ? path : null
}
