/**
 * Writes chineseTable.ts from tyme4ts; run `node src/calendar/make.mjs` after updating it.
 * Three 6-bit letters per Chinese year: leap month (4 bits), then the months of 30 days (13 bits, first month
 * lowest). Eight letters per Gregorian year: each term's delay in days after its earliest day (2 bits, first
 * highest).
 */
import { writeFileSync } from 'node:fs'
import { LunarYear, SolarTerm } from 'tyme4ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const FIRST = 1901
const LAST = 2100
const TERMS = 24

const months = yearsFrom(FIRST - 1).map((year) => {
  const lunarYear = LunarYear.fromYear(year)
  const long = lunarYear.getMonths().map((month, at) => (month.getDayCount() === 30 ? 1 << at : 0))
  return inLetters((lunarYear.getLeapMonth() << 13) | long.reduce((bits, bit) => bits | bit), 3)
})
const days = yearsFrom(FIRST).map((year) =>
  Array.from({ length: TERMS }, (_, at) =>
    SolarTerm.fromIndex(year, at + 1)
      .getSolarDay()
      .getDay(),
  ),
)
const earliest = Array.from({ length: TERMS }, (_, at) => Math.min(...days.map((ofYear) => ofYear[at])))
const terms = days.map((ofYear) => {
  const later = ofYear.map((day, at) => day - earliest[at])
  if (later.some((count) => count > 3)) throw new Error(`two bits are too few for ${later}`)
  const byLetter = Array.from({ length: TERMS / 3 }, (_, at) => later.slice(3 * at, 3 * at + 3))
  return byLetter.map(([a, b, c]) => inLetters((a << 4) | (b << 2) | c, 1)).join('')
})

writeFileSync(
  new URL('chineseTable.ts', import.meta.url),
  `/** Made by make.mjs, which says what the letters mean. */
export const FIRST_YEAR = ${FIRST}
export const LAST_YEAR = ${LAST}
/** From the Chinese year that began in ${FIRST - 1}, on 31 January, three letters a year. */
export const MONTHS =
  '${months.join('')}'
/** The earliest day of each term in its month, from January on, two a month. */
export const EARLIEST_TERMS = [${earliest.join(', ')}]
/** From ${FIRST} on, eight letters a year. */
export const TERMS =
  '${terms.join('')}'
`,
)

function yearsFrom(first) {
  return Array.from({ length: LAST - first + 1 }, (_, at) => first + at)
}

function inLetters(bits, count) {
  return Array.from({ length: count }, (_, at) => LETTERS[(bits >> (6 * (count - 1 - at))) & 63]).join('')
}
