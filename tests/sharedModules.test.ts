import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createVitest } from 'vitest/node'

const OWN_MODULES = /\bvi\.(?:mock|doMock|resetModules)\(|@vitest-environment/

it('tests that mock or read modules anew do not share them: their names end in .alone.test.ts', async () => {
  const vitest = await createVitest('test', { watch: false, project: 'shared', reporters: [{}] })
  const files = (await vitest.globTestSpecifications()).map(({ moduleId }) => moduleId)
  await vitest.close()
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => OWN_MODULES.test(readFileSync(file, 'utf8')))).toEqual([])
})
