import { atom } from 'jotai'
import type { Card } from '../../card/card'
import { dayCard } from '../../card/dayCard'
import { weeksOf } from '../../calendar/monthGrid'
import { LANGUAGE_IDS, type LanguageId } from '../../language/languages'
import { cardSheets } from '../../print/cardSheets'
import { deskCalendar } from '../../print/deskCalendar'
import type { CalendarLeaf } from '../../print/papers'
import { monthPoster } from '../../print/monthPoster'
import { THIS_CARD, type PrintSheet } from '../../print/sheet'
import { shownCardAtom } from '../draft'
import { keptDaysAtom } from '../kept/keptDays'
import { quoteOfDayAtom } from '../set/setChoice'
import { firstWeekdayOf, isChineseOf, printChoiceAtom, printMonthAtom, type PrintChoice } from './printChoice'
import { dateParts } from '../../calendar/day'

/** By page language, which determines the first weekday and day names. */
export const printSheetsAtom = atom((get): Record<LanguageId, readonly PrintSheet[]> => {
  const choice = get(printChoiceAtom)
  const [month, kept] = [get(printMonthAtom), get(keptDaysAtom)]
  const sheetsIn = (language: LanguageId) => sheetsOf(choice, month, kept, language)
  return Object.fromEntries(LANGUAGE_IDS.map((id) => [id, sheetsIn(id)])) as Record<
    LanguageId,
    readonly PrintSheet[]
  >
})

/** True if the printed cards are those of days, which need their quotes. */
export const printsDaysAtom = atom((get) => {
  const { kind, subject } = get(printChoiceAtom)
  return kind !== 'cards' || subject === 'days'
})

const printLookAtom = atom((get) => get(printChoiceAtom).look)

export const printedCardAtom = atom((get) => {
  const quotes = get(quoteOfDayAtom)
  const own = get(shownCardAtom)
  const look = get(printLookAtom)
  const known = new Map<string, Card>()
  return (key: string): Card | null => {
    if (key === THIS_CARD) return own
    if (!quotes) return null
    const quote = quotes.quoteOf(key)
    const card: Card =
      known.get(key) ??
      (look === 'card' && own ? { kind: 'quote', quote, settings: own.settings } : dayCard(quote, key))
    known.set(key, card)
    return card
  }
})

function sheetsOf(
  choice: PrintChoice,
  month: string,
  kept: ReadonlySet<string> | null,
  language: LanguageId,
): readonly PrintSheet[] {
  const paper = choice.papers[choice.kind]
  const calendar = {
    paper,
    first: firstWeekdayOf(choice, language),
    isChinese: isChineseOf(choice, language),
    language,
  }
  if (choice.kind === 'poster') return [monthPoster(month, calendar)]
  if (choice.kind === 'desk')
    return deskCalendar(
      dateParts(`${month}-01`).year,
      { ...calendar, leaves: choice.leaves, hasMarks: choice.hasMarks },
      (leaf) => chosenDay(leaf, kept),
    )
  const keys =
    choice.subject === 'card'
      ? [THIS_CARD]
      : weeksOf(month, 0)
          .flat()
          .filter((day) => day !== null)
  return cardSheets(keys, { ...choice, paper })
}

/** The day shown on a leaf: the first one the visitor keeps, otherwise the first. */
export function chosenDay({ days }: CalendarLeaf, kept: ReadonlySet<string> | null): string {
  return days.find((day) => kept?.has(day) || kept?.has(day.slice('yyyy-'.length))) ?? days[0]!
}
