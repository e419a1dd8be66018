/** In each test file: activates the environment's mutant and records which mutants each test reaches. */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect } from 'vitest'

const awake = Number(process.env['MUTANT'] ?? -1)
const folder = process.env['MUTANTS_MET']

let met = new Set<number>()
Object.assign(globalThis, {
  mutant(id: number) {
    if (folder) met.add(id)
    return id === awake
  },
})

if (folder) {
  const ofFile = new Set<number>()
  const tests: { name: string; met: number[]; ms: number }[] = []
  let startedMs = 0
  beforeEach(() => {
    for (const id of met) ofFile.add(id)
    met = new Set()
    startedMs = performance.now()
  })
  afterEach(() => {
    const name = (expect.getState().currentTestName ?? '').replaceAll(' > ', ' ')
    tests.push({ name, met: [...met], ms: Math.round(performance.now() - startedMs) })
    met = new Set()
  })
  afterAll(() => {
    const file = expect.getState().testPath ?? ''
    const name = `${createHash('sha256').update(file).digest('hex').slice(0, 16)}.json`
    for (const id of met) ofFile.add(id)
    writeFileSync(join(folder, name), JSON.stringify({ file, ofFile: [...ofFile], tests }))
  })
}
