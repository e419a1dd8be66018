/** The declarations of quotidian/engine and quotidian/react: those of their files and of what these name. */
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT, runProgram } from './runProgram.mjs'

const FOLDER = join(ROOT, 'dist/engine/types')
const DOORS = ['engine/index.d.ts', 'engine/react.d.ts'].map((door) => join(FOLDER, door))

export function writeEngineTypes() {
  if (runProgram('typescript', 'bin/tsc', ['-p', '.ci/engine.tsconfig.json']) !== 0) return false
  const named = new Set()
  for (const door of DOORS) follow(door, named)
  for (const entry of readdirSync(FOLDER, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile() && !named.has(file)) rmSync(file)
  }
  return true
}

function follow(file, named) {
  if (named.has(file)) return
  named.add(file)
  for (const [, name] of readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*['"](\.[^'"]+)['"]/g)) {
    const path = join(dirname(file), name.replace(/\.tsx?$/, ''))
    const found = [`${path}.d.ts`, `${path}/index.d.ts`].find(existsSync)
    if (!found) throw new Error(`${file} names ${name}, which has no declarations`)
    follow(found, named)
  }
}
