/**
 * Packs the package, installs it into each example without a network, from the cache that `npm ci` filled, and
 * checks what they draw. `npm run test:nodes -- packages` does it on every Node version; `node tests/packages/run.mjs
 * page worker` on this one, for these.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../../.ci/runProgram.mjs'
import { drawnInPage } from './drawnInPage.mjs'
import { lockOf } from './lock.mjs'

const HERE = join(ROOT, 'tests/packages')
const CARD = join(HERE, 'card.json')
const { content, translation, author, date } = JSON.parse(readFileSync(CARD, 'utf8')).quote
const COMMAND = [
  'quotidian',
  '--quote',
  content,
  '--translation',
  translation,
  '--author',
  author,
  '--date',
  date,
]

/** Each takes its folder, and the command's card, and returns a line or throws. */
const EXAMPLES = {
  node(folder, card) {
    const said = run(folder, 'node', 'main.mjs', CARD, 'card.png')
    expect(said.trim(), 'A card')
    expect(sha(readFileSync(join(folder, 'card.png'))), sha(card))
    expect(readFileSync(join(folder, 'card.pdf')).subarray(0, 5).toString(), '%PDF-')
    expect(/^<\?xml[^]*<title>Well begun/.test(readFileSync(join(folder, 'card.svg'), 'utf8')), true)
    return 'the bytes of the command'
  },
  page: (folder, card) => drawnInPage(folder, card),
  worker: built,
  'vite-react': built,
  async ssr(folder, card) {
    run(folder, 'npm', 'run', 'build')
    run(folder, 'node', 'render.mjs', CARD)
    const html = readFileSync(join(folder, 'dist/index.html'), 'utf8')
    expect(html.includes(content) && html.includes('aspect-ratio:'), true)
    return drawnInPage(join(folder, 'dist'), card)
  },
}

function built(folder, card) {
  run(folder, 'npm', 'run', 'build')
  return drawnInPage(join(folder, 'dist'), card)
}

const asked = process.argv.slice(2)
const scratch = mkdtempSync(join(tmpdir(), 'quotidian-packages-'))
try {
  const manifest = packed(join(scratch, 'quotidian.tgz'))
  let card = null
  for (const name of ['node', ...Object.keys(EXAMPLES).filter((one) => one !== 'node')]) {
    if (name !== 'node' && asked.length > 0 && !asked.includes(name)) continue
    const folder = installed(name, manifest)
    card ??= cardOfCommand(folder)
    console.log(`${process.version}\t${name}\t${await EXAMPLES[name](folder, card)}`)
  }
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

/** `QUOTIDIAN_PACKED`: a packed file, in place of packing this tree. */
function packed(file) {
  if (process.env.QUOTIDIAN_PACKED) cpSync(process.env.QUOTIDIAN_PACKED, file)
  else {
    run(ROOT, 'npm', 'pack', '--pack-destination', scratch)
    cpSync(
      join(
        scratch,
        readdirSync(scratch).find((name) => name.endsWith('.tgz')),
      ),
      file,
    )
  }
  return JSON.parse(run(scratch, 'tar', '-xzOf', file, 'package/package.json'))
}

function installed(name, manifest) {
  const folder = join(scratch, name)
  cpSync(join(HERE, name), folder, { recursive: true })
  for (const place of [folder, join(folder, 'public')]) {
    mkdirSync(place, { recursive: true })
    cpSync(CARD, join(place, 'card.json'))
  }
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  const example = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lockOf(example, manifest, packages)))
  run(folder, 'npm', 'ci', '--offline', '--ignore-scripts', '--no-audit', '--no-fund')
  return folder
}

function cardOfCommand(folder) {
  const { settings } = JSON.parse(readFileSync(CARD, 'utf8'))
  const look = ['--template', 'sunny', '--json', JSON.stringify(settings)]
  run(folder, 'npx', '--offline', ...COMMAND, ...look, '--out', 'command.png')
  return readFileSync(join(folder, 'command.png'))
}

function run(cwd, command, ...args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  })
  if (status === 0) return stdout
  throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}${error ?? ''}`)
}

function sha(bytes) {
  return createHash('sha256').update(bytes).digest('hex')
}

function expect(found, wanted) {
  if (found !== wanted) throw new Error(`${JSON.stringify(found)} in place of ${JSON.stringify(wanted)}`)
}
