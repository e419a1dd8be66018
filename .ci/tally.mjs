/** Sums what the two test runners report, so that one line can be believed. */
import { existsSync, readFileSync } from 'node:fs'

/** `{passed, failed}` of a vitest JSON report; a file that could not be loaded is one failure. */
export function vitestTally(file, exitCode) {
  const report = readReport(file)
  const unloaded = (report?.testResults ?? []).filter(
    (suite) => suite.status === 'failed' && !suite.assertionResults.some((test) => test.status === 'failed'),
  )
  return honest({
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + unloaded.length,
    exitCode,
  })
}

/** `{passed, failed}` of a Playwright JSON report; a flaky test counts as failed. */
export function playwrightTally(file, exitCode) {
  const report = readReport(file)
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
  return honest({ passed: expected, failed: unexpected + flaky, exitCode })
}

/** A run that ended badly has at least one failure, even where no test took the blame. */
function honest({ passed, failed, exitCode }) {
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed }
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
