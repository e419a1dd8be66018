import type { Card } from '../../../card/card'
import { dayCard } from '../../../card/dayCard'
import { SETTING_NAMES } from '../../../card/namedSettings'
import { FIRST_WEEKDAY } from '../../../language/dateInWords'
import { LANGUAGES, type LanguageId } from '../../../language/languages'
import { PAPERS, type PaperId } from '../../../print/papers'
import type { PrintSheet } from '../../../print/sheet'
import { usageError, CommandError, reasonOf } from '../commandError'
import { parseJob } from '../job'
import type { OptionName, OptionValues } from '../options'
import { parseKey } from '../optionValues'
import { writeFileAtomically } from '../atomicWrite'
import type { CommandDependencies } from '../command'
import { lackedGlyphs, problemsOf } from '../drawing/problems'
import { progressLine, SILENT } from '../progress'
import { dateParts } from '../../../calendar/day'
import { monthOf } from '../../../calendar/monthGrid'
import { cardSheets, type CardCountId } from '../../../print/cardSheets'
import { deskCalendar, type DeskChoice } from '../../../print/deskCalendar'
import { monthPoster } from '../../../print/monthPoster'
import type { CalendarChoice } from '../../../print/months'

interface PrintJob {
  sheets: readonly PrintSheet[]
  cardOf: (day: string) => Card
  file: string | null
  about: { title: string; language: LanguageId }
  warnings: readonly string[]
}

/** Sheets have their own sizes; this process draws one file of them. */
const NOT_WITH_PRINT = [
  'target',
  'ratio',
  'scale',
  'quality',
  'pack',
  'orders',
  'shard',
  'skip-existing',
] as const satisfies readonly OptionName[]

/** without these, each day has its own look, as on the page */
const LOOK_OPTIONS = [
  'template',
  'frame',
  'composition',
  'json',
  ...SETTING_NAMES,
  'seal',
  'seal-text',
  'seal-style',
  'seal-place',
  'art',
  'seed',
  'palette',
  'product',
  'card',
] as const satisfies readonly OptionName[]

const FIRST = { sunday: 0, monday: 1 } as const

export function refuseWithoutPrint(values: OptionValues): void {
  const needless = PRINT_OPTIONS.find((name) => values[name] !== undefined)
  if (needless) throw usageError(`--${needless}: it needs --print`)
}

/** @param given the card of --card */
export function parsePrint(values: OptionValues, today: string, given: Card | null): PrintJob {
  const { out, format, ...asked } = values
  const kind = parseKey('print', values.print ?? '', PRINTS)
  const print: Print = PRINTS[kind]
  refuseOthers(values, kind, print)
  const job = parseJob(asked, today, given)
  const language = parseKey('language', values.language ?? 'en', LANGUAGES)
  const week = values['week-starts']
  const calendar = {
    first: week === undefined ? FIRST_WEEKDAY[language] : FIRST[parseKey('week-starts', week, FIRST)],
    isChinese: values['without-lunar'] !== true,
    language,
  }
  const paper = parseKey('paper', values.paper ?? print.paper, PAPERS)
  const title = print.titleOf(job.days)
  const hasLook = LOOK_OPTIONS.some((name) => values[name] !== undefined)
  return {
    sheets: print.sheetsOf({ values, days: job.days, paper, calendar }),
    cardOf: (day) => {
      const card = job.cardOf(day)
      return hasLook || card.kind !== 'quote' ? card : dayCard(card.quote, day)
    },
    file: pdfPath(out, format, `${title}.pdf`),
    about: { title, language },
    warnings: job.warnings,
  }
}

function refuseOthers(values: OptionValues, kind: string, { options, showsAnyDay }: Print): void {
  const refuse = (names: readonly OptionName[], why: string) => {
    const clashing = names.find((name) => values[name] !== undefined)
    if (clashing) throw usageError(`--print ${kind} and --${clashing}: ${why}`)
  }
  refuse(NOT_WITH_PRINT, 'print sheets have their own sizes, and are one PDF')
  const others = PRINT_OPTIONS.filter((name) => !options.includes(name))
  refuse(others, 'it means nothing to these sheets')
  if (showsAnyDay) refuse(['quote', 'card', 'product'], 'each of its days has words of its own')
}

function pdfPath(out: string | undefined, format: string | undefined, usual: string): string | null {
  if (format !== undefined && format !== 'pdf')
    throw usageError(`--print and --format ${format}: print sheets are a PDF`)
  if (out === undefined) return usual
  if (out === '-') return null
  if (/\.pdf$/i.test(out)) return out
  throw usageError(`--out is "${out}": print sheets are one PDF, and it must end in .pdf`)
}

/** Returns the exit code: 3 if a card has □. @throws {CommandError} */
export async function drawPrint(
  { sheets, cardOf, file, about }: PrintJob,
  { quiet }: OptionValues,
  {
    isTerminal,
    nowMs,
    writeError,
    writeOutput,
    warn,
  }: CommandDependencies & { warn: (message: string) => void },
): Promise<0 | 3> {
  const count = sheets.reduce((sum, { cards }) => sum + cards.length, 0)
  const progress = isTerminal.stderr && !quiet ? progressLine({ write: writeError, nowMs, count }) : SILENT
  const { vectorPages } = await import('../../../export/vector/vectorPages')
  const { filePictures } = await import('../../../engine/filePictures')
  let code: 0 | 3 = 0
  const bytes = await vectorPages(sheets, about, {
    cardOf,
    picturesFor: (cardPx) => filePictures(undefined, cardPx),
    onDrawn: (day, drawn) => {
      const problems = problemsOf(drawn)
      if (lackedGlyphs(drawn).length > 0) code = 3
      if (problems.length > 0) progress.pause()
      for (const problem of problems) warn(`${day}: ${problem}`)
      progress.step(day)
    },
  }).catch((cause: unknown) => {
    throw new CommandError(reasonOf(cause), 1, { cause })
  })
  progress.pause()
  if (file === null) {
    await writeOutput(bytes)
    return code
  }
  writeFileAtomically(file, bytes)
  if (!quiet) writeError(`${file}  ${sheets.length === 1 ? '1 sheet' : `${sheets.length} sheets`}\n`)
  return code
}

interface AskedPrint {
  values: OptionValues
  days: readonly string[]
  paper: PaperId
  calendar: CalendarChoice
}

interface Print {
  paper: PaperId // default
  options: readonly OptionName[] // supported print options
  showsAnyDay: boolean // whichever days were requested
  sheetsOf: (asked: AskedPrint) => readonly PrintSheet[]
  titleOf: (days: readonly string[]) => string // also the file name
}

const PER_SHEET = { 1: 'one', 2: 'two', 4: 'four', 8: 'eight' } as const satisfies Record<number, CardCountId>
const LEAVES = { months: 'months', weeks: 'weeks' } as const satisfies Record<string, DeskChoice['leaves']>

const PRINTS = {
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

export const PRINT_OPTIONS: readonly OptionName[] = [
  ...new Set(Object.values<Print>(PRINTS).flatMap(({ options }) => options)),
]

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
