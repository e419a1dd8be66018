/** Checks dependencies: exact versions, licences we may ship, no install scripts. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { open, type Font } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { writeSbom } from '../.ci/sbom.mjs'
import { nameAt, readLock, shippedPackages } from '../.ci/shipped.mjs'

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/
/** Each requires no more than attribution. `caniuse-lite` is data: CC BY. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT AND Apache-2.0',
  '(MIT AND Zlib)',
  'Python-2.0', // argparse: permissive, keeps its notice
  'OFL-1.1',
]
/** Packages whose install script makes nothing we use. */
const SCRIPTS_WITHOUT_USE = ['protobufjs'] // only checks how its version is requested

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies' | 'overrides',
  Record<string, string>
>
interface LockEntry {
  version?: string
  license?: string
  resolved?: string
  integrity?: string
  dev?: boolean
  optional?: boolean
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
type Lock = Record<string, LockEntry>

const lock: Lock = readLock()

/** 'react ^19.0.0', for every inexact version. */
function inexact(versions: Readonly<Record<string, string>>): string[] {
  return Object.entries(versions)
    .filter(([, version]) => !EXACT.test(version))
    .map((pair) => pair.join(' '))
}

function unlicensed(packages: Lock): string[] {
  return shippedPackages(packages)
    .filter(({ license }) => !ALLOWED.includes(license))
    .map(({ name, license }) => `${name}: ${license}`)
}

describe('versions', () => {
  it.each(['dependencies', 'devDependencies', 'overrides'] as const)('of %s are exact', (kind) => {
    expect(inexact(manifest[kind])).toEqual([])
  })

  it.each([
    '^1.2.3',
    '~1.2.3',
    '1.2',
    '*',
    'latest',
    '>=1.2.3',
    'npm:x@1',
    'git+https://example.com/x',
    '1.2.3 || 2.0.0',
  ])('%s would not do', (version) => expect(inexact({ package: version })).toEqual([`package ${version}`]))

  it('are those of the lockfile', () => {
    const { dependencies, devDependencies } = lock['']!
    expect({ dependencies, devDependencies }).toEqual({
      dependencies: manifest.dependencies,
      devDependencies: manifest.devDependencies,
    })
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      expect([name, lock[`node_modules/${name}`]?.version]).toEqual([name, version])
  })

  it('are known by their content, wherever they are fetched from', () => {
    const entries = Object.entries(lock).filter(([path]) => path !== '')
    expect(entries.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([])
    const unknown = entries.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity))
    expect(unknown.map(([path]) => path)).toEqual([])
  })
})

const hasAll = (word: string) => (texts: string[]) => texts.every((text) => text.includes(word))

describe('licences', () => {
  it('of all that ships let us ship it', () => {
    expect(shippedPackages().length).toBeGreaterThan(50)
    expect(unlicensed(lock)).toEqual([])
  })

  it('that are others, or unknown, would be seen', () => {
    const wrong = (license?: string): Lock => ({
      '': {},
      'node_modules/x': { version: '1.0.0', ...(license && { license }) },
      'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0', dev: true },
    })
    expect(unlicensed(wrong('GPL-3.0'))).toEqual(['x: GPL-3.0'])
    expect(unlicensed(wrong())).toEqual(['x: '])
    expect(unlicensed(wrong('MIT'))).toEqual([])
  })

  it.each([
    ['@chinese-fonts/mkwtyt/dist/MaoKenTangYuan', ['MOTOYA', 'Varela Round', 'huninn', 'Maoken']],
    ['lxgw-wenkai-webfont/files', ['LXGW', 'The Klee Project Authors']],
  ])('of the fonts that %s derives from are in the list of fonts', async (folder, holders) => {
    const file = readdirSync(`node_modules/${folder}`).find((name) => name.endsWith('.woff2'))!
    const font = await open(`node_modules/${folder}/${file}`)
    const notices = readFileSync('public/font-licences.txt', 'utf8')
    const { copyright } = font as Font
    const years = copyright.match(/\b20\d\d(?:-20\d\d)?\b/g) ?? []
    for (const word of [...holders, ...years]) expect([copyright, notices]).toSatisfy(hasAll(word))
  })

  it('are in the list that ships: run `npm run deps:check`', () => {
    const [list = ''] = readFileSync('public/code-licences.txt', 'utf8').split('-----')
    const listed = list.split('\n').filter((line) => / \d+\.\d+\.\d+\S*: /.test(line))
    expect(listed).toEqual(
      shippedPackages().map(({ name, version, license }) => `${name} ${version}: ${license}`),
    )
  })
})

it('advisories that cannot be learnt are a failure, and that is said', () => {
  const registry = { npm_config_registry: 'http://127.0.0.1:9', npm_config_fetch_retries: '0' } // nobody answers there
  const env = { ...process.env, ...registry }
  const { status, stderr } = spawnSync('node', ['.ci/advisories.mjs'], { env, encoding: 'utf8' })
  expect([status, stderr.split(':')[0]]).toEqual([1, 'Not known'])
})

it('nothing needs a script when it is installed: `npm ci --ignore-scripts`', () => {
  const scripts = Object.entries(lock).filter(
    ([, { hasInstallScript, optional }]) => hasInstallScript && !optional,
  )
  expect(scripts.map(([path]) => nameAt(path))).toEqual(SCRIPTS_WITHOUT_USE)
})

it('the list beside a build names what ships, and no host or path', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'))
  const file = join(folder, 'sbom.json')
  expect(writeSbom(file)).toBe(true)
  const text = readFileSync(file, 'utf8')
  rmSync(folder, { recursive: true })
  const { components } = JSON.parse(text) as {
    components: { name: string; version: string; licenses: unknown }[]
  }
  const named = (packages: readonly { name: string; version: string }[]) =>
    [...new Set(packages.map(({ name, version }) => `${name} ${version}`))].toSorted()
  expect(named(components)).toEqual(named(shippedPackages()))
  expect(components.filter(({ licenses }) => !licenses)).toEqual([])
  expect(text).not.toMatch(/https?:|node_modules/)
  expect(text).not.toContain(process.cwd())
})
