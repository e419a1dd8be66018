/** Names the sections of tests/bench/RESULTS.md whose code has changed since they were measured. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './runProgram.mjs'

const SECTION = /^## (.+)\n\nAt ([0-9a-f]+), /gm

const results = readFileSync(join(ROOT, 'tests/bench/RESULTS.md'), 'utf8')
for (const [, title, commit] of results.matchAll(SECTION)) {
  const changes = changesSince(commit)
  if (changes !== 0)
    console.log(
      `figures: “${title}” is older than the code (${changes ?? 'unknown'} commits since ${commit})`,
    )
}

/** null: a shallow clone does not have the commit. */
function changesSince(commit) {
  try {
    const args = ['rev-list', '--count', `${commit}..HEAD`, '--', 'src']
    return Number(
      execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    )
  } catch {
    return null
  }
}
