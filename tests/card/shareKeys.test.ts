import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SHORT_KEYS } from '../../src/card/shareKeys'

it('a short key stays as it is, since old links were made with it; new ones are added to the list', () => {
  const inUse = JSON.parse(readFileSync('tests/card/shareKeys.json', 'utf8')) as object
  expect(SHORT_KEYS).toMatchObject(inUse)
})
