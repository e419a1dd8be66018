/** What `npm run test:full` tests that `npm test` does not, from the tests' own code and tags. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './runProgram.mjs'

const KINDS = [
  ['every combination, where npm test has pairs', /\bcombinations\(/],
  ['twelve times the random cases', /\bruns\(/],
  ['tests of a release, or more cases', /\bIS_FULL\b/],
]

/** Lines to print. `browserTests` are those of a tally, with their tags. */
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
