import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createVitest } from 'vitest/node'

const OWN_MODULES = /\bvi\.(?:mock|doMock|resetModules)\(/
const HOOK = /^(?:before|after)(?:Each|All)\(/m
const WITH_HOOKS = /\.(?:test|spec)\.tsx?$|^(?:browser|mutants|engines|edge)\/|^setup\.ts$/

const filesWith = (pattern: RegExp, files: string[]) =>
  files.filter((file) => pattern.test(readFileSync(file, 'utf8')))

it('tests that mock or read modules anew do not share them: their names end in .alone.test.ts', async () => {
  const vitest = await createVitest('test', { watch: false, project: 'node', reporters: [{}] })
  const files = (await vitest.globTestSpecifications()).map(({ moduleId }) => moduleId)
  await vitest.close()
  expect(files.length).toBeGreaterThan(100)
  expect(filesWith(OWN_MODULES, files)).toEqual([])
})

it('no module that tests share has hooks: they would count for the first file of a worker only', () => {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  const helpers = files.filter((file) => /\.tsx?$/.test(file) && !WITH_HOOKS.test(file))
  expect(helpers.length).toBeGreaterThan(50)
  expect(
    filesWith(
      HOOK,
      helpers.map((file) => `tests/${file}`),
    ),
  ).toEqual([])
})
