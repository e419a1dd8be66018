import { describe, expect, it } from 'vitest'
import { choicesFor, SETTING_NAMES } from '../../src/card/namedSettings'
import { restoreSettings } from '../../src/card/restore'
import { parseLook } from '../../src/cli/card/job'
import { readCardImageQuery } from '../../src/server/cardImage/query'

const TEMPLATE = 'sunny'
const CASES = SETTING_NAMES.flatMap((name) => choicesFor(name).map((choice) => ({ name, choice })))

describe('a setting that command and address name', () => {
  it.each(CASES)('$name=$choice: is the same by both, and is kept when the card is', ({ name, choice }) => {
    const words: Readonly<Record<string, string>> = { template: TEMPLATE, [name]: choice }
    const asked = readCardImageQuery(words, '2026-11-21')
    const option = choice === 'on' || choice === 'off' ? choice === 'on' : choice
    const { value } = parseLook({ template: TEMPLATE, [name]: option })
    expect(asked).toMatchObject({ settings: value })
    expect(restoreSettings(value)).toEqual(value)
  })

  it.each(SETTING_NAMES)('%s: changes the look by one of its choices', (name) => {
    const looks = choicesFor(name).map((choice) => parseLook({ [name]: choice === 'on' || choice }).value)
    expect(looks.some((look) => JSON.stringify(look) !== JSON.stringify(parseLook({}).value))).toBe(true)
  })

  it('is none of a registry’s inherited names', () => {
    for (const name of SETTING_NAMES)
      expect(() => parseLook({ [name]: 'toString' })).toThrow(/must be|did you/)
  })
})
