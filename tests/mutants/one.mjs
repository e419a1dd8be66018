/** Runs tests with one mutant active, for run.mjs; receives `{id, tests}`, sends `{isKilled}`. */
import { join } from 'node:path'
import { createVitest } from 'vitest/node'
import { ROOT } from '../../.ci/runProgram.mjs'

const vitest = await createVitest('test', {
  config: 'tests/mutants/vitest.config.ts',
  watch: false,
  maxWorkers: 1,
  reporters: [{}],
})
process.on('disconnect', () => process.exit())
process.on('message', async ({ id, names, files }) => {
  process.env.MUTANT = String(id)
  vitest.state.filesMap.clear()
  vitest.state.idMap.clear()
  if (names) vitest.setGlobalTestNamePattern(new RegExp(`^(${names.map(escaped).join('|')})$`))
  else vitest.resetGlobalTestNamePattern()
  const specifications = await vitest.globTestSpecifications(files.map((file) => join(ROOT, file)))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  const isKilled = unhandledErrors.length > 0 || testModules.some((module) => !module.ok())
  const killer = testModules.find((module) => !module.ok())?.relativeModuleId
  process.send({ isKilled, killer })
})
process.send({ isReady: true })

function escaped(text) {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
