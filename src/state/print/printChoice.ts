import { atom } from 'jotai'
import type { FirstWeekday } from '../../calendar/monthGrid'
import { isDayName } from '../../calendar/dayPaths'
import type { SetLook } from '../../card/set/setItems'
import { FIRST_WEEKDAY } from '../../language/dateInWords'
import type { LanguageId } from '../../language/languages'
import type { CardCountId } from '../../print/cardSheets'
import type { DeskChoice } from '../../print/deskCalendar'
import type { PaperId } from '../../print/papers'
import { todayOf } from '../quote'
import { rangeEndsAtom } from '../set/setChoice'

export type PrintKind = 'cards' | 'poster' | 'desk'

export interface PrintChoice {
  kind: PrintKind
  papers: Record<PrintKind, PaperId>
  count: CardCountId
  subject: 'days' | 'card' // for cards: a month's, or the editor's card
  look: SetLook // for days: their own look, or the card's
  leaves: DeskChoice['leaves']
  hasBleed: boolean
  hasMarks: boolean
  isChinese: boolean | null // with the Chinese calendar; null: on Chinese pages
  first: FirstWeekday | null // null: as usual for the page's language
}

const choiceBaseAtom = atom<PrintChoice>({
  kind: 'cards',
  papers: { cards: 'a4', poster: 'a3', desk: 'a4' },
  count: 'two',
  subject: 'days',
  look: 'day',
  leaves: 'months',
  hasBleed: true,
  hasMarks: true,
  isChinese: null,
  first: null,
})
const chosenMonthAtom = atom<string | null>(null)

/** Any change shows the first sheet again. */
export const printChoiceAtom = atom(
  (get) => get(choiceBaseAtom),
  (get, set, patch: Partial<PrintChoice>) => {
    set(choiceBaseAtom, { ...get(choiceBaseAtom), ...patch })
    set(shownSheetAtAtom, 0)
  },
)

/** The month to print, yyyy-mm; a desk calendar uses its year. Initially the month of the set's days. */
export const printMonthAtom = atom(
  (get) => {
    const { from } = get(rangeEndsAtom)
    const day = isDayName(from) && from.length === 10 ? from : todayOf(get)
    return get(chosenMonthAtom) ?? day.slice(0, 7)
  },
  (_get, set, month: string) => {
    set(chosenMonthAtom, month)
    set(shownSheetAtAtom, 0)
  },
)

export const shownSheetAtAtom = atom(0)

export function isChineseOf({ isChinese }: Pick<PrintChoice, 'isChinese'>, language: LanguageId): boolean {
  return isChinese ?? language === 'zh'
}

export function firstWeekdayOf({ first }: Pick<PrintChoice, 'first'>, language: LanguageId): FirstWeekday {
  return first ?? FIRST_WEEKDAY[language]
}
