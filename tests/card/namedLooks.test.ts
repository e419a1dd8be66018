/**
 * Links name looks, so a name's meaning must never change (DECISIONS.md, Cards in links). `npm run approve`
 * freezes new looks only.
 */
import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CURRENT_LOOKS, EARLIER_LOOKS, lookNamed, nameOfLook } from '../../src/card/namedLooks'
import { restoreSettings } from '../../src/card/restore'
import frozen from './namedLooks.json'

const CURRENT = Object.fromEntries(Object.entries(CURRENT_LOOKS).map(([id, look]) => [nameOfLook(id), look]))
const LOOKS: Readonly<Record<string, object>> = process.env.APPROVE ? { ...CURRENT, ...frozen } : frozen
if (process.env.APPROVE) writeFileSync('tests/card/namedLooks.json', `${JSON.stringify(LOOKS, null, 2)}\n`)

describe('the looks that links name', () => {
  it('are those of the frozen copy: a changed look is a new edition, whose old one goes to EARLIER_LOOKS', () => {
    for (const [name, look] of Object.entries(LOOKS))
      expect(restoreSettings(look), name).toEqual(lookNamed(name))
  })

  it('are all frozen', () => {
    expect(Object.keys(LOOKS)).toEqual(expect.arrayContaining(Object.keys(CURRENT)))
  })

  it('have names that lead back to them', () => {
    for (const [id, look] of Object.entries(CURRENT_LOOKS)) expect(lookNamed(nameOfLook(id))).toEqual(look)
  })

  it('keep what they were under the old name, after a change', () => {
    const old = CURRENT_LOOKS['retro']!
    const earlier = { sunny: [old] }
    expect(lookNamed('sunny', earlier)).toEqual(old)
    expect(nameOfLook('sunny', earlier)).toBe('sunny.2')
    expect(lookNamed('sunny.2', earlier)).toBe(CURRENT_LOOKS['sunny'])
    expect(lookNamed('sunny.3', earlier)).toBeNull()
  })

  it('have earlier editions that are none of today’s', () => {
    for (const [id, editions] of Object.entries(EARLIER_LOOKS))
      for (const look of editions) expect(restoreSettings(look)).not.toEqual(CURRENT_LOOKS[id])
  })

  it.each([
    'sunny.2',
    'sunny.1.1',
    'sunny.0',
    'sunny.-1',
    'nonsense',
    '',
    '__proto__',
    'constructor',
    'sunny.99',
  ])('are not %j', (name) => {
    expect(lookNamed(name)).toBeNull()
  })
})
