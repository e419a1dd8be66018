import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'prettier'
import { PARTS } from './parts.mjs'
import { ROOT } from './serve.mjs'

const RESULTS = join(ROOT, 'tests/bench/RESULTS.md')
const HEAD = `# Measurements

How fast and how exact the product is. \`npm run bench\` writes this file, and replaces only the sections that it measures; \`npm run check\` names
those whose code has changed since. Medians; in brackets, the middle half of the runs. ✓ and ✗ show whether a figure meets its target.`

/** Each section bears the commit, day and machine of its measurement. */
export async function writeResults(measured, machine) {
  const before = sectionsOf(existsSync(RESULTS) ? readFileSync(RESULTS, 'utf8') : '')
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).trim()
  const date = new Date().toISOString().slice(0, 10)
  const sections = Object.entries(PARTS).map(([id, { title, section }]) => {
    if (!measured[id]) return before.get(title) ?? ''
    return [`## ${title}`, `At ${commit}, ${date}, ${machine}.`, ...section(measured[id])].join('\n\n')
  })
  const whole = [HEAD, ...sections].join('\n\n')
  writeFileSync(
    RESULTS,
    await format(whole, { parser: 'markdown', semi: false, singleQuote: true, printWidth: 110 }),
  )
}

function sectionsOf(text) {
  const sections = text.split(/^(?=## )/m).slice(1)
  return new Map(sections.map((section) => [/^## (.*)$/m.exec(section)[1], section.trim()]))
}
