import { describe, expect, it } from 'vitest'
import { isSuspect, judged } from './judge.mjs'

const rounds = (...ratios: number[]) => ratios.map((ratio) => ({ before: 40, now: 40 * ratio }))

describe('the guard', () => {
  it('lets pass what is as fast as before, and what is faster', () => {
    expect(judged(rounds(0.98, 1, 1.02))).toMatchObject({ isWorse: false, before: 40, now: 40 })
    expect(judged(rounds(0.5, 0.5, 0.5)).isWorse).toBe(false)
  })

  it('names what is worse by more than a tenth', () => {
    expect(judged(rounds(1.12, 1.15, 1.13, 1.14, 1.12)).isWorse).toBe(true)
    expect(judged(rounds(1.08, 1.09, 1.07, 1.08, 1.09)).isWorse).toBe(false)
  })

  it('leaves out what the clock of a page cannot tell', () => {
    const brief = [1, 1.1, 1].map((before) => ({ before, now: before + 0.2 }))
    expect([isSuspect(brief), judged(brief).isWorse]).toEqual([false, false])
  })

  it('takes one round that was disturbed for an accident', () => {
    expect(isSuspect(rounds(1, 1.01, 3, 0.99, 1))).toBe(false)
  })

  it('suspects what its rounds disagree on, but does not call it worse', () => {
    const disagreeing = rounds(0.6, 1.6, 0.7, 1.5, 1.2)
    expect(isSuspect(disagreeing)).toBe(true)
    expect(judged(disagreeing).isWorse).toBe(false)
  })
})
