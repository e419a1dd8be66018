/** `npm run approve [schema]`: writes down what the tests compare with, or the JSON Schema of a card alone. */
import { runProgram } from './runProgram.mjs'

const SCHEMA = 'tests/card/jsonSchema'
const APPROVED = [
  'tests/draw/goldenPictures',
  'tests/layout/scenes',
  'tests/layout/approvedScenes',
  'tests/look/art/approvedPaintings',
  'tests/card/namedLooks',
]

const isSchemaOnly = process.argv.includes('schema')
const tests = isSchemaOnly ? [SCHEMA] : [...APPROVED, SCHEMA]
const written = isSchemaOnly ? ['public/schema'] : ['public/schema', 'tests/card/namedLooks.json']
const args = ['run', '--project=!browser', '--update=all', ...tests]
const exit = runProgram('vitest', 'vitest.mjs', args, { APPROVE: '1' })
process.exit(exit || runProgram('prettier', 'bin/prettier.cjs', ['--log-level=warn', '--write', ...written]))
