import { describe, expect, it } from 'vitest'
import { boundedMemo, latestByObject, memoByObject } from '../../src/scene/memo'

describe('memoByObject', () => {
  it('computes once per object, even if objects are equal', () => {
    const computed: string[] = []
    const initialOf = memoByObject(({ name }: { name: string }) => (computed.push(name), name[0] ?? ''))
    const ann = { name: 'Ann' }
    expect([ann, ann, { name: 'Ann' }, ann].map(initialOf)).toEqual(['A', 'A', 'A', 'A'])
    expect(computed).toEqual(['Ann', 'Ann'])
  })
})

describe('latestByObject', () => {
  it('recomputes when the key changes, for that object only', () => {
    const computed: string[] = []
    const scaled = latestByObject(
      ({ px }: { px: number }, times: number) => (computed.push(`${px} × ${times}`), { px: px * times }),
      (_, times) => String(times),
    )
    const [one, two] = [{ px: 1 }, { px: 2 }]
    expect(scaled(one, 3)).toBe(scaled(one, 3))
    expect([scaled(two, 3), scaled(one, 4), scaled(two, 3), scaled(one, 3)]).toEqual(
      [6, 4, 6, 3].map((px) => ({ px })),
    )
    expect(computed).toEqual(['1 × 3', '2 × 3', '1 × 4', '1 × 3'])
  })
})

describe('boundedMemo', () => {
  it('evicts the least recently used result', () => {
    const computed: string[] = []
    const memo = boundedMemo<string>(2)
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) memo(key, () => (computed.push(key), key))
    expect(computed).toEqual(['a', 'b', 'c', 'b'])
  })

  it('counts by weight, and does not keep a result heavier than its capacity', () => {
    const computed: string[] = []
    const memo = boundedMemo<string>(5, (text) => text.length)
    for (const text of ['aa', 'bb', 'aa', 'cc', 'aa', 'bb', 'toolong', 'toolong', 'aa'])
      memo(text, () => (computed.push(text), text))
    expect(computed).toEqual(['aa', 'bb', 'cc', 'bb', 'toolong', 'toolong'])
  })

  it('keeps null like any other result', () => {
    let computed = 0
    const memo = boundedMemo<string | null>(2)
    for (let turn = 0; turn < 2; turn++) expect(memo('a', () => ((computed += 1), null))).toBeNull()
    expect(computed).toBe(1)
  })

  it('finds a cached result without computing, and counts that as a use', () => {
    const memo = boundedMemo<string>(2)
    for (const key of ['a', 'b']) memo(key, () => key)
    expect(memo.find('a')).toBe('a')
    memo('c', () => 'c')
    expect([memo.find('a'), memo.find('b')]).toEqual(['a', undefined])
  })
})
