import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from './runProgram.mjs'

const EXCERPT_LINES = 12

const KINDS = [
  ['every combination, where npm test has pairs', /\bcombinations\(/],
  ['twelve times the random cases', /\bruns\(/],
  ['tests of a release, or more cases', /\bIS_FULL\b/],
]

/** `{passed, failed, tests, failures}` of a vitest JSON report; a file that could not load is one failure. */
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
    failures: [
      ...unloaded.map(({ name, message }) => ({ name: relative(ROOT, name), message })),
      ...suites.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => ({
            name: `${relative(ROOT, name)}: ${fullName}`,
            message: failureMessages.join('\n'),
          })),
      ),
    ],
  })
}

/** `{passed, failed, tests, failures}` of a Playwright JSON report; a flaky test counts as failed. */
export function playwrightTally(file, exitCode) {
  const report = readReport(file)
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
  const tests = (report?.suites ?? []).flatMap(testsOf)
  return withExitCode({
    passed: expected,
    failed: unexpected + flaky,
    exitCode,
    tests,
    failures: tests.filter(({ message }) => message !== undefined),
  })
}

export function excerpts(failures) {
  return failures.map(({ name, message }) => {
    const lines = stripVTControlCharacters(message).split('\n')
    const ours = lines.filter((line) => !line.includes('node_modules'))
    return [name, ...ours.slice(0, EXCERPT_LINES)].join('\n    ')
  })
}

export function slowest(tests, count) {
  return tests.toSorted((a, b) => b.ms - a.ms).slice(0, count)
}

function testsOf({ file, specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, tags, tests }) =>
    tests.map(({ projectName, results, status }) => ({
      name: `tests/browser/${file}: ${title} [${projectName}]`,
      isFullOnly: tags.includes('full') || tags.includes(`full-${projectName}`),
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      message:
        status === 'unexpected' || status === 'flaky'
          ? results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')).join('\n')
          : undefined,
    })),
  )
  return [...own, ...suites.flatMap(testsOf)]
}

/** A non-zero exit code counts as at least one failure. */
function withExitCode({ failed, exitCode, ...tally }) {
  return { ...tally, failed: exitCode !== 0 && failed === 0 ? 1 : failed }
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

/** Lines that say what `npm run test:full` tests beyond `npm test`, by the code of the tests and the tags of a tally. */
export function beyondSmallTier(browserTests) {
  const files = readdirSync(join(ROOT, 'tests'), { recursive: true })
    .map((name) => String(name).replaceAll('\\', '/'))
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => ({ name, code: readFileSync(join(ROOT, 'tests', name), 'utf8') }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
  const ofUnit = KINDS.flatMap(([kind, sign]) => [
    `  ${kind}:`,
    ...files.filter(({ code }) => sign.test(code)).map(({ name }) => `    tests/${name}`),
  ])
  const more = browserTests.filter(({ isFullOnly }) => isFullOnly).map(({ name }) => `    ${name}`)
  return [...ofUnit, `  ${more.length} tests in the browser:`, ...more]
}
