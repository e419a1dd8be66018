/**
 * `npm test`: finds or installs a browser, builds the product, then runs unit tests and browser tests, each
 * regardless of the other's result. Ends with the slowest tests, the failed ones, how long each part took and one
 * line, `N passed, N failed`: the end is what is left of a long log.
 * `npm run test:quick` (--quick): a few cases of the tests of rooms without a page that are not tagged slow; no build, no browser.
 * `npm run test:full` (--full): every combination, random case and window. `--random` draws new random cases.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HOW_TO_INSTALL, obtainChromium } from './chromium.mjs'
import { obtainFileCheckers } from './programs.mjs'
import { buildProduct, freePort, runProgram } from './runProgram.mjs'
import { beyondSmallTier, excerpts, playwrightTally, slowest, vitestTally } from './tally.mjs'

const SLOWEST = 20
const isQuick = process.argv.includes('--quick')
const isFull = process.argv.includes('--full')
if (isFull) process.env.TEST_TIER = 'full'
if (isQuick) process.env.TEST_TIER = 'quick'
if (process.argv.includes('--random')) process.env.PROPERTY_SEED = 'random'

const parts = []
const chromium = isQuick ? '' : timed('Browser and file checkers', chromiumOrStop)
if (!isQuick) console.log(`Browser: ${chromium}`)
const reports = mkdtempSync(join(tmpdir(), 'quotidian-tests-'))
const environment = { QUOTIDIAN_CHROMIUM: chromium }

if (!isQuick && !timed('Build', buildProduct))
  stop('The product could not be built.', { passed: 0, failed: 1 })

const unitReport = join(reports, 'vitest.json')
const unitExit = timed('Unit tests', () =>
  runProgram(
    'vitest',
    'vitest.mjs',
    [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
      ...(isQuick ? ['--project=node', '--tagsFilter=!slow'] : []),
    ],
    environment,
  ),
)
const browserReport = join(reports, 'playwright.json')
const port = await freePort()
const browserExit = isQuick ? 0 : timed('Browser tests', browserTests)

const unit = vitestTally(unitReport, unitExit)
const browser = playwrightTally(browserReport, browserExit)
const slow = slowest([...unit.tests, ...browser.tests], SLOWEST)
rmSync(reports, { recursive: true, force: true })
console.log(`\nThe slowest ${SLOWEST}:`)
for (const { name, ms } of slow) console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
if (isFull) console.log(`\nBeyond npm test:\n${beyondSmallTier(browser.tests).join('\n')}`)
const failed = excerpts([...unit.failures, ...browser.failures])
if (failed.length > 0) console.log(`\nFailed:\n${failed.join('\n')}`)
if (unitExit !== 0 && unit.failures.length === 0)
  console.log('\nUnit tests: an error outside a test, see above.')
if (browserExit !== 0 && browser.failures.length === 0)
  console.log('\nBrowser tests: an error outside a test, see above.')
stop('', { passed: unit.passed + browser.passed, failed: unit.failed + browser.failed })

function browserTests() {
  return runProgram('@playwright/test', 'cli.js', ['test', '--config=tests/browser/playwright.config.ts'], {
    ...environment,
    QUOTIDIAN_REPORT: browserReport,
    QUOTIDIAN_TEST_PORT: port,
  })
}

function timed(name, run) {
  const started = performance.now()
  const answer = run()
  parts.push({ name, seconds: (performance.now() - started) / 1000 })
  return answer
}

function chromiumOrStop() {
  try {
    const path = obtainChromium()
    if (!path) stop(HOW_TO_INSTALL, { passed: 0, failed: 1 })
    obtainFileCheckers()
    return path
  } catch (error) {
    stop(error.message, { passed: 0, failed: 1 })
  }
}

function stop(message, { passed, failed }) {
  if (message) console.error(message)
  console.log('\nHow long it took:')
  for (const { name, seconds } of parts) console.log(`${seconds.toFixed(0).padStart(6)} s  ${name}`)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exit(failed > 0 ? 1 : 0)
}
