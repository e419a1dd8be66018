/** `npm run tool NAME`: builds a tool and runs it with the arguments that follow. */
import { spawnSync } from 'node:child_process'
import { basename, join } from 'node:path'
import { buildTo, ROOT, runProgram } from './runProgram.mjs'

/** The file of each tool, and what it writes that has to be formatted. */
const TOOLS = {
  sheet: { file: 'src/cli/sheet.ts' },
  guide: { file: 'src/cli/guide.ts' },
  donate: { file: 'src/cli/donate.ts' },
  holes: { file: 'src/cli/holes.ts', writes: 'src/text/fontHoles' },
  marks: { file: 'src/cli/marks.ts', writes: 'src/text/vertical/markInks.json' },
  glyphs: { file: 'tests/reading/checkGlyphs.ts' },
  phrases: { file: 'tests/reading/learnPhrases.ts', writes: 'src/text/phraseWeights.json' },
  read: { file: 'tests/reading/read.ts' },
  lines: { file: 'tests/reading/lines.ts' },
}

const [name, ...args] = process.argv.slice(2)
const tool = TOOLS[name]
if (!tool) {
  console.error(`npm run tool NAME, where NAME is one of ${Object.keys(TOOLS).join(', ')}`)
  process.exit(1)
}
process.exit(buildTo('tools', tool.file) ? run(tool) : 1)

function run({ file, writes }) {
  const built = join('dist', 'tools', basename(file).replace(/\.ts$/, '.js'))
  const { status } = spawnSync(process.execPath, [built, ...args], { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0 || !writes) return status ?? 1
  return runProgram('prettier', 'bin/prettier.cjs', ['--write', writes])
}
