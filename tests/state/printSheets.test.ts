import { createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import {
  isChineseOf,
  printChoiceAtom,
  printMonthAtom,
  shownSheetAtAtom,
} from '../../src/state/print/printChoice'
import { chosenDay, printedCardAtom, printSheetsAtom } from '../../src/state/print/printSheets'

const LEAF = { days: ['2026-11-01', '2026-11-02', '2026-11-03'] }

describe('the day whose card a leaf shows', () => {
  it('is its first day', () => {
    expect(chosenDay(LEAF, null)).toBe('2026-11-01')
    expect(chosenDay(LEAF, new Set(['2026-12-01', '12-02']))).toBe('2026-11-01')
  })

  it('is the first that the visitor keeps, of that date or of any year', () => {
    expect(chosenDay(LEAF, new Set(['2026-11-03']))).toBe('2026-11-03')
    expect(chosenDay(LEAF, new Set(['2026-11-03', '11-02']))).toBe('2026-11-02')
  })
})

describe('what is printed', () => {
  it('has every day of the month once, in its order', () => {
    const store = createStore()
    store.set(printMonthAtom, '2028-02')
    const days = store.get(printSheetsAtom).en.flatMap(({ cards }) => cards.map(({ key }) => key))
    expect(days).toHaveLength(29)
    expect(days).toEqual(days.toSorted())
  })

  it('shows its first sheet again when another choice is made', () => {
    const store = createStore()
    store.set(shownSheetAtAtom, 7)
    store.set(printChoiceAtom, { kind: 'desk' })
    expect(store.get(shownSheetAtAtom)).toBe(0)
  })

  it('keeps the paper of each kind', () => {
    const store = createStore()
    const { papers } = store.get(printChoiceAtom)
    store.set(printChoiceAtom, { papers: { ...papers, cards: 'letter' } })
    store.set(printChoiceAtom, { kind: 'poster' })
    store.set(printMonthAtom, '2026-11')
    expect(store.get(printSheetsAtom).en[0]).toMatchObject({ widthMm: 297, heightMm: 420 })
    store.set(printChoiceAtom, { kind: 'cards' })
    expect(store.get(printSheetsAtom).en[0]).toMatchObject({ widthMm: 279.4, heightMm: 215.9 })
  })

  it('has the Chinese calendar on Chinese pages, until that is chosen', () => {
    const store = createStore()
    const shows = () => (['en', 'zh'] as const).map((id) => isChineseOf(store.get(printChoiceAtom), id))
    expect(shows()).toEqual([false, true])
    store.set(printChoiceAtom, { isChinese: true })
    expect(shows()).toEqual([true, true])
  })

  it('begins weeks as the language does, until that is chosen', () => {
    const store = createStore()
    store.set(printChoiceAtom, { kind: 'poster' })
    store.set(printMonthAtom, '2026-11')
    const firstLeft = (language: 'en' | 'zh') => store.get(printSheetsAtom)[language][0]!.cards[0]!.trim.x // 1 November 2026 is a Sunday
    expect(firstLeft('en')).toBeLessThan(firstLeft('zh'))
    store.set(printChoiceAtom, { first: 1 })
    expect(firstLeft('en')).toBe(firstLeft('zh'))
  })

  it('waits for the quotes of days', () => {
    expect(createStore().get(printedCardAtom)('2026-11-21')).toBeNull()
  })
})
