import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { patchBetween, applyPatch, restorePatch } from '../../src/state/storage/record'
import { isSameJson } from '../../src/scene/values'
import { runs } from '../fixtures/tier'

const json = fc.jsonValue({ maxDepth: 4 })
const key = fc.oneof(fc.constantFrom('a', 'b', 'constructor', '__proto__', 'toString'), fc.string())

describe('patches', () => {
  it('lead from any value to any other, also after being stored', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const stored = restorePatch(JSON.parse(JSON.stringify(patchBetween(before, after))))
        expect(isSameJson(applyPatch(before, stored ?? []), after)).toBe(true)
      }),
      { numRuns: runs(2_000) },
    )
  })

  it('contain only changes', () => {
    const before = { quote: { content: 'a' }, settings: { shadow: 'md', colours: { rule: '#fff' } } }
    const after = { quote: before.quote, settings: { shadow: 'lg', colours: {} } }
    expect(patchBetween(before, after)).toEqual([
      [['settings', 'shadow'], 'lg'],
      [['settings', 'colours', 'rule']],
    ])
    expect(patchBetween(after, after)).toEqual([])
  })

  it('keep the identity of untouched objects', () => {
    const before = { quote: { content: 'a' }, settings: { shadow: 'md' } }
    const after = applyPatch(before, [[['settings', 'shadow'], 'lg']]) as typeof before
    expect(after.quote).toBe(before.quote)
  })

  it('can be applied to any value, and never change a prototype', () => {
    const entry = fc.oneof(
      fc.tuple(fc.array(key, { maxLength: 8 })),
      fc.tuple(fc.array(key, { maxLength: 8 }), json),
    )
    fc.assert(
      fc.property(json, fc.array(entry), (value, patch) => {
        applyPatch(value, patch)
        expect(Object.keys(Object.prototype)).toEqual([])
        expect(({} as Record<string, unknown>)['a']).toBeUndefined()
      }),
    )
  })

  it('are rejected if their shape is invalid', () => {
    const good = [[['a', 'b'], 1], [['a']]]
    expect(restorePatch(good)).toEqual(good)
    for (const bad of [
      null,
      {},
      [null],
      [[]],
      [['a']],
      [[[1], 2]],
      [[['a'], 1, 2]],
      [[Array(9).fill('a'), 1]],
    ])
      expect(restorePatch(bad), JSON.stringify(bad)).toBeNull()
  })
})
