import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'prettier'
import { PARTS } from './parts.mjs'
import { ROOT } from './serve.mjs'

const RESULTS = join(ROOT, 'tests/bench/RESULTS.md')
const MARKS = { start: '<!-- bench:start -->', end: '<!-- bench:end -->' }

/** Writes results between the marks in RESULTS.md; everything else stays. */
export async function writeResults(measured, machine) {
  const text = readFileSync(RESULTS, 'utf8')
  const [start, end] = [text.indexOf(MARKS.start), text.indexOf(MARKS.end)]
  if (start < 0 || end < start) throw new Error(`RESULTS.md has no ${MARKS.start} … ${MARKS.end}`)
  const before = sectionsOf(text.slice(start, end))
  const date = new Date().toISOString().slice(0, 10)
  const sections = Object.entries(PARTS).map(([id, { title, section }]) => {
    if (!measured[id]) return before.get(title) ?? ''
    return [`### ${title}`, ...section(measured[id])].join('\n\n')
  })
  const head = `${date}, ${machine}, production build. Medians; in brackets, the middle half of the runs.`
  const whole = [text.slice(0, start) + MARKS.start, head, ...sections, text.slice(end)].join('\n\n')
  writeFileSync(
    RESULTS,
    await format(whole, { parser: 'markdown', semi: false, singleQuote: true, printWidth: 110 }),
  )
}

function sectionsOf(text) {
  const sections = text.split(/^(?=### )/m).slice(1)
  return new Map(sections.map((section) => [/^### (.*)$/m.exec(section)[1], section.trim()]))
}
