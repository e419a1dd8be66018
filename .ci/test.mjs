/**
 * `npm test`: a browser is found or installed, the product is built, then unit tests and browser tests run, both
 * whatever the other says. Ends with one line, `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { HOW_TO_INSTALL, obtainChromium } from './chromium.mjs'
import { playwrightTally, vitestTally } from './tally.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const require = createRequire(import.meta.url)

const chromium = chromiumOrStop()
console.log(`Browser: ${chromium}`)
const reports = mkdtempSync(join(tmpdir(), 'quotidian-tests-'))
const environment = { ...process.env, QUOTIDIAN_CHROMIUM: chromium }

const built = [
  run('vite', 'bin/vite.js', ['build']),
  run('vite', 'bin/vite.js', ['build', '--ssr', 'src/server/main.ts', '--outDir', 'dist/server']),
  run('vite', 'bin/vite.js', ['build', '--ssr', 'src/cli/main.ts', '--outDir', 'dist/cli']),
].every((exitCode) => exitCode === 0)
if (!built) stop('The product could not be built.', { passed: 0, failed: 1 })

const unitReport = join(reports, 'vitest.json')
const unitExit = run('vitest', 'vitest.mjs', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unitReport}`,
])
const browserReport = join(reports, 'playwright.json')
const browserExit = run('@playwright/test', 'cli.js', ['test', '-c', 'tests/browser/playwright.config.ts'], {
  QUOTIDIAN_REPORT: browserReport,
  QUOTIDIAN_TEST_PORT: await freePort(),
})

const unit = vitestTally(unitReport, unitExit)
const browser = playwrightTally(browserReport, browserExit)
rmSync(reports, { recursive: true, force: true })
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

async function freePort() {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return String(port)
}

/** Runs a package's program by this Node, without a shell: the same on every system. */
function run(packageName, program, args, more = {}) {
  const script = join(dirname(require.resolve(`${packageName}/package.json`)), program)
  const { status } = spawnSync(process.execPath, [script, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...environment, ...more },
  })
  return status ?? 1
}

function stop(message, { passed, failed }) {
  if (message) console.error(message)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exit(failed > 0 ? 1 : 0)
}
