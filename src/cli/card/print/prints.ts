import { dateParts } from '../../../calendar/day'
import { monthOf } from '../../../calendar/monthGrid'
import { cardSheets, type CardCountId } from '../../../print/cardSheets'
import { deskCalendar, type DeskChoice } from '../../../print/deskCalendar'
import { monthPoster } from '../../../print/monthPoster'
import type { CalendarChoice } from '../../../print/months'
import type { PaperId } from '../../../print/papers'
import type { PrintSheet } from '../../../print/sheet'
import type { OptionName, OptionValues } from '../options'
import { parseKey } from '../optionValues'

export interface AskedPrint {
  values: OptionValues
  days: readonly string[]
  paper: PaperId
  calendar: CalendarChoice
}

export interface Print {
  paper: PaperId // default
  options: readonly OptionName[] // supported print options
  showsAnyDay: boolean // whichever days were requested
  /** @throws {CommandError} */
  sheetsOf: (asked: AskedPrint) => readonly PrintSheet[]
  titleOf: (days: readonly string[]) => string // also the file name
}

const PER_SHEET = { 1: 'one', 2: 'two', 4: 'four', 8: 'eight' } as const satisfies Record<number, CardCountId>
const LEAVES = { months: 'months', weeks: 'weeks' } as const satisfies Record<string, DeskChoice['leaves']>

/** To add a value of --print, add an entry here. */
export const PRINTS = {
  cards: {
    paper: 'a4',
    options: ['paper', 'per-sheet', 'without-bleed', 'without-marks'],
    showsAnyDay: false,
    sheetsOf: ({ values, days, paper }) =>
      cardSheets(days, {
        paper,
        count: PER_SHEET[parseKey('per-sheet', values['per-sheet'] ?? '2', PER_SHEET)],
        hasBleed: values['without-bleed'] !== true,
        hasMarks: values['without-marks'] !== true,
      }),
    titleOf: (days) => `quotidian-cards-${ends(days)}`,
  },
  poster: {
    paper: 'a3',
    options: ['paper', 'without-lunar', 'week-starts'],
    showsAnyDay: true,
    sheetsOf: ({ days, paper, calendar }) =>
      each(days, monthOf).map((month) => monthPoster(month, { ...calendar, paper })),
    titleOf: (days) => `quotidian-poster-${ends(each(days, monthOf))}`,
  },
  desk: {
    paper: 'a4',
    options: ['paper', 'leaves', 'without-marks', 'without-lunar', 'week-starts'],
    showsAnyDay: true,
    sheetsOf: ({ values, days, paper, calendar }) => {
      const leaves = LEAVES[parseKey('leaves', values.leaves ?? 'months', LEAVES)]
      const choice = { ...calendar, paper, leaves, hasMarks: values['without-marks'] !== true }
      return each(days, yearOf).flatMap((year) => deskCalendar(year, choice, (leaf) => leaf.days[0]!))
    },
    titleOf: (days) => `quotidian-desk-calendar-${ends(each(days, yearOf))}`,
  },
} as const satisfies Record<string, Print>

export const PRINT_OPTIONS = [
  'paper',
  'per-sheet',
  'leaves',
  'week-starts',
  'without-bleed',
  'without-marks',
  'without-lunar',
] as const satisfies readonly OptionName[]

function yearOf(day: string): number {
  return dateParts(day).year
}

function each<Part>(days: readonly string[], partOf: (day: string) => Part): Part[] {
  return [...new Set(days.map(partOf))]
}

/** `2026-11`, or `2026-11-2027-01` */
function ends(parts: readonly (string | number)[]): string {
  return [...new Set([parts[0], parts.at(-1)])].join('-')
}
