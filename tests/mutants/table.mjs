import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../.ci/runProgram.mjs'

export function writeTable(sites, answers, { seed, tier }) {
  const judged = sites.filter(({ id }) => answers[id])
  const count = (fate) => judged.filter(({ id }) => answers[id].fate === fate).length
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT }).toString().trim()
  const rows = judged.map(({ id, file, line, name, was, becomes }) => {
    const { fate, killer } = answers[id]
    return `| ${id} | ${file}:${line} | ${name} | ${code(was)} | ${code(becomes)} | ${fate}${killer ? `: ${killer}` : ''} |`
  })
  writeFileSync(
    join(ROOT, 'tests/mutants/RESULTS.md'),
    `# Mutants

Seed ${seed}, ${tier} tier, at ${commit}: ${judged.length} judged, ${count('killed')} killed, ${count('survived')} survived, ${count('unmet')} met by no unit test in Node.

| id | place | function | was | becomes | fate |
| -- | ----- | -------- | --- | ------- | ---- |
${rows.join('\n')}
`,
  )
}

function code(text) {
  const line = text.replaceAll(/\s+/g, ' ')
  const short = line.length > 60 ? `${line.slice(0, 59)}…` : line
  return `\`\` ${short.replaceAll('|', '\\|').replaceAll('`', '\u02cb')} \`\``
}
