/**
 * `npm test`: finds or installs a browser, builds the product, then runs unit tests and browser tests, each
 * regardless of the other's result. Ends with the slowest tests, the failed ones and one line,
 * `N passed, N failed`: the end is what is left of a long log.
 * `npm run test:quick` (--quick): the same without tests tagged slow, and only one journey in the browser.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HOW_TO_INSTALL, obtainChromium } from './chromium.mjs'
import { obtainFileCheckers } from './fileCheckers.mjs'
import { freePort } from './freePort.mjs'
import { buildProduct, runProgram } from './runProgram.mjs'
import { excerpts, playwrightTally, slowest, vitestTally } from './tally.mjs'

const SLOWEST = 20
const isQuick = process.argv.includes('--quick')

const chromium = chromiumOrStop()
console.log(`Browser: ${chromium}`)
if (!isQuick) obtainFileCheckers()
const reports = mkdtempSync(join(tmpdir(), 'quotidian-tests-'))
const environment = { QUOTIDIAN_CHROMIUM: chromium }

if (!buildProduct()) stop('The product could not be built.', { passed: 0, failed: 1 })

const unitReport = join(reports, 'vitest.json')
const unitExit = runProgram(
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
)
const browserReport = join(reports, 'playwright.json')
const browserExit = runProgram(
  '@playwright/test',
  'cli.js',
  [
    'test',
    '--config=tests/browser/playwright.config.ts',
    ...(isQuick ? ['--project=desktop', '--grep=@quick'] : []),
  ],
  { ...environment, QUOTIDIAN_REPORT: browserReport, QUOTIDIAN_TEST_PORT: await freePort() },
)

const unit = vitestTally(unitReport, unitExit)
const browser = playwrightTally(browserReport, browserExit)
const slow = slowest([...unit.tests, ...browser.tests], SLOWEST)
rmSync(reports, { recursive: true, force: true })
console.log(`\nThe slowest ${SLOWEST}:`)
for (const { name, ms } of slow) console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
const failed = excerpts([...unit.failures, ...browser.failures])
if (failed.length > 0) console.log(`\nFailed:\n${failed.join('\n')}`)
if (unitExit !== 0 && unit.failures.length === 0)
  console.log('\nUnit tests: an error outside a test, see above.')
if (browserExit !== 0 && browser.failures.length === 0)
  console.log('\nBrowser tests: an error outside a test, see above.')
stop('', { passed: unit.passed + browser.passed, failed: unit.failed + browser.failed })

function chromiumOrStop() {
  try {
    const path = obtainChromium()
    if (path) return path
    stop(HOW_TO_INSTALL, { passed: 0, failed: 1 })
  } catch (error) {
    stop(error.message, { passed: 0, failed: 1 })
  }
}

function stop(message, { passed, failed }) {
  if (message) console.error(message)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exit(failed > 0 ? 1 : 0)
}
