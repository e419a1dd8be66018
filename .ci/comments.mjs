/** Lints comments: none begins with a word that leaves its subject out, and none inside a function has more than two lines. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { ROOT } from './runProgram.mjs'

const FOLDERS = ['src', 'tests', '.ci']
const SOURCE = /\.(?:[cm]?ts|tsx|[cm]?js)$/
const BEGINS_BADLY = /^(?:of|what|whoever|that which)\b/i
const FUNCTION = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/
const LINES_INSIDE = 2

const found = FOLDERS.flatMap(sourcesIn).flatMap(offences)
for (const { file, line, says } of found) console.error(`${file}:${line}: ${says}`)
console.log(`comments: ${found.length} to write anew`)
process.exit(found.length > 0 ? 1 : 0)

function sourcesIn(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => SOURCE.test(name))
    .map((name) => join(folder, name))
}

function offences(file) {
  const code = readFileSync(join(ROOT, file), 'utf8')
  const { program, comments } = parseSync(file, code)
  const bodies = functionBodies(program)
  return joined(comments, code).flatMap(({ start, text, lines }) => {
    const line = code.slice(0, start).split('\n').length
    const isInside = bodies.some((body) => body.start < start && start < body.end)
    const first = text.split('\n').find((row) => row !== '') ?? ''
    return [
      ...(BEGINS_BADLY.test(first) ? [{ file, line, says: `begins with “${first.slice(0, 30)}…”` }] : []),
      ...(isInside && lines > LINES_INSIDE ? [{ file, line, says: `${lines} lines inside a function` }] : []),
    ]
  })
}

/** Comments, with `//` on successive lines as one; `text` without the signs of a comment, `lines` of words. */
function joined(comments, code) {
  const blocks = []
  for (const { type, value, start, end } of comments) {
    const text = value.replaceAll(/^[ \t*]+|[ \t*]+$/gm, '')
    const last = blocks.at(-1)
    const goesOn =
      type === 'Line' && last?.type === 'Line' && /^\r?\n[ \t]*$/.test(code.slice(last.end, start))
    if (goesOn) Object.assign(last, { end, text: `${last.text}\n${text}` })
    else blocks.push({ type, start, end, text })
  }
  return blocks.map((block) => ({ ...block, lines: block.text.split('\n').filter(Boolean).length }))
}

function functionBodies(node, found = []) {
  if (Array.isArray(node)) for (const one of node) functionBodies(one, found)
  else if (node && typeof node === 'object') {
    if (FUNCTION.test(node.type) && node.body) found.push(node.body)
    for (const value of Object.values(node)) functionBodies(value, found)
  }
  return found
}
