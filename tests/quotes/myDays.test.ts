/** A list shows one quote each day: the same everywhere, none twice before all were shown, and no shown day moves. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idOfWords, restoreMyQuote, type MyQuote } from '../../src/card/myQuote'
import { dayAfter } from '../../src/quotes/dates'
import { loggedUntil, myDays, NEW_LOG, quoteIdOn, restoreLog } from '../../src/quotes/myDays'
import { runs } from '../fixtures/tier'

const TODAY = '2026-11-22'

function quote(words: string, day = ''): MyQuote {
  return restoreMyQuote('', { content: words, day, from: 'list.csv', addedAt: 1 })!
}

const daysFrom = (day: string, count: number) => Array.from({ length: count }, (_, at) => dayAfter(day, at))
const anyList = fc
  .uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 1, maxLength: 24 })
  .map((words) => words.map((one) => quote(one)))

describe('my quotes each day', () => {
  it('are the same on each device, in whatever order the list is', () => {
    fc.assert(
      fc.property(anyList, fc.integer({ min: 0, max: 900 }), (list, after) => {
        const day = dayAfter(TODAY, after)
        const other = myDays(list.toReversed(), { ...NEW_LOG, start: '', ids: [] })
        expect(other(day)?.id).toBe(myDays(list, NEW_LOG)(day)?.id)
      }),
      { numRuns: runs(200) },
    )
  })

  it('come each once before any comes again', () => {
    fc.assert(
      fc.property(anyList, fc.integer({ min: 0, max: 60 }), (list, after) => {
        const on = myDays(list, NEW_LOG)
        const shown = daysFrom(dayAfter(TODAY, after), list.length).map((day) => on(day)!.id)
        expect(new Set(shown)).toEqual(new Set(list.map(({ id }) => id)))
      }),
      { numRuns: runs(200) },
    )
  })

  it('stay where they were shown when one is added or removed, and go on without a repeat', () => {
    fc.assert(
      fc.property(anyList, fc.nat(40), fc.nat(23), fc.boolean(), (list, seenDays, which, isRemoved) => {
        const last = dayAfter(TODAY, seenDays)
        const before = myDays(list, NEW_LOG)
        const log = loggedUntil(loggedUntil(NEW_LOG, TODAY, before), last, before)
        const gone = isRemoved && list.length > 1 ? list[which % list.length]! : null
        const changed = gone ? list.filter((one) => one !== gone) : [...list, quote('new words')]
        const after = myDays(changed, log)
        for (const day of daysFrom(TODAY, seenDays + 1))
          if (before(day) !== gone) expect(after(day)?.id).toBe(before(day)?.id)
        const next = daysFrom(dayAfter(last, 1), changed.length).map((day) => after(day)!.id)
        expect(new Set(next).size).toBe(changed.length)
      }),
      { numRuns: runs(300) },
    )
  })

  it('with a date are shown on that date only, until it is past', () => {
    fc.assert(
      fc.property(anyList, fc.nat(50), fc.boolean(), (list, after, isYearly) => {
        const day = dayAfter(TODAY, after)
        const own = quote('of this day', isYearly ? day.slice(5) : day)
        const on = myDays([...list, own], NEW_LOG)
        expect(on(day)).toBe(own)
        const before = daysFrom(TODAY, after).filter((one) => on(one) === own)
        expect(before).toEqual([])
        const later = daysFrom(dayAfter(day, 1), list.length + 1).some((one) => on(one) === own)
        expect(later).toBe(!isYearly)
      }),
      { numRuns: runs(200) },
    )
  })

  it('leave a day to the almanac that none of them is for', () => {
    expect(myDays([], NEW_LOG)(TODAY)).toBeNull()
    expect(myDays([quote('words', '2027-01-01')], NEW_LOG)(TODAY)).toBeNull()
    expect(myDays([quote('words')], NEW_LOG)('9999-12-31')).toBeNull()
  })

  it('are noted day by day, and read back within bounds', () => {
    const on = myDays([quote('a'), quote('b')], NEW_LOG)
    const log = loggedUntil(loggedUntil(NEW_LOG, TODAY, on), dayAfter(TODAY, 2), on)
    expect(log.ids).toEqual(daysFrom(TODAY, 3).map((day) => on(day)!.id))
    expect(restoreLog(JSON.parse(JSON.stringify(log)))).toEqual(log)
    expect(quoteIdOn(log, dayAfter(TODAY, 1))).toBe(on(dayAfter(TODAY, 1))!.id)
    expect(quoteIdOn(log, dayAfter(TODAY, 3))).toBe('')
    for (const bad of [null, [], { start: 'x' }, { start: '2026-02-30', ids: [] }])
      expect(restoreLog(bad)).toEqual(NEW_LOG)
    expect(restoreLog({ start: TODAY, ids: [4, 'a'] }).ids).toEqual(['', 'a'])
  })
})

describe('a quote of the list', () => {
  it('is restored from anything', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (content, tags) => {
        const read = restoreMyQuote('x', { content, tags, day: content, author: tags, addedAt: content })
        if (read) expect(restoreMyQuote('x', read)).toEqual(read)
      }),
    )
    expect(restoreMyQuote('', { content: ' ' })).toBeNull()
    expect(restoreMyQuote('', { content: 'x'.repeat(9_000) })!.content.length).toBe(2_000)
  })

  it('has the id of its words, whatever their case and marks', () => {
    expect(idOfWords('“Know thyself!”')).toBe(idOfWords('know  thyself'))
    expect(idOfWords('知之为知之')).not.toBe(idOfWords('不知为不知'))
    expect(idOfWords('🙂')).not.toBe(idOfWords('🙃'))
  })
})
