/**
 * `npm run test:days` runs the main paths and date-dependent tests at the moments and zones of moments.mjs,
 * under libfaketime. `npm run test:days -- leap Kiritimati` filters by name.
 */
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HOW_TO_INSTALL, obtainChromium } from '../../.ci/chromium.mjs'
import { buildProduct, freePort, programPath, ROOT } from '../../.ci/runProgram.mjs'
import { environmentAt, obtainFaketime } from './faketime.mjs'
import { instantOf, localTimeAt, MOMENTS, ZONES } from './moments.mjs'
import { visit } from './visit.mjs'

// Passed as files, since a tag alone would load all others too.
const DATE_SENSITIVE = readdirSync(join(ROOT, 'tests'), { recursive: true })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => join('tests', name))
  .filter((file) => readFileSync(join(ROOT, file), 'utf8').includes('@module-tag days'))
const filters = process.argv.slice(2)
const isSelected = (moment, zone) =>
  filters.every((word) => `${moment.name} ${moment.at} ${zone}`.includes(word))

const library = obtainFaketime()
const executablePath = obtainChromium()
if (!executablePath) throw new Error(HOW_TO_INSTALL)
if (!buildProduct()) throw new Error('The product could not be built.')

const results = new Map() // moment → zone → problems
for (const moment of MOMENTS) {
  const zones = ZONES.filter((zone) => isSelected(moment, zone))
  const found = await mapConcurrently(zones, moment.passesMidnight ? zones.length : 2, (zone) =>
    testAt(moment, zone),
  )
  results.set(moment, new Map(zones.map((zone, at) => [zone, found[at]])))
}
print()
process.exit([...results.values()].some((zones) => [...zones.values()].flat().length > 0) ? 1 : 0)

async function testAt(moment, zone) {
  const startedAt = performance.now()
  const instant = instantOf(moment.at, zone)
  const environment = environmentAt(library, Math.round(instant - Date.now()), zone)
  const day = localTimeAt(instant, zone).slice(0, 10)
  const wrong = await visit({ day, environment, executablePath, moment })
  wrong.push(...(await suite(environment)))
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  console.log(
    `${moment.at} ${zone}, ${moment.name}: ${wrong.length === 0 ? 'passes' : wrong.join('; ')} (${seconds} s)`,
  )
  return wrong
}

async function suite(environment) {
  const units = await program(environment, 'vitest', 'vitest.mjs', [
    'run',
    '--project=!browser',
    ...DATE_SENSITIVE,
  ])
  const pages = await program(
    { ...environment, QUOTIDIAN_CHROMIUM: executablePath, QUOTIDIAN_TEST_PORT: await freePort() },
    '@playwright/test',
    'cli.js',
    [
      'test',
      '--config=tests/browser/playwright.config.ts',
      '--project=desktop',
      '--grep=@days',
      '--workers=1',
    ],
  )
  const failed = [units, pages].filter(({ code }) => code !== 0)
  for (const { output } of failed) console.log(output)
  return failed.map(({ name }) => `${name} fails`)
}

function program(env, name, script, args) {
  const child = spawn(process.execPath, [programPath(name, script), ...args], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  return new Promise((resolve) => child.on('close', (code) => resolve({ name, code, output })))
}

async function mapConcurrently(items, atOnce, act) {
  const made = []
  const left = [...items.entries()]
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) made[next[0]] = await act(next[1])
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return made
}

function print() {
  const cell = (wrong) => (wrong === undefined ? '·' : wrong.length === 0 ? '✓' : `✗ ${wrong.length}`)
  const rows = [...results].map(([moment, zones]) => [
    `${moment.at.replace('T', ' ').slice(0, 16)}  ${moment.name}`,
    ...ZONES.map((zone) => cell(zones.get(zone))),
  ])
  const table = [['', ...ZONES], ...rows]
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)))
  for (const row of table) console.log(row.map((text, column) => text.padEnd(widths[column])).join('  '))
}
