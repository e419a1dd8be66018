/** Sums up the reports of the two test runners. */
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { ROOT } from './runProgram.mjs'

/** `{passed, failed, tests}` of a vitest JSON report; a file that could not be loaded is one failure. */
export function vitestTally(file, exitCode) {
  const report = readReport(file)
  const suites = report?.testResults ?? []
  const unloaded = suites.filter(
    (suite) => suite.status === 'failed' && !suite.assertionResults.some((test) => test.status === 'failed'),
  )
  return withExitCode({
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + unloaded.length,
    exitCode,
    tests: suites.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ title, duration }) => ({
        name: `${relative(ROOT, name)}: ${title}`,
        ms: duration ?? 0,
      })),
    ),
  })
}

/** `{passed, failed, tests}` of a Playwright JSON report; a flaky test counts as failed. */
export function playwrightTally(file, exitCode) {
  const report = readReport(file)
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
  const tests = (report?.suites ?? []).flatMap(testsOf)
  return withExitCode({ passed: expected, failed: unexpected + flaky, exitCode, tests })
}

/** The tests that took longest, longest first. */
export function slowest(tests, count) {
  return tests.toSorted((a, b) => b.ms - a.ms).slice(0, count)
}

function testsOf({ file, specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `tests/browser/${file}: ${title} [${projectName}]`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  )
  return [...own, ...suites.flatMap(testsOf)]
}

/** A run with a non-zero exit code has at least one failure, even if no test failed. */
function withExitCode({ passed, failed, exitCode, tests }) {
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed, tests }
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
