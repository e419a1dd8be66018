import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyChange,
  emptyHistory,
  joinHistories,
  MAX_STEPS,
  redo,
  beginStep,
  cancelStep,
  endStep,
  endTyping,
  holdTyping,
  undo,
  type History,
} from '../../src/state/history'

type Numbers = History<number>

const undoneToStart = (history: Numbers) => history.past.reduce((at) => undo(at), history)
const redoneToEnd = (history: Numbers) => history.future.reduce((at) => redo(at), history)
const timeline = ({ past, present, future }: Numbers) => [...past, present, ...future]
const afterAll = (values: readonly number[], start: Numbers = emptyHistory(0)) =>
  values.reduce((history, value) => applyChange(history, value), start)

const anyHistory = fc
  .array(
    fc.oneof(
      fc.record({
        value: fc.integer({ min: 0, max: 4 }),
        kind: fc.constantFrom('', 'a', 'b'),
        waitMs: fc.nat(1_500),
      }),
      fc.constantFrom('undo', 'redo', 'begin', 'end', 'cancel'),
    ),
    { maxLength: 60 },
  )
  .map((acts) => {
    let nowMs = 0
    return acts.reduce<Numbers>((history, act) => {
      if (typeof act === 'object') {
        nowMs += act.waitMs
        return applyChange(history, act.value, act.kind, nowMs)
      }
      return { undo: undo, redo: redo, begin: beginStep, end: endStep, cancel: cancelStep }[act](history)
    }, emptyHistory(0))
  })

describe('history', () => {
  it('undoes to the first value and redoes to the last', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: MAX_STEPS }), (values) => {
        const history = afterAll(values)
        expect(undoneToStart(history).present).toBe(0)
        expect(timeline(redoneToEnd(undoneToStart(history)))).toEqual(timeline(history))
      }),
    )
  })

  it('never has a step without a change, and never more than a hundred', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const values = timeline(history)
        expect(values.filter((value, at) => value === values[at - 1])).toEqual([])
        expect(values.length).toBeLessThanOrEqual(MAX_STEPS + 1)
      }),
    )
  })

  it('drops the oldest of more than a hundred steps', () => {
    const history = afterAll(Array.from({ length: 150 }, (_, at) => at + 1))
    expect(history.past).toHaveLength(MAX_STEPS)
    expect(undoneToStart(history).present).toBe(50)
  })

  it('counts a burst of one kind as one step, and starts another after a pause or for another kind', () => {
    const burst = [1, 2, 3].reduce((at, value) => applyChange(at, value, 'a', value * 700), emptyHistory(0))
    expect(burst.past).toEqual([0])
    expect(applyChange(burst, 4, 'a', 2_900).past).toEqual([0, 3])
    expect(applyChange(burst, 4, 'b', 2_200).past).toEqual([0, 3])
  })

  it('counts all changes while a step is held open as one, whatever their kind and however long', () => {
    let history = beginStep(afterAll([1]))
    for (let at = 2; at < 20; at++) history = applyChange(history, at, String(at), at * 60_000)
    history = endStep(beginStep(history))
    expect(timeline(history)).toEqual([0, 1, 19])
    expect(applyChange(history, 20, '19', 19 * 60_000).past).toEqual([0, 1, 19])
  })

  it('counts what an input method composes as one step, however long it takes, with the typing around it', () => {
    const typed = applyChange(emptyHistory(0), 1, 'a', 5_000)
    const letters = applyChange(applyChange(holdTyping(typed, 5_500), 2, 'a', 9_000), 3, 'a', 60_000)
    const chosen = endTyping(applyChange(letters, 4, 'a', 120_000), 120_000)
    const next = applyChange(endTyping(holdTyping(chosen, 120_500), 121_000), 5, 'a', 121_500)
    expect(timeline(next)).toEqual([0, 5])
    expect(timeline(applyChange(chosen, 5, 'a', 121_000))).toEqual([0, 4, 5])
  })

  it('begins a step where an input method begins after a pause', () => {
    const typed = applyChange(emptyHistory(0), 1, 'a', 5_000)
    const chosen = endTyping(applyChange(holdTyping(typed, 6_000), 2, 'a', 9_000), 9_000)
    expect(timeline(chosen)).toEqual([0, 1, 2])
  })

  it('reverts a whole gesture on cancel, redo steps included', () => {
    const before = undo(afterAll([1, 2]))
    const moved = applyChange(applyChange(beginStep(before), 5), 6)
    expect(cancelStep(moved)).toEqual(before)
    const pulledBack = endStep(applyChange(moved, 1))
    expect(pulledBack).toEqual(before)
  })

  it('stays one gesture when a second finger joins', () => {
    const one = applyChange(beginStep(afterAll([1])), 5)
    expect(timeline(applyChange(beginStep(one), 6))).toEqual([0, 1, 6])
  })

  it('continues a gesture that returned to its start', () => {
    const begun = beginStep(afterAll([1]))
    const history = [5, 1, 7].reduce((at, value) => applyChange(at, value), begun)
    expect(timeline(endStep(history))).toEqual([0, 1, 7])
  })
})

describe('two diverged histories', () => {
  const together = afterAll([1, 2])
  const mine = afterAll([10, 11], together)
  const theirs = afterAll([20, 21], together)

  it('become one: the chosen value is current, one undo leads to the other', () => {
    const one = joinHistories(theirs, mine)
    expect(one.present).toBe(21)
    expect(undo(one).present).toBe(11)
    expect(timeline(one)).toEqual([0, 1, 2, 20, 10, 11, 21])
  })

  it('add nothing if one is merely behind', () => {
    expect(joinHistories(theirs, together)).toEqual(endStep(theirs))
    expect(timeline(joinHistories(together, theirs))).toEqual([0, 1, 20, 21, 2])
  })

  it('lose no value of either, whatever they are', () => {
    const values = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 12 })
    fc.assert(
      fc.property(values, values, values, (both, one, other) => {
        const chosen = afterAll(one, afterAll(both))
        const rest = afterAll(other, afterAll(both))
        const result = joinHistories(chosen, rest)
        expect(result.present).toBe(chosen.present)
        expect(timeline(result).filter((value, at, all) => value === all[at - 1])).toEqual([])
        expect(timeline(result)).toEqual(expect.arrayContaining([...timeline(chosen), ...timeline(rest)]))
      }),
    )
  })
})
