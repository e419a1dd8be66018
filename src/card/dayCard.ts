/** A plain sheet whose colour follows the months. Sundays are dark. */
import { dateParts, daysInMonth, weekdayOf } from '../calendar/day'
import { dateOfDay, isOfAnyYear } from '../calendar/dayPaths'
import { fromOklab } from '../scene/colour'
import type { QuoteCard } from './card'
import type { Quote } from './quote'
import { DEFAULT_SETTINGS, type CardSettings } from './settings'

/** OKLCH, degrees, at each month's start and the year's end; the blues with snow are those of winter. */
const HUES_DEG = [225, 290, 350, 425, 480, 520, 575, 500, 435, 395, 452, 622, 585] as const
const SHEET = {
  pale: [
    { lightness: 0.96, chroma: 0.023, turnDeg: 0 },
    { lightness: 0.89, chroma: 0.044, turnDeg: -6 },
  ],
  deep: [
    { lightness: 0.37, chroma: 0.042, turnDeg: 0 },
    { lightness: 0.27, chroma: 0.038, turnDeg: -10 },
  ],
} as const

type SheetId = keyof typeof SHEET

export function daySheet(dayName: string, sheet: SheetId = sheetOf(dayName)): { from: string; to: string } {
  const date = dateOfDay(dayName)
  const [from = '', to = ''] = SHEET[sheet].map(({ lightness, chroma, turnDeg }) =>
    colourOf(lightness, chroma, hueDegOf(date) + turnDeg),
  )
  return { from, to }
}

/** @param dayName yyyy-mm-dd, or mm-dd, which is never a Sunday; a sheet forces pale or deep */
export function dayLook(dayName: string, sheet: SheetId = sheetOf(dayName)): CardSettings {
  const { from, to } = daySheet(dayName, sheet)
  return {
    ...DEFAULT_SETTINGS,
    theme: sheet === 'deep' ? 'dark' : 'light',
    aspectRatio: '4:5',
    frameStyle: 'clean',
    backgroundType: 'gradient',
    gradientValue: `bg-gradient-to-b from-[${from}] to-[${to}]`,
    shadow: 'none',
    showDate: !isOfAnyYear(dayName),
    showQuotationMarks: false,
    textSettings: {
      ...DEFAULT_SETTINGS.textSettings,
      fontFamily: 'font-serif',
      bold: false,
      letterSpacing: null,
      align: 'text-left',
    },
  }
}

/** @param dayName yyyy-mm-dd, or mm-dd: no date on the card */
export function dayCard(quote: Quote, dayName: string = quote.date): QuoteCard {
  return { kind: 'quote', quote, settings: dayLook(dayName) }
}

function sheetOf(dayName: string): keyof typeof SHEET {
  return !isOfAnyYear(dayName) && weekdayOf(dayName) === 0 ? 'deep' : 'pale'
}

function hueDegOf(date: string): number {
  const { year, month, day } = dateParts(date)
  const [from = 0, to = 0] = HUES_DEG.slice(month - 1)
  return from + ((to - from) * (day - 1)) / daysInMonth(year, month)
}

function colourOf(lightness: number, chroma: number, hueDeg: number): string {
  const angle = (hueDeg * Math.PI) / 180
  return fromOklab([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]).toLowerCase()
}
