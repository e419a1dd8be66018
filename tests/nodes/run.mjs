/**
 * `npm run test:nodes` installs, builds and tests a copy of this tree on every maintained Node version (npm's
 * `node` packages); `npm run test:nodes -- 22` tests one, `npm run test:nodes -- packages` only the examples of
 * tests/packages, in this tree.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { ROOT } from '../../.ci/runProgram.mjs'

const MAJORS = ['20', '22', '24']
const CARD = ['--date', '2026-11-21', '--scale', '1', '--out', 'card.png']
const OF_TREE = [
  ['npm ci', (run) => run(['npm', 'ci'])],
  ['build', (run) => run(['npm', 'run', 'build'])],
  ['unit tests', (run) => run(['npx', 'vitest', 'run', '--project', '!browser'])],
  ['command line', (run) => run(['node', 'dist/cli/main.js', ...CARD])],
]

const OF_PACKAGE = [['examples', (run) => run(['node', 'tests/packages/run.mjs'])]]

const asked = process.argv.slice(2).filter((word) => word !== 'packages')
const isOfPackage = process.argv.includes('packages')
const STEPS = isOfPackage ? OF_PACKAGE : OF_TREE
const results = MAJORS.filter((major) => asked.length === 0 || asked.includes(major)).map(tryOn)
console.log(['', ...STEPS.map(([name]) => name), 'card'].join('\t'))
for (const { version, steps, card } of results) console.log([version, ...steps, card].join('\t'))
const cards = new Set(results.map(({ card }) => card))
if (cards.size > 1) console.log('The cards differ.')
process.exit(cards.size === 1 && results.every(({ isFine }) => isFine) ? 0 : 1)

function tryOn(major) {
  const folder = mkdtempSync(join(tmpdir(), 'quotidian-node-'))
  try {
    const node = fetchNode(major, folder)
    const tree = isOfPackage ? ROOT : join(folder, 'tree')
    if (!isOfPackage) copyTree(tree)
    const env = { ...process.env, PATH: [dirname(node), process.env.PATH].join(delimiter) }
    const run = ([command, ...args]) => spawnSync(command, args, { cwd: tree, env, encoding: 'utf8' })
    const version = run(['node', '--version']).stdout.trim()
    let isFine = version.startsWith(`v${major}.`)
    const steps = STEPS.map(([name, act]) => {
      if (!isFine) return '·'
      console.log(`${version}: ${name} …`)
      const { status, stdout, stderr } = act(run)
      isFine = status === 0
      if (!isFine || isOfPackage) console.log(`${stdout}\n${stderr}`)
      return isFine ? '✓' : '✗'
    })
    const card = join(tree, 'card.png')
    const hash = existsSync(card) ? createHash('sha256').update(readFileSync(card)).digest('hex') : 'none'
    return { version, steps, isFine, card: hash.slice(0, 12) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function fetchNode(major, folder) {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const name = `node-${system}-${process.arch}`
  const home = join(folder, 'node')
  const { status, stderr } = spawnSync(
    'npm',
    ['install', '--no-save', '--prefix', home, `${name}@^${major}.0.0`],
    {
      encoding: 'utf8',
    },
  )
  if (status !== 0)
    throw new Error(`Node ${major} could not be installed for this machine (${name}).\n${stderr}`)
  return join(home, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
}

function copyTree(target) {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  })
  for (const file of stdout.split('\0').filter((name) => name && existsSync(join(ROOT, name)))) {
    cpSync(join(ROOT, file), join(target, file))
  }
}
